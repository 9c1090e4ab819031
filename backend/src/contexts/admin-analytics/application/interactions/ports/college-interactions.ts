import type { Interaction } from '../../../domain/interactions/college-interaction';

/** The number of people interested in a college. */
export interface CollegeInterest {
  readonly collegeId: number;
  readonly people: number;
}

/** Stored interactions with colleges. */
export abstract class Interactions {
  /**
   * Stores each interaction once, even if its event arrives again, and at most three views per student, college and
   * day.
   */
  abstract save(interactions: readonly Interaction[]): Promise<void>;

  /**
   * Counts the different people who viewed or saved each of the colleges, in no order.
   * @param minPeople colleges that fewer people viewed or saved are left out
   */
  abstract countInterested(
    collegeIds: readonly number[],
    since: Date,
    minPeople: number,
  ): Promise<readonly CollegeInterest[]>;
}
