import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** The offsets of one time zone. */
export interface TimeZone {
  /** Returns the offset from UTC in minutes at a moment in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

// A local time is represented like a moment: as the milliseconds at which clocks in UTC show it.

/** Returns the local time at a moment. */
export const toLocalTime = (zone: TimeZone, moment: number): number => moment + zone.offsetAt(moment) * MINUTE_MS;

/** Returns the moment with this local time: the first of two when clocks are set back; null if it is skipped. */
export function findMomentOfLocalTime(zone: TimeZone, clock: number): number | null {
  const offsets = [zone.offsetAt(clock - DAY_MS), zone.offsetAt(clock + DAY_MS)];
  const candidateMoments = offsets
    .map((offset) => clock - offset * MINUTE_MS)
    .filter((moment) => toLocalTime(zone, moment) === clock);
  return candidateMoments.length > 0 ? Math.min(...candidateMoments) : null;
}

/** Returns the local time at which the day of this local time begins. */
export const startOfLocalDay = (clock: number): number => Math.floor(clock / DAY_MS) * DAY_MS;

/** 1 on Monday, 7 on Sunday. */
export const isoWeekday = (clock: number): number => ((Math.floor(clock / DAY_MS) + 3) % 7) + 1;

/** `2027-03-14`. */
export const toIsoDate = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** Returns a constant zone if the offset doesn't change around this day, which saves most look-ups. */
export function toConstantZoneAroundDay(zone: TimeZone, day: number): TimeZone {
  const [before, after] = [zone.offsetAt(day - 2 * DAY_MS), zone.offsetAt(day + 3 * DAY_MS)];
  return before === after ? { offsetAt: () => before } : zone;
}

/** The hours can't be offered; contains every error. */
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

/** Deleted, hidden, blocked, unknown, or a person whom the caller can't meet: callers can't distinguish the cases. */
export class PersonNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-not-found', 'We couldn’t find this person.');
  }
}

/** A wrong, replaced or canceled token, or one of a deleted account: callers can't distinguish the cases. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.calendar-not-found', 'We couldn’t find this calendar.');
  }
}

export const MEETING_LENGTHS_MINUTES = [15, 30, 45, 60] as const;
/** The length of a meeting in minutes. */
export type MeetingLength = (typeof MEETING_LENGTHS_MINUTES)[number];

export const HOURS_LIMITS = { mostRules: 28, mostDaysOff: 60, longestNotice: 168 } as const;

/** Hours on one day of every week, in the local time of the person who offers them. */
export interface HoursRule {
  /** 1 on Monday, 7 on Sunday. */
  readonly day: number;
  /** `09:30`. */
  readonly from: string;
  /** Later than `from`; `24:00` is the end of the day. */
  readonly to: string;
}

/** When a person has time for meetings. */
export interface OfferedHours {
  readonly lengthMinutes: MeetingLength;
  /** Minimum notice in hours. */
  readonly noticeHours: number;
  readonly rules: readonly HoursRule[];
  /** `2027-03-14`: days without any hours. */
  readonly daysOff: readonly string[];
}

/** Offered hours with the zone in which they were saved; moving to another zone doesn't move them. */
export interface HoursInZone extends OfferedHours {
  /** IANA name; null for hours saved before zones were stored with them. */
  readonly timeZone: string | null;
}

/** The default for people who haven't offered any. */
export const NO_HOURS: OfferedHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] };

/** Returns `09:30` as milliseconds since the day began. */
export function parseTimeOfDayMs(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours! * 60 + minutes!) * MINUTE_MS;
}

/**
 * Sorts the rules by day and time, and removes duplicate days off.
 * @throws HoursRefused naming each rule that ends too early or overlaps another
 */
export function validateAndSortHours(hours: OfferedHours): OfferedHours {
  const faults = [...hours.rules.entries()].flatMap(([i, rule]) => {
    const message = findRuleError(rule, hours.rules.slice(0, i));
    return message ? [{ field: `rules.${i}`, message }] : [];
  });
  const [first, ...others] = faults;
  if (first) throw new HoursRefused([first, ...others]);
  return {
    ...hours,
    rules: [...hours.rules].sort(
      (one, other) => one.day - other.day || parseTimeOfDayMs(one.from) - parseTimeOfDayMs(other.from),
    ),
    daysOff: [...new Set(hours.daysOff)].sort(),
  };
}

function findRuleError(rule: HoursRule, earlier: readonly HoursRule[]): string | null {
  const [from, to] = [parseTimeOfDayMs(rule.from), parseTimeOfDayMs(rule.to)];
  if (from >= to) return 'Hours must end after they start';
  const isOver = (one: HoursRule): boolean =>
    one.day === rule.day && parseTimeOfDayMs(one.from) < to && from < parseTimeOfDayMs(one.to);
  return earlier.some(isOver) ? 'Hours on the same day must not overlap' : null;
}

/** From `startTime` up to, but not including, `endTime`. */
export interface Period {
  readonly startTime: Date;
  readonly endTime: Date;
}
