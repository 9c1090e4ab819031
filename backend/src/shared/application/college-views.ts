/** The number of people interested in a college. */
export interface CollegeInterest {
  readonly collegeId: number;
  readonly people: number;
}

/** Counts of people who view and save colleges. Stored by admin-analytics; every other context can read the counts. */
export abstract class CollegeViews {
  /**
   * Counts how many different people viewed or saved each of the colleges, in no order.
   * @param byAtLeast colleges that fewer people viewed or saved are left out
   */
  abstract interested(
    collegeIds: readonly number[],
    since: Date,
    byAtLeast: number,
  ): Promise<readonly CollegeInterest[]>;
}
