import type { CollegeInterest } from '../../../../../shared/application/college-views';

/** The numbers by which the directory sorts by popularity. */
export abstract class Popularity {
  /** Returns the colleges of the directory by ascending ID, at most `most` after the ID `after`. */
  abstract collegesAfter(after: number, most: number): Promise<readonly number[]>;

  /** Replaces the number of people for these colleges; 0 for a college without an entry in `interests`. */
  abstract replace(collegeIds: readonly number[], interests: readonly CollegeInterest[]): Promise<void>;
}
