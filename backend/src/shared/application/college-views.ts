/** How many people took an interest in a college. */
export interface CollegeInterest {
  readonly collegeId: number;
  readonly people: number;
}

/** Which colleges people view and save. The context admin-analytics counts them, every other may read the counts. */
export abstract class CollegeViews {
  /**
   * How many different people viewed or saved each of the colleges, in no order.
   * @param byAtLeast a college that fewer people viewed or saved is left out
   */
  abstract interested(
    collegeIds: readonly number[],
    since: Date,
    byAtLeast: number,
  ): Promise<readonly CollegeInterest[]>;
}
