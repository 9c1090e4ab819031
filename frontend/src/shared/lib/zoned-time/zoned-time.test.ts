import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTimeOfDay, toDayKey, formatDayInZone, toTimeFieldValue, formatTimeRange, parseWallClock } from '.';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const LORD_HOWE = 'Australia/Lord_Howe';

/**
 * Times around the nights on which clocks change. A skipped time is later by as much as the clocks jump; of a repeated
 * one, the first counts.
 */
const CLOCK_CHANGES = JSON.parse(
  readFileSync(
    join(__dirname, '../../../../../backend/src/contexts/mentorship/domain/availability/testing/clock-changes.json'),
    'utf8',
  ),
) as { zone: string; date: string; time: string; at: string; isSkipped: boolean; isTwice: boolean }[];

describe('formatting the time of a meeting', () => {
  it('contains the day, the start and the end', () => {
    expect(formatTimeRange('2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', NEW_YORK)).toBe(
      'Monday, Jan 5, 3:00 PM - 4:00 PM',
    );
  });

  it('contains the second day if it ends on another', () => {
    expect(formatTimeRange('2026-01-06T04:30:00Z', '2026-01-06T05:30:00Z', NEW_YORK)).toBe(
      'Monday, Jan 5, 11:30 PM - Tuesday, Jan 6, 12:30 AM',
    );
  });

  it('uses the clocks of the zone', () => {
    expect(formatTimeRange('2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', BERLIN)).toBe(
      'Monday, Jan 5, 9:00 PM - 10:00 PM',
    );
    expect(formatTimeOfDay('2026-07-01T12:00:00Z', LORD_HOWE)).toBe('10:30 PM');
  });

  it('contains the year unless it is the current one', () => {
    const now = '2026-06-01T00:00:00Z';
    expect(formatDayInZone('2026-12-31T12:00:00Z', BERLIN, now)).toBe('Thursday, Dec 31');
    expect(formatDayInZone('2027-01-01T12:00:00Z', BERLIN, now)).toBe('Friday, Jan 1, 2027');
  });

  it('supports the formats of date and time fields', () => {
    expect([toDayKey('2026-12-31T23:30:00Z', BERLIN), toTimeFieldValue('2026-12-31T23:30:00Z', BERLIN)]).toEqual([
      '2027-01-01',
      '00:30',
    ]);
  });
});

describe('the moment of a typed time', () => {
  it.each([
    [NEW_YORK, '2027-01-05', '15:00', '2027-01-05T20:00:00.000Z'],
    [BERLIN, '2027-07-05', '15:00', '2027-07-05T13:00:00.000Z'],
    [LORD_HOWE, '2027-07-05', '15:00', '2027-07-05T04:30:00.000Z'],
  ])('follows the clocks of %s', (zone, date, time, at) => {
    expect(parseWallClock(date, time, zone)).toEqual({ at: new Date(at), isSkipped: false, isTwice: false });
  });

  it.each(CLOCK_CHANGES)(
    'agrees with the server about $date $time in $zone',
    ({ zone, date, time, at, isSkipped, isTwice }) => {
      expect(parseWallClock(date, time, zone)).toEqual({ at: new Date(at), isSkipped, isTwice });
    },
  );

  it.each([
    ['', '15:00'],
    ['2027-01-05', ''],
    ['soon', '15:00'],
  ])('is null without a date and a time', (date, time) => {
    expect(parseWallClock(date, time, BERLIN)).toBeNull();
  });
});
