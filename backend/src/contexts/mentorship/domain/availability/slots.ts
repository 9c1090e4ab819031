import {
  Period,
  clockOf,
  type Length,
  type OfferedHours,
  clockAt,
  dateOf,
  DAY,
  dayOf,
  MINUTE,
  momentAt,
  weekdayOf,
  type Zone,
  zoneAround,
} from './availability';

/** The hours of one day, as local times. */
interface Opening {
  readonly opens: number;
  readonly closes: number;
}

interface SlotsQuery {
  readonly hours: OfferedHours;
  /** The time zone of the person who offers the hours. */
  readonly zone: Zone;
  readonly length: Length;
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
export function slotsOf({ hours, zone, length, from, until, now, busy }: SlotsQuery): Period[] {
  const earliest = Math.max(from.getTime(), now.getTime() + hours.noticeHours * 60 * MINUTE);
  const isFree = (start: number, end: number): boolean =>
    busy.every(({ startTime, endTime }) => endTime.getTime() <= start || end <= startTime.getTime());
  const slots: Period[] = [];
  let last = -Infinity;
  for (const start of startsBetween(hours, zone, length, from.getTime(), until.getTime())) {
    if (start < last) continue;
    last = start + length * MINUTE;
    if (start < earliest || start >= until.getTime() || !isFree(start, last)) continue;
    slots.push({ startTime: new Date(start), endTime: new Date(last) });
  }
  return slots;
}

/** Checks whether the whole period is within the hours. */
export function isWithinHours(hours: OfferedHours, zone: Zone, { startTime, endTime }: Period): boolean {
  const first = Math.floor(startTime.getTime() / MINUTE) * MINUTE;
  for (let moment = first; moment < endTime.getTime(); moment += MINUTE) {
    const clock = clockAt(zone, moment);
    if (!openingsOf(hours, dayOf(clock)).some(({ opens, closes }) => opens <= clock && clock < closes)) return false;
  }
  return true;
}

/** Returns when slots begin on the surrounding days, in order. */
function startsBetween(hours: OfferedHours, zone: Zone, length: Length, from: number, until: number): number[] {
  const starts: number[] = [];
  // One more day on both sides, because on a night on which clocks change a moment may belong to either day.
  for (let day = dayOf(clockAt(zone, from)) - DAY; day <= clockAt(zone, until) + DAY; day += DAY) {
    const dayZone = zoneAround(zone, day);
    for (const opening of openingsOf(hours, day)) {
      for (let clock = opening.opens; clock + length * MINUTE <= opening.closes; clock += length * MINUTE) {
        const start = momentAt(dayZone, clock);
        if (start !== null && isDuring(opening, dayZone, start, length)) starts.push(start);
      }
    }
  }
  return starts.sort((one, other) => one - other);
}

function openingsOf({ rules, daysOff }: OfferedHours, day: number): Opening[] {
  if (daysOff.includes(dateOf(day))) return [];
  return rules
    .filter((rule) => rule.day === weekdayOf(day))
    .map(({ from, to }) => ({ opens: day + clockOf(from), closes: day + clockOf(to) }));
}

/** Checks whether the local time stays within the hours; without a clock change, the start is sufficient. */
function isDuring({ opens, closes }: Opening, zone: Zone, start: number, length: Length): boolean {
  if (zone.offsetAt(start) === zone.offsetAt(start + length * MINUTE)) return true;
  for (let passed = 0; passed < length; passed++) {
    const clock = clockAt(zone, start + passed * MINUTE);
    if (clock < opens || clock >= closes) return false;
  }
  return true;
}

/** Local time at which people usually don't want to meet. */
const NIGHT = { from: 23 * 60 * MINUTE, until: 6 * 60 * MINUTE } as const;

/** Checks whether any part of the period is at night in the zone. */
export function isAtNight(zone: Zone, { startTime, endTime }: Period): boolean {
  for (let moment = startTime.getTime(); moment < endTime.getTime(); moment += MINUTE) {
    const clock = clockAt(zone, moment);
    const passed = clock - dayOf(clock);
    if (passed >= NIGHT.from || passed < NIGHT.until) return true;
  }
  return false;
}
