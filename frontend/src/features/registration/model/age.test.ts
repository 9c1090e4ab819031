import { isAdult, isOldEnough } from './age';

const TODAY = new Date(2026, 10, 21);

describe('isAdult', () => {
  it.each([
    ['on the eighteenth birthday', '2008-11-21', true],
    ['the day before', '2008-11-22', false],
  ])('%s: %s is %s', (_, birthDate, adult) => {
    expect(isAdult(birthDate, TODAY)).toBe(adult);
  });
});

describe('isOldEnough', () => {
  it.each([
    ['on the birthday itself', '2013-11-21', true],
    ['the day after', '2013-11-20', true],
    ['the day before', '2013-11-22', false],
    ['long ago', '1950-01-01', true],
    ['not yet born', '2027-01-01', false],
    ['born today', '2026-11-21', false],
    ['a date that is none', 'yesterday', false],
    ['no date', '', false],
  ])('%s: %s is %s', (_, birthDate, oldEnough) => {
    expect(isOldEnough(birthDate, TODAY)).toBe(oldEnough);
  });

  it('counts a birthday on February 29 as March 1 in other years', () => {
    expect(isOldEnough('2012-02-29', new Date(2025, 1, 28))).toBe(false);
    expect(isOldEnough('2012-02-29', new Date(2025, 2, 1))).toBe(true);
  });
});
