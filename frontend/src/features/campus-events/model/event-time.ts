type Moment = string | Date;

// Between the time and AM or PM some versions of the language data write a narrow space, others a plain one.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

const day = (at: Date, timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(at.getUTCFullYear() === now.getUTCFullYear() ? {} : { year: 'numeric' }),
    timeZone,
  }).format(at);

const clock = (at: Date, timeZone: string, zone: boolean) =>
  plain(
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      ...(zone ? { timeZoneName: 'short' } : {}),
      timeZone,
    }).format(at),
  );

/** From when to when, in one zone: 'Monday, Jan 5, 3:00 PM - 4:00 PM EST'; the second day is named where it is another. */
export function eventTime(start: Moment, end: Moment, timeZone: string, now: Date): string {
  const [from, to] = [new Date(start), new Date(end)];
  const [firstDay, lastDay] = [day(from, timeZone, now), day(to, timeZone, now)];
  const until = clock(to, timeZone, true);
  return `${firstDay}, ${clock(from, timeZone, false)} - ${firstDay === lastDay ? until : `${lastDay}, ${until}`}`;
}

/** When it is for someone in another zone; nothing where the clocks there say the same. */
export function eventTimeElsewhere(
  start: Moment,
  end: Moment,
  timeZone: string,
  here: string,
  now: Date,
): string | undefined {
  const [from, to] = [new Date(start), new Date(end)];
  const isSame = [from, to].every((at) => offset(at, here) === offset(at, timeZone));
  return isSame ? undefined : eventTime(from, to, here, now);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms. */
function offset(at: Date, timeZone: string): number {
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
 * The moment at which the clocks of a zone show this. An hour that a zone skips in spring is the one after it.
 *
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM'
 */
export function momentIn(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const first = offset(new Date(wall), timeZone);
  const second = offset(new Date(wall - first), timeZone);
  // Where both guesses disagree the clocks change nearby; the earlier offset carries on over the hour they skip.
  const settled = offset(new Date(wall - second), timeZone) === second ? second : Math.min(first, second);
  return new Date(wall - settled);
}
