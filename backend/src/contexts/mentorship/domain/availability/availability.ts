import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** How the clocks of one time zone go. */
export interface Zone {
  /** How many minutes they are ahead of UTC at this moment, in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

// What clocks show is counted like a moment: the milliseconds at which clocks in UTC show the same.

/** What the clocks show at a moment. */
export const clockAt = (zone: Zone, moment: number): number => moment + zone.offsetAt(moment) * MINUTE;

/** The moment at which the clocks show this, the first of two where they are set back; null where they skip it. */
export function momentAt(zone: Zone, clock: number): number | null {
  const offsets = [zone.offsetAt(clock - DAY), zone.offsetAt(clock + DAY)];
  const moments = offsets.map((offset) => clock - offset * MINUTE).filter((moment) => clockAt(zone, moment) === clock);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** What a clock shows at the beginning of the day on which it shows this. */
export const dayOf = (clock: number): number => Math.floor(clock / DAY) * DAY;

/** 1 on Monday, 7 on Sunday. */
export const weekdayOf = (clock: number): number => ((Math.floor(clock / DAY) + 3) % 7) + 1;

/** `2027-03-14`. */
export const dateOf = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** The same clocks on one day and around it: on most days they do not change, and need not be asked again. */
export function zoneAround(zone: Zone, day: number): Zone {
  const [before, after] = [zone.offsetAt(day - 2 * DAY), zone.offsetAt(day + 3 * DAY)];
  return before === after ? { offsetAt: () => before } : zone;
}

/** Hours that no one can offer; every fault is named. */
export class HoursRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.hours-refused', faults[0].message, faults);
  }
}

export class UnknownTimeZone extends DomainError {
  constructor(message = 'Please choose a time zone such as America/Chicago.') {
    super('invalid', 'mentorship.unknown-time-zone', message, [{ field: 'timeZone', message }]);
  }
}

/** Gone, hidden, blocked, never there, or no one whom one may meet: no one can tell which. */
export class PersonNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-not-found', 'We couldn’t find this person.');
  }
}

/** Guessed, renewed, ended, or of someone who is not here any more: no one can tell which. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.calendar-not-found', 'We couldn’t find this calendar.');
  }
}

export const LENGTHS = [15, 30, 45, 60] as const;
/** Of a meeting, in minutes. */
export type Length = (typeof LENGTHS)[number];

export const HOURS = { mostRules: 28, mostDaysOff: 60, longestNotice: 168 } as const;

/** Hours of one day of every week, as the clocks of anyone who offers them show them. */
export interface HoursRule {
  /** 1 on Monday, 7 on Sunday. */
  readonly day: number;
  /** `09:30`. */
  readonly from: string;
  /** Later than `from`; `24:00` is the end of the day. */
  readonly to: string;
}

/** When someone has time for meetings. */
export interface OfferedHours {
  readonly lengthMinutes: Length;
  /** Minimum notice in hours. */
  readonly noticeHours: number;
  readonly rules: readonly HoursRule[];
  /** `2027-03-14`: days without any hours. */
  readonly daysOff: readonly string[];
}

/** Of someone who has not offered any. */
export const NO_HOURS: OfferedHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] };

/** `09:30` as milliseconds since the day began. */
export function clockOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours! * 60 + minutes!) * MINUTE;
}

/** In the order of the week, every day off once. @throws HoursRefused naming each rule that ends too early or lies over another */
export function orderedHours(hours: OfferedHours): OfferedHours {
  const faults = [...hours.rules.entries()].flatMap(([i, rule]) => {
    const message = faultOf(rule, hours.rules.slice(0, i));
    return message ? [{ field: `rules.${i}`, message }] : [];
  });
  const [first, ...others] = faults;
  if (first) throw new HoursRefused([first, ...others]);
  return {
    ...hours,
    rules: [...hours.rules].sort((one, other) => one.day - other.day || clockOf(one.from) - clockOf(other.from)),
    daysOff: [...new Set(hours.daysOff)].sort(),
  };
}

function faultOf(rule: HoursRule, earlier: readonly HoursRule[]): string | null {
  const [from, to] = [clockOf(rule.from), clockOf(rule.to)];
  if (from >= to) return 'Hours must end after they start';
  const isOver = (one: HoursRule): boolean => one.day === rule.day && clockOf(one.from) < to && from < clockOf(one.to);
  return earlier.some(isOver) ? 'Hours on the same day must not overlap' : null;
}

/** From `startTime` up to, but not including, `endTime`. */
export interface Period {
  readonly startTime: Date;
  readonly endTime: Date;
}
