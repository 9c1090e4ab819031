import { findAdulthoodDate, isMinor, isOldEnough, isPlausibleBirthDate } from './personal-details';

const today = new Date('2026-03-01T12:00:00Z');

describe('isOldEnough', () => {
  it.each([
    ['2013-03-01', true, 'on the thirteenth birthday'],
    ['2013-03-02', false, 'one day before it'],
    ['2012-12-31', true, 'months after it'],
  ])('for a person born %s: %s, %s', (birthDate, answer) => {
    expect(isOldEnough(birthDate, today)).toBe(answer);
  });

  it.each([
    ['2025-02-28T23:59:59Z', false],
    ['2025-03-01T00:00:00Z', true],
  ])('counts a birthday on 29 February from 1 March in other years (%s)', (now, answer) => {
    expect(isOldEnough('2012-02-29', new Date(now))).toBe(answer);
  });

  it('uses the day in UTC, not in the server’s time zone', () => {
    expect(isOldEnough('2013-03-02', new Date('2026-03-01T23:59:59.999Z'))).toBe(false);
    expect(isOldEnough('2013-03-02', new Date('2026-03-02T00:00:00Z'))).toBe(true);
  });
});

describe('a birth date', () => {
  it.each(['2000-02-29', '2026-03-01', '1906-03-02', '1985-12-31'])('can be %s', (text) => {
    expect(isPlausibleBirthDate(text, today)).toBe(true);
  });

  it.each([
    '2012-02-30',
    '2011-02-29',
    '2000-13-01',
    '2000-00-10',
    '1800-01-01',
    '1906-03-01',
    '2026-03-02',
    '2012-2-3',
    '2000-01-01T00:00:00Z',
    '01.02.2000',
    '0000-00-00',
    '',
  ])('cannot be %p', (text) => {
    expect(isPlausibleBirthDate(text, today)).toBe(false);
  });
});

describe('being a minor', () => {
  it.each([
    ['the day before the eighteenth birthday', '2008-03-02', '2026-03-01T23:59:59Z', true],
    ['the eighteenth birthday', '2008-03-02', '2026-03-02T00:00:00Z', false],
    ['someone born on a leap day, in a short year', '2008-02-29', '2026-02-28T12:00:00Z', true],
    ['the same on the first of March', '2008-02-29', '2026-03-01T00:00:00Z', false],
  ])('is checked for %s', (_, birthDate, now, minor) => {
    expect(isMinor(birthDate, new Date(now))).toBe(minor);
  });

  it.each([
    ['2008-03-02', '2026-03-01T23:59:59Z', '2026-03-02'],
    ['2008-03-02', '2026-03-02T00:00:00Z', null],
    ['2008-02-29', '2026-02-28T12:00:00Z', '2026-03-01'],
    [null, '2026-03-01T00:00:00Z', null],
  ])('ends for a person born on %p, as of %s, on %p', (birthDate, now, day) => {
    expect(findAdulthoodDate(birthDate, new Date(now))).toBe(day);
  });
});
