/** What is counted beside the profiles, and changes without them. */
export abstract class FinderCounts {
  /** Counts anew how many students these have, and how soon they answer. */
  abstract countConnections(userIds: readonly number[]): Promise<void>;

  /** Adds what was shown since the last time: from now on others are next. */
  abstract updateRotation(): Promise<void>;
}
