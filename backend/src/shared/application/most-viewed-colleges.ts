/** How many people took an interest in a college. */
export interface CollegeInterest {
  readonly collegeId: number;
  readonly people: number;
}

/** Which colleges people look at. Counted by the context of the administrators, asked by every other. */
export abstract class CollegeViews {
  /**
   * The ids of the colleges most people have looked at, most first.
   * @param byAtLeast so many different people; a college with fewer is not told
   * @param most how many ids at most
   */
  abstract mostViewed(since: Date, byAtLeast: number, most: number): Promise<readonly number[]>;

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
