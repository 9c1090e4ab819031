import type { CollegeInterest } from '../../../../../shared/application/college-views';

/** The numbers by which the directory sorts by popularity. */
export abstract class Popularity {
  /** Replaces the number of people for these colleges; 0 for a college without an entry in `interests`. */
  abstract savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterest[]): Promise<void>;
}
