import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMomentOfLocalTime } from '../../domain/availability/availability';
import { IntlTimeZoneDatabase } from './intl-time-zone-database';

const zones = new IntlTimeZoneDatabase();
const written = (startTime: string, endTime: string, zone: string | null): string =>
  zones.formatPeriod({ startTime: new Date(startTime), endTime: new Date(endTime) }, zone);
const offset = (name: string, at: string): number | undefined => zones.findByName(name)?.offsetAt(Date.parse(at));

/** Times around the nights on which clocks change; the page uses the same file (`parseWallClock`). */
const CLOCK_CHANGES = JSON.parse(
  readFileSync(join(__dirname, '../../domain/availability/testing/clock-changes.json'), 'utf8'),
) as { zone: string; date: string; time: string; at: string; isSkipped: boolean }[];

describe('local times', () => {
  it.each(CLOCK_CHANGES)(
    'resolve $time on $date in $zone to one moment, or to none if it is skipped',
    ({ zone, date, time, at, isSkipped }) => {
      const clock = Date.parse(`${date}T${time}:00Z`);
      expect(findMomentOfLocalTime(zones.findByName(zone)!, clock)).toBe(isSkipped ? null : Date.parse(at));
    },
  );
});

describe('a time zone', () => {
  it.each([
    ['America/New_York', '2027-03-14T06:59:59.999Z', -300],
    ['America/New_York', '2027-03-14T07:00:00Z', -240],
    ['America/New_York', '2027-11-07T05:59:59.999Z', -240],
    ['America/New_York', '2027-11-07T06:00:00Z', -300],
    ['Europe/Berlin', '2027-10-31T01:00:00Z', 60],
    ['Australia/Lord_Howe', '2027-04-03T14:59:59.999Z', 660],
    ['Australia/Lord_Howe', '2027-04-03T15:00:00Z', 630],
    ['Asia/Kathmandu', '2027-01-01T00:00:00Z', 345],
    ['UTC', '2027-01-01T00:00:00Z', 0],
  ])('named %s at %s has an offset of %i minutes', (name, at, minutes) => {
    expect(offset(name, at)).toBe(minutes);
  });

  it('is found by each of its names', () => {
    for (const name of ['Asia/Kolkata', 'Asia/Calcutta', 'asia/calcutta']) {
      expect(offset(name, '2027-01-01T00:00:00Z')).toBe(330);
    }
  });

  it.each([
    '',
    ' ',
    'Mars/Olympus',
    '+05:00',
    '-0500',
    'GMT+25',
    'America/New York',
    'America/',
    '../etc',
    'x'.repeat(99),
  ])('is not found by the name %j', (name) => {
    expect(zones.findByName(name)).toBeNull();
  });
});

describe('formatting the time of a meeting', () => {
  it('uses the time zone and the name that people use for it', () => {
    expect(written('2027-02-01T18:00:00Z', '2027-02-01T19:30:00Z', 'America/New_York')).toBe(
      'Monday, February 1, 2027, 1:00–2:30 PM ET',
    );
    expect(written('2027-07-01T18:00:00Z', '2027-07-01T19:00:00Z', 'Asia/Kolkata')).toBe(
      'Thursday, July 1, 2027, 11:30 PM to Friday, July 2, 2027, 12:30 AM India Time',
    );
    expect(written('2027-02-01T18:00:00Z', '2027-02-01T19:00:00Z', null)).toBe(
      'Monday, February 1, 2027, 6:00–7:00 PM UTC',
    );
    expect(written('2027-07-01T15:30:00Z', '2027-07-01T16:30:00Z', 'America/New_York')).toBe(
      'Thursday, July 1, 2027, 11:30 AM–12:30 PM ET',
    );
    expect(written('2027-07-01T15:30:00Z', '2027-07-01T16:30:00Z', 'America/Phoenix')).toBe(
      'Thursday, July 1, 2027, 8:30–9:30 AM MST',
    );
  });

  // Derived by hand from the rules of each zone.
  it.each([
    ['America/New_York', '2027-03-14T06:30', '2027-03-14T07:30', 'Sunday, March 14, 2027, 1:30 AM EST to 3:30 AM EDT'],
    [
      'America/New_York',
      '2027-11-07T05:30',
      '2027-11-07T06:30',
      'Sunday, November 7, 2027, 1:30 AM EDT to 1:30 AM EST',
    ],
    ['Europe/Berlin', '2027-03-28T00:30', '2027-03-28T01:30', 'Sunday, March 28, 2027, 1:30 AM GMT+1 to 3:30 AM GMT+2'],
    [
      'Europe/Berlin',
      '2027-10-31T00:30',
      '2027-10-31T01:30',
      'Sunday, October 31, 2027, 2:30 AM GMT+2 to 2:30 AM GMT+1',
    ],
    [
      'Australia/Lord_Howe',
      '2027-04-03T14:30',
      '2027-04-03T15:30',
      'Sunday, April 4, 2027, 1:30 AM GMT+11 to 2:00 AM GMT+10:30',
    ],
    [
      'Australia/Lord_Howe',
      '2027-10-02T15:00',
      '2027-10-02T16:00',
      'Sunday, October 3, 2027, 1:30 AM GMT+10:30 to 3:00 AM GMT+11',
    ],
  ])('is correct on nights on which clocks change: %s, %s', (zone, from, to, said) => {
    expect(written(`${from}:00Z`, `${to}:00Z`, zone)).toBe(said);
  });
});
