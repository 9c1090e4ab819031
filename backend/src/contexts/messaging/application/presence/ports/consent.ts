/** What two connected people share with each other: each field only where both have it on. */
export interface Shared {
  readonly readReceipts: boolean;
  readonly activityStatus: boolean;
}

export const NOTHING_SHARED: Shared = { readReceipts: false, activityStatus: false };

/**
 * Who lets whom see when they read, type and are active. Mentorship knows; every answer leaves out people who are not
 * connected, of whom one blocks the other, who are under 18, or whose account takes no part.
 */
export abstract class Consent {
  /** What a person shares with people who share it, too. */
  abstract of(userId: number): Promise<Shared>;

  /** What someone and each of `otherIds` share with each other; those with nothing are left out. */
  abstract between(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Shared>>;

  /** Those of `userIds` who share it. */
  abstract sharers(userIds: readonly number[], field: keyof Shared): Promise<readonly number[]>;

  /** The connections of each of `userIds` who share it, whether or not the person does; of each at most `most`. */
  abstract connectedSharers(
    userIds: readonly number[],
    field: keyof Shared,
    most: number,
  ): Promise<ReadonlyMap<number, readonly number[]>>;

  async withOne(userId: number, otherId: number): Promise<Shared> {
    return (await this.between(userId, [otherId])).get(otherId) ?? NOTHING_SHARED;
  }
}
