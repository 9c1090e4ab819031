import type { CollegeInterest } from '../../../../../shared/application/college-views';

/** The numbers that the directory sorts by when it is sorted by popularity. */
export abstract class Popularity {
  /** The colleges of the directory in ascending order of their ids, at most `most` after the id `after`. */
  abstract collegesAfter(after: number, most: number): Promise<readonly number[]>;

  /** Replaces the number of people of these colleges; a college without an interest gets 0. */
  abstract replace(collegeIds: readonly number[], interests: readonly CollegeInterest[]): Promise<void>;
}
