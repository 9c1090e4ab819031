import { isAtNight } from './slots';
import type { TimeZone } from './availability';

const UTC: TimeZone = { offsetAt: () => 0 };
const EASTERN: TimeZone = { offsetAt: () => -300 };
const at = (from: string, until: string) => ({
  startTime: new Date(`2027-03-01T${from}Z`),
  endTime: new Date(`2027-03-01T${until}Z`),
});

describe('night hours, 23:00 to 06:00 on the local clock', () => {
  it.each([
    ['05:30:00', '05:59:59', true],
    ['05:59:00', '06:30:00', true],
    ['06:00:00', '07:00:00', false],
    ['22:00:00', '23:00:00', false],
    ['22:30:00', '23:01:00', true],
    ['23:00:00', '23:30:00', true],
    ['00:00:00', '01:00:00', true],
    ['12:00:00', '13:00:00', false],
  ])('from %s to %s: %s', (from, until, expected) => {
    expect(isAtNight(UTC, at(from, until))).toBe(expected);
  });

  it('are read from the clock of the zone, not from UTC', () => {
    expect(isAtNight(EASTERN, at('11:00:00', '12:00:00'))).toBe(false);
    expect(isAtNight(EASTERN, at('10:59:00', '12:00:00'))).toBe(true);
    expect(isAtNight(EASTERN, at('03:00:00', '04:00:00'))).toBe(false);
    expect(isAtNight(EASTERN, at('04:00:00', '05:00:00'))).toBe(true);
  });

  it('are found in the middle of a meeting that starts and ends by day', () => {
    const overnight = { startTime: new Date('2027-03-01T20:00:00Z'), endTime: new Date('2027-03-02T08:00:00Z') };
    expect(isAtNight(UTC, overnight)).toBe(true);
  });
});
