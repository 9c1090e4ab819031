type Moment = string | Date;

// Some versions of the locale data write a narrow no-break space before AM or PM, others a plain space.
const replaceNarrowSpaces = (text: string) => text.replaceAll('\u202f', ' ');

const formatDay = (at: Date, timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(at.getUTCFullYear() === now.getUTCFullYear() ? {} : { year: 'numeric' }),
    timeZone,
  }).format(at);

const formatTimeOfDay = (at: Date, timeZone: string, zone: boolean) =>
  replaceNarrowSpaces(
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      ...(zone ? { timeZoneName: 'short' } : {}),
      timeZone,
    }).format(at),
  );

/**
 * Formats start and end in one time zone: 'Monday, Jan 5, 3:00 PM - 4:00 PM EST'; the second day is named only if it
 * differs.
 */
export function formatEventTime(start: Moment, end: Moment, timeZone: string, now: Date): string {
  const [from, to] = [new Date(start), new Date(end)];
  const [firstDay, lastDay] = [formatDay(from, timeZone, now), formatDay(to, timeZone, now)];
  const until = formatTimeOfDay(to, timeZone, true);
  return `${firstDay}, ${formatTimeOfDay(from, timeZone, false)} - ${firstDay === lastDay ? until : `${lastDay}, ${until}`}`;
}

/** Formats the time in another time zone; undefined if local time is the same there. */
export function formatEventTimeInZone(
  start: Moment,
  end: Moment,
  timeZone: string,
  here: string,
  now: Date,
): string | undefined {
  if (timeZone === here) return undefined;
  const [from, to] = [new Date(start), new Date(end)];
  const isSame = [from, to].every((at) => zoneOffsetMs(at, here) === zoneOffsetMs(at, timeZone));
  return isSame ? undefined : formatEventTime(from, to, here, now);
}

/** Returns the offset of a time zone from UTC at a moment, in ms. */
function zoneOffsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}

/**
 * Returns the moment at which local time in a zone has this value. A time in the hour skipped in spring is moved one
 * hour later.
 *
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM'
 */
export function toMomentInZone(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const first = zoneOffsetMs(new Date(wall), timeZone);
  const second = zoneOffsetMs(new Date(wall - first), timeZone);
  // If the two guesses disagree, the offset changes nearby; the earlier offset is used for the skipped hour.
  const settled = zoneOffsetMs(new Date(wall - second), timeZone) === second ? second : Math.min(first, second);
  return new Date(wall - settled);
}
