import { DomainError } from '../../../../shared/domain/domain-error';
import {
  DAY_MS,
  findMomentOfLocalTime,
  MINUTE_MS,
  type TimeZone,
  toIsoDate,
  toLocalTime,
} from '../availability/availability';

export const MINUTES_RULES = {
  leastPerMonth: 5,
  mostPerMonth: 600,
  /** What answering a question costs: a request of a student, or an open question. */
  perQuestion: 5,
  /** A call that is canceled at least this long before its start costs nothing. */
  returnHoursBefore: 3,
  /** Longer than a meeting can be ahead. */
  retentionDays: 400,
} as const;

/** What minutes are charged for. */
export interface ChargeSource {
  readonly kind: 'request' | 'meeting' | 'open-question' | 'group-hour';
  /** Of the connection, the meeting, the open question or the group hour. */
  readonly id: number;
}

/** Minutes that an alum spends on one student. */
export interface MinutesCharge {
  readonly userId: number;
  readonly source: ChargeSource;
  /** `2027-03`: the alum's calendar month in which the minutes are spent. */
  readonly month: string;
  readonly minutes: number;
  /** The college that the alum helps with; null if unknown. */
  readonly collegeId: number | null;
  readonly chargedAt: Date;
  /** Null unless the minutes were given back. */
  readonly returnedAt: Date | null;
}

/** The alum doesn't have enough minutes left in a month. */
export class NoMinutesLeft extends DomainError {
  /**
   * @param month `2027-03`
   * @param isOwn whether the alum is the person who gets the error
   */
  constructor(month: string, { isOwn }: { isOwn: boolean }) {
    const name = MONTH_NAMES.format(new Date(`${month}-01T00:00:00Z`));
    super(
      'conflict',
      'mentorship.no-minutes-left',
      isOwn
        ? `You don’t have enough minutes left in ${name}. You can change “Minutes per month” in your profile settings.`
        : `This mentor doesn’t have enough minutes left in ${name}.`,
    );
  }
}

const MONTH_NAMES = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The minutes that an alum gives and has spent in one calendar month. */
export class MinutesOfMonth {
  /**
   * @param month `2027-03`
   * @param given null for no limit
   * @param used charged and not given back
   */
  constructor(
    readonly month: string,
    readonly given: number | null,
    readonly used: number,
  ) {}

  /** Null for no limit. */
  get left(): number | null {
    return this.given === null ? null : Math.max(this.given - this.used, 0);
  }

  /** Whether too little is left for another question. */
  get isPaused(): boolean {
    return this.left !== null && this.left < MINUTES_RULES.perQuestion;
  }

  /**
   * Checks that this many more minutes can be charged; 0 or less always can.
   * @throws NoMinutesLeft
   */
  assertLeft(minutes: number, whose: { isOwn: boolean }): void {
    if (minutes > 0 && this.left !== null && this.left < minutes) throw new NoMinutesLeft(this.month, whose);
  }
}

/** A calendar month in one time zone. */
export interface CalendarMonth {
  /** `2027-03` */
  readonly month: string;
  readonly endsAt: Date;
}

/** Returns the month of a moment in a time zone. */
export function calendarMonthAt(zone: TimeZone, moment: Date): CalendarMonth {
  const clock = new Date(toLocalTime(zone, moment.getTime()));
  const nextMonth = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 1);
  return { month: toIsoDate(clock.getTime()).slice(0, 7), endsAt: new Date(findFirstMoment(zone, nextMonth)) };
}

/** Returns the first moment of a day; in some zones, clocks are set forward at midnight. */
function findFirstMoment(zone: TimeZone, day: number): number {
  for (let clock = day; clock < day + DAY_MS; clock += 30 * MINUTE_MS) {
    const moment = findMomentOfLocalTime(zone, clock);
    if (moment !== null) return moment;
  }
  return day;
}

/** Returns the month before `2027-03`: `2027-02`. */
export function previousMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return toIsoDate(Date.UTC(year!, number! - 2, 1)).slice(0, 7);
}

/** Whether a call that is canceled now costs nothing. */
export const isReturnedOnCancellation = ({ startTime }: { readonly startTime: Date }, now: Date): boolean =>
  startTime.getTime() - now.getTime() >= MINUTES_RULES.returnHoursBefore * 60 * MINUTE_MS;
