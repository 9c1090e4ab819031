import type { CountedInteraction } from '../../../domain/statistics/count-students';
import type { Period } from '../../../../../shared/domain/weeks';

/** One student's interactions with one college. */
export interface StudentWithInteractions {
  readonly collegeId: number;
  readonly userId: number;
  readonly interactions: readonly CountedInteraction[];
}

/** USPS code of the state and catalog major of a student; null if unknown. */
export interface StudentTraits {
  readonly state: string | null;
  readonly major: string | null;
}

/** The interactions of students, for the statistics. */
export abstract class StudentInteractions {
  /** Returns colleges with an interaction in the period, in ascending order, at most `most` after the ID `after`. */
  abstract listColleges(
    period: Period,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly number[]>;

  /** Counts the views of the college's page in the period, by anyone. */
  abstract countViews(collegeId: number, period: Period): Promise<number>;

  /**
   * Returns all interactions of students with the college from `since` (inclusive) to `until` (exclusive), except of
   * students who don't want to be counted, and of students who shared their name with the college at any time in
   * between.
   */
  abstract listAnonymous(
    collegeId: number,
    between: { readonly since: Date; readonly until: Date },
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly StudentWithInteractions[]>;

  /**
   * Returns all interactions with the college from `since` (inclusive) to `until` (exclusive), of students who share
   * their name with it at `now`.
   */
  abstract listNamed(
    collegeId: number,
    between: { readonly since: Date; readonly until: Date },
    now: Date,
  ): Promise<readonly Omit<StudentWithInteractions, 'collegeId'>[]>;
}

/** What the statistics need from other contexts. */
export abstract class StatisticsPeople {
  /** Returns those of `userIds` who may be shown: neither suspended nor closing their account. */
  abstract findVisibleStudents(userIds: readonly number[]): Promise<ReadonlySet<number>>;

  /** Returns the traits of each of `userIds` who has entered any. */
  abstract findTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>>;

  /** Returns the number of undergraduates by college; null if unknown. */
  abstract findUndergraduateCounts(collegeIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /** Returns the name under which a college knows a student: always the same, but different at every other college. */
  abstract getPseudonym(userId: number, collegeId: number): string;
}
