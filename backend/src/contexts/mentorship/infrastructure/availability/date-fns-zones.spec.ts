import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { momentAt } from '../../domain/availability/availability';
import { DateFnsZones } from './date-fns-zones';

/** Times around the nights on which clocks change; the page reads the same file (`wallClock`). */
const CLOCK_CHANGES = JSON.parse(
  readFileSync(join(__dirname, '../../domain/availability/testing/clock-changes.json'), 'utf8'),
) as { zone: string; date: string; time: string; at: string; isSkipped: boolean }[];

describe('the clocks of a time zone', () => {
  it.each(CLOCK_CHANGES)('show $time on $date in $zone at one moment', ({ zone, date, time, at, isSkipped }) => {
    const clock = Date.parse(`${date}T${time}:00Z`);
    expect(momentAt(new DateFnsZones().findByName(zone)!, clock)).toBe(isSkipped ? null : Date.parse(at));
  });
});
