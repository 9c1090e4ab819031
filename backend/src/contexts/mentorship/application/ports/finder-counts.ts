/** What is counted beside the profiles, and changes without them. */
export abstract class FinderCounts {
  /** Whether somebody is no alumna or alumnus whom others may come across today. */
  abstract setAway(userId: number, isAway: boolean): Promise<void>;

  /** Adds what was shown since the last time: from now on others are next. */
  abstract takeTurns(): Promise<void>;
}
