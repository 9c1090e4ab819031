import type { CollegeInterest } from '../../../../../shared/application/most-viewed-colleges';

/** The numbers that the directory sorts by when it is sorted by popularity. */
export abstract class Popularity {
  /** Replaces the number of people of every college; a college that isn't in the list gets 0. */
  abstract replaceWith(interests: readonly CollegeInterest[]): Promise<void>;
}
