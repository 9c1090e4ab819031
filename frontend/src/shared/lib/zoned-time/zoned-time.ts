import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { DAY_MS, MINUTE_MS } from '@/shared/config';

type Moment = string | Date;

const formatInZone = (at: Moment, zone: string, pattern: string) => format(new TZDate(new Date(at), zone), pattern);

/** Returns the time zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Formats a period: 'Monday, Jan 5, 3:00 PM - 4:00 PM', with the second day if it is another. */
export function formatTimeRange(start: Moment, end: Moment, zone: string): string {
  const until =
    toDayKey(start, zone) === toDayKey(end, zone)
      ? formatTimeOfDay(end, zone)
      : formatInZone(end, zone, 'EEEE, MMM d, h:mm a');
  return `${formatInZone(start, zone, 'EEEE, MMM d, h:mm a')} - ${until}`;
}

/** '3:00 PM'. */
export const formatTimeOfDay = (at: Moment, zone: string): string => formatInZone(at, zone, 'h:mm a');

/** Formats a day: 'Monday, Jan 5', with the year unless it is the one of `now`. */
export function formatDayInZone(at: Moment, zone: string, now: Moment): string {
  const isThisYear = formatInZone(at, zone, 'yyyy') === formatInZone(now, zone, 'yyyy');
  return formatInZone(at, zone, isThisYear ? 'EEEE, MMM d' : 'EEEE, MMM d, yyyy');
}

/** Formats a day in the calendar of the zone: '2027-01-05'. */
export const toDayKey = (at: Moment, zone: string): string => formatInZone(at, zone, 'yyyy-MM-dd');

/** Formats a time for a time field: '15:00'. */
export const toTimeFieldValue = (at: Moment, zone: string): string => formatInZone(at, zone, 'HH:mm');

/** Whether the clocks of two zones show the same time at this moment and for the next year. */
export function haveSameOffset(one: string, other: string, now: Date): boolean {
  const days = [0, 91, 182, 273, 364].map((count) => new Date(now.getTime() + count * DAY_MS));
  return days.every((at) => tzOffset(one, at) === tzOffset(other, at));
}

export interface WallClock {
  at: Date;
  /** Whether the clocks of the zone skip this time; then `at` is later by as much as they jump. */
  isSkipped: boolean;
  /** Whether the clocks show this time twice on that day; `at` is the first. */
  isTwice: boolean;
}

/**
 * Returns the moment at which the clocks of a zone show a time.
 *
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM'
 * @returns null if the date or the time is invalid
 */
export function parseWallClock(date: string, time: string, zone: string): WallClock | null {
  // Browsers parse fields that are not filled in as a date of long ago.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  const offsetMs = (at: number) => tzOffset(zone, new Date(at)) * MINUTE_MS;

  // Around a clock change, the offsets of the day before and the day after are the two that are possible.
  const before = wall - offsetMs(wall - DAY_MS);
  const after = wall - offsetMs(wall + DAY_MS);
  const candidate = [...new Set([before, after])].filter((at) => at + offsetMs(at) === wall);
  const first = candidate.length > 0 ? Math.min(...candidate) : before;
  return { at: new Date(first), isSkipped: candidate.length === 0, isTwice: candidate.length > 1 };
}
