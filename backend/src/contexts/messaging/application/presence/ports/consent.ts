/** What two connected people share with each other; a field is true only if both have it on. */
export interface SharingSettings {
  readonly readReceipts: boolean;
  readonly activityStatus: boolean;
}

export const NOTHING_SHARED: SharingSettings = { readReceipts: false, activityStatus: false };

/**
 * Who can see when a person reads, types and is active, according to mentorship. Results leave out people who are not
 * connected, blocked in either direction, under 18, or whose account is unavailable.
 */
export abstract class Consent {
  /** Returns what a person shares with people who share it as well. */
  abstract getEffectiveSharing(userId: number): Promise<SharingSettings>;

  /** Returns what a person and each of `otherIds` share with each other, without those who share nothing. */
  abstract findSharedWith(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, SharingSettings>>;

  /** Finds those of `userIds` who share `field`. */
  abstract listSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]>;

  /**
   * Finds the connections of each of `userIds` who share `field`, whether or not the user does; at most `limit` per
   * user.
   */
  abstract findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>>;

  async getSharedWith(userId: number, otherId: number): Promise<SharingSettings> {
    return (await this.findSharedWith(userId, [otherId])).get(otherId) ?? NOTHING_SHARED;
  }
}
