import { Repository } from '../../../../../shared/application/repository';
import type { SharingSettings, SharingPreferences } from '../../../domain/privacy/preferences';

/**
 * Stores what each user has chosen to share. For a user who has never chosen, `lock` and `update` create the preferences,
 * and wait for a concurrent first save.
 */
export abstract class SharingChoicesStore extends Repository<SharingPreferences> {
  /** Finds the preferences without a lock; null if the user has never chosen. */
  abstract find(userId: number): Promise<SharingPreferences | null>;
}

/** A connection, and the settings that both have turned on. */
export interface SharingWithPerson extends SharingSettings {
  readonly otherId: number;
}

/**
 * Reads what users share with each other: only what both share, only while they are connected and neither blocks the
 * other. Minors and people whose account is suspended, closing or unconfirmed share nothing.
 */
export abstract class SharingReader {
  /** Returns what a user shares with the people who share it too. */
  abstract getEffectiveSharing(userId: number): Promise<SharingSettings>;

  /** Returns those of `otherIds` with whom something is shared. */
  abstract listMutualSharing(userId: number, otherIds: readonly number[]): Promise<readonly SharingWithPerson[]>;

  /** Returns those of `userIds` who share `field`. */
  abstract listSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]>;

  /**
   * Returns the connections of each of `userIds` who share `field`, whether or not that user does; at most `limit` for
   * each.
   */
  abstract findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}
