import {
  Period,
  parseTimeOfDayMs,
  type MeetingLength,
  type OfferedHours,
  toLocalTime,
  toIsoDate,
  DAY_MS,
  startOfLocalDay,
  MINUTE_MS,
  findMomentOfLocalTime,
  isoWeekday,
  type TimeZone,
  toConstantZoneAroundDay,
} from './availability';

/** The hours of one day, as local times. */
interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

interface SlotsQuery {
  readonly hours: OfferedHours;
  /** The time zone of the person who offers the hours. */
  readonly zone: TimeZone;
  readonly length: MeetingLength;
  /** Slots begin at this time or later ... */
  readonly from: Date;
  /** ... and before this time. */
  readonly until: Date;
  /** The current time, from which the minimum notice counts. */
  readonly now: Date;
  readonly busy: readonly Period[];
}

/**
 * Returns the times at which a meeting of this length is possible, earliest first. Slots don't overlap each other or a
 * busy period, last exactly `length`, and are within the hours by the local clock. No slot begins in a skipped hour; of
 * a repeated hour the first counts. Only the hours decide where slots begin: another `from` or another meeting doesn't
 * shift them.
 */
export function listFreeSlots({ hours, zone, length, from, until, now, busy }: SlotsQuery): Period[] {
  const earliest = Math.max(from.getTime(), now.getTime() + hours.noticeHours * 60 * MINUTE_MS);
  const isFree = (start: number, end: number): boolean =>
    busy.every(({ startTime, endTime }) => endTime.getTime() <= start || end <= startTime.getTime());
  const slots: Period[] = [];
  let last = -Infinity;
  for (const start of listSlotStarts(hours, zone, length, from.getTime(), until.getTime())) {
    if (start < last) continue;
    last = start + length * MINUTE_MS;
    if (start < earliest || start >= until.getTime() || !isFree(start, last)) continue;
    slots.push({ startTime: new Date(start), endTime: new Date(last) });
  }
  return slots;
}

/** Checks whether the whole period is within the hours. */
export function isWithinHours(hours: OfferedHours, zone: TimeZone, { startTime, endTime }: Period): boolean {
  const first = Math.floor(startTime.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let moment = first; moment < endTime.getTime(); moment += MINUTE_MS) {
    const clock = toLocalTime(zone, moment);
    if (!listOpeningHours(hours, startOfLocalDay(clock)).some(({ opens, closes }) => opens <= clock && clock < closes))
      return false;
  }
  return true;
}

/** Returns when slots begin on the surrounding days, in order. */
function listSlotStarts(
  hours: OfferedHours,
  zone: TimeZone,
  length: MeetingLength,
  from: number,
  until: number,
): number[] {
  const starts: number[] = [];
  // One more day on both sides, because on a night on which clocks change a moment may belong to either day.
  for (
    let day = startOfLocalDay(toLocalTime(zone, from)) - DAY_MS;
    day <= toLocalTime(zone, until) + DAY_MS;
    day += DAY_MS
  ) {
    const dayZone = toConstantZoneAroundDay(zone, day);
    for (const opening of listOpeningHours(hours, day)) {
      for (let clock = opening.opens; clock + length * MINUTE_MS <= opening.closes; clock += length * MINUTE_MS) {
        const start = findMomentOfLocalTime(dayZone, clock);
        if (start !== null && isWithinOpeningHours(opening, dayZone, start, length)) starts.push(start);
      }
    }
  }
  return starts.sort((one, other) => one - other);
}

function listOpeningHours({ rules, daysOff }: OfferedHours, day: number): OpeningHours[] {
  if (daysOff.includes(toIsoDate(day))) return [];
  return rules
    .filter((rule) => rule.day === isoWeekday(day))
    .map(({ from, to }) => ({ opens: day + parseTimeOfDayMs(from), closes: day + parseTimeOfDayMs(to) }));
}

/** Checks whether the local time stays within the hours; without a clock change, the start is sufficient. */
function isWithinOpeningHours(
  { opens, closes }: OpeningHours,
  zone: TimeZone,
  start: number,
  length: MeetingLength,
): boolean {
  if (zone.offsetAt(start) === zone.offsetAt(start + length * MINUTE_MS)) return true;
  for (let minute = 0; minute < length; minute++) {
    const clock = toLocalTime(zone, start + minute * MINUTE_MS);
    if (clock < opens || clock >= closes) return false;
  }
  return true;
}

/** Local time at which people usually don't want to meet. */
const NIGHT_PERIOD_MS = { from: 23 * 60 * MINUTE_MS, until: 6 * 60 * MINUTE_MS } as const;

/** Checks whether any part of the period is at night in the zone. */
export function isAtNight(zone: TimeZone, { startTime, endTime }: Period): boolean {
  for (let moment = startTime.getTime(); moment < endTime.getTime(); moment += MINUTE_MS) {
    const clock = toLocalTime(zone, moment);
    const timeOfDayMs = clock - startOfLocalDay(clock);
    if (timeOfDayMs >= NIGHT_PERIOD_MS.from || timeOfDayMs < NIGHT_PERIOD_MS.until) return true;
  }
  return false;
}
