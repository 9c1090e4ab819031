import type { CalendarMonth, ChargeSource, MinutesCharge } from '../../../domain/minutes/minutes';

/** The minutes that an alum gives in each month. */
export interface MonthlyMinutes extends CalendarMonth {
  readonly userId: number;
  readonly minutesPerMonth: number;
  /** Whether too little is left in the month for another question. */
  readonly isPaused: boolean;
}

/** The minutes that alumni give. Alumni without a limit have none. */
export abstract class GivenMinutes {
  /** Locks the minutes of an alum until the end of the unit of work, which charges need. */
  abstract lock(userId: number): Promise<void>;

  /** Null for no limit. */
  abstract findByUserId(userId: number): Promise<MonthlyMinutes | null>;

  /** Also takes the alum out of the mentors with room while they are paused. */
  abstract save(minutes: MonthlyMinutes): Promise<void>;

  /** Removes the limit. */
  abstract delete(userId: number): Promise<void>;

  /** Lists alumni whose month is over, longest first. */
  abstract listWithMonthOver(now: Date, limit: number): Promise<readonly number[]>;
}

/** The students whom an alum has helped with one college. */
export interface HelpedStudents {
  readonly collegeId: number;
  readonly students: number;
  readonly minutes: number;
}

/** Minutes that alumni have spent. */
export abstract class MinutesCharges {
  /** Adds up the minutes charged in a month and not given back. */
  abstract sum(userId: number, month: string): Promise<number>;

  /** Finds the last charge for a source that wasn't given back. */
  abstract findLatest(userId: number, source: ChargeSource): Promise<MinutesCharge | null>;

  /** Replaces a charge with the same source and time. */
  abstract save(charge: MinutesCharge): Promise<void>;

  /**
   * Counts the students helped with charges in these months, by college, most minutes first. Calls count only after
   * they took place.
   */
  abstract listHelped(userId: number, months: readonly string[], now: Date): Promise<readonly HelpedStudents[]>;
}
