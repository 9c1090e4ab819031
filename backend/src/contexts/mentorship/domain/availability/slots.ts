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

/** The hours of one day: what clocks show when they begin and when they are over. */
interface Opening {
  readonly opens: number;
  readonly closes: number;
}

export interface SlotsAsked {
  readonly hours: OfferedHours;
  /** Of anyone who offers the hours. */
  readonly zone: Zone;
  readonly length: Length;
  /** Slots begin then or later, ... */
  readonly from: Date;
  /** ... and before that. */
  readonly until: Date;
  /** Between these no slot begins. */
  readonly now: Date;
  readonly busy: readonly Period[];
}

/**
 * When a meeting of this length can be: earliest first, none over another, none while anyone is busy, each as long as it
 * says by the stopwatch and within the hours by the clock. Where clocks skip an hour nothing begins; of an hour that comes
 * twice the first counts. The hours decide where slots lie: another `from` or another meeting moves none of them.
 */
export function slotsOf({ hours, zone, length, from, until, now, busy }: SlotsAsked): Period[] {
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

/** Whether the whole time is within the hours. */
export function isWithinHours(hours: OfferedHours, zone: Zone, { startTime, endTime }: Period): boolean {
  const first = Math.floor(startTime.getTime() / MINUTE) * MINUTE;
  for (let moment = first; moment < endTime.getTime(); moment += MINUTE) {
    const clock = clockAt(zone, moment);
    if (!openingsOf(hours, dayOf(clock)).some(({ opens, closes }) => opens <= clock && clock < closes)) return false;
  }
  return true;
}

/** When slots begin on the days around, in order. */
function startsBetween(hours: OfferedHours, zone: Zone, length: Length, from: number, until: number): number[] {
  const starts: number[] = [];
  // A day more on both sides: on the night on which clocks change, a moment may belong to either.
  for (let day = dayOf(clockAt(zone, from)) - DAY; day <= clockAt(zone, until) + DAY; day += DAY) {
    const there = zoneAround(zone, day);
    for (const opening of openingsOf(hours, day)) {
      for (let clock = opening.opens; clock + length * MINUTE <= opening.closes; clock += length * MINUTE) {
        const start = momentAt(there, clock);
        if (start !== null && isDuring(opening, there, start, length)) starts.push(start);
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

/** Whether the clocks show these hours all the time; while they do not change, they do when they did at the beginning. */
function isDuring({ opens, closes }: Opening, zone: Zone, start: number, length: Length): boolean {
  if (zone.offsetAt(start) === zone.offsetAt(start + length * MINUTE)) return true;
  for (let passed = 0; passed < length; passed++) {
    const clock = clockAt(zone, start + passed * MINUTE);
    if (clock < opens || clock >= closes) return false;
  }
  return true;
}

/** By the clock: no one wants to be met then. */
const NIGHT = { from: 23 * 60 * MINUTE, until: 6 * 60 * MINUTE } as const;

/** Whether it is night in the zone at any part of the time. */
export function isAtNight(zone: Zone, { startTime, endTime }: Period): boolean {
  for (let moment = startTime.getTime(); moment < endTime.getTime(); moment += MINUTE) {
    const clock = clockAt(zone, moment);
    const passed = clock - dayOf(clock);
    if (passed >= NIGHT.from || passed < NIGHT.until) return true;
  }
  return false;
}
