import type { CountedInteraction } from '../../../domain/statistics/count-students';
import type { Period } from '../../../domain/interactions/period';

/** What one student did with one college. */
export interface StudentHistory {
  readonly collegeId: number;
  readonly userId: number;
  readonly interactions: readonly CountedInteraction[];
}

/** A student who shares their activity with a college. */
export interface NamedStudent extends Omit<StudentHistory, 'collegeId'> {
  readonly location: string | null;
}

/** USPS code and catalog major of a student; null where they are not known. */
export interface StudentTraits {
  readonly state: string | null;
  readonly major: string | null;
}

/** The interactions of students, for the statistics. */
export abstract class StudentHistories {
  /** Colleges with an interaction in the period, in ascending order, at most `most` after the one with the id `after`. */
  abstract collegesIn(
    period: Period,
    page: { readonly after: number; readonly most: number },
  ): Promise<readonly number[]>;

  /** How often the page of a college was viewed in the period, by anyone. */
  abstract viewsOf(collegeId: number, period: Period): Promise<number>;

  /**
   * Everything that students did with the college from `since` up to but not including `until`. Without students who do
   * not want to be counted, and without those who shared their name with the college at any moment in between.
   */
  abstract anonymous(
    collegeId: number,
    between: { readonly since: Date; readonly until: Date },
    page: { readonly after: number; readonly most: number },
  ): Promise<readonly StudentHistory[]>;

  /** Everything that students who share their name with the college now did with it since a moment. */
  abstract named(collegeId: number, since: Date, now: Date): Promise<readonly Omit<StudentHistory, 'collegeId'>[]>;
}

/** What the statistics ask other contexts. */
export abstract class StatisticsPeople {
  /** Of each of `userIds` who has told any. */
  abstract traitsOf(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>>;

  /** Undergraduates by college; null where it is not known. */
  abstract undergraduatesOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /** The name under which a college knows a student: the same every time, and another at every other college. */
  abstract pseudonymOf(userId: number, collegeId: number): string;
}

/** What the operator decided about statistics. */
export abstract class StatisticsRules {
  /** The smallest group that is published. */
  abstract readonly minGroup: number;
}
