import type { Sharing, SharingPreferences } from '../../../domain/privacy/preferences';

/** What each person has chosen to share. */
export abstract class SharingChoicesStore {
  /** Null where nothing was ever chosen. Inside a unit of work no one else changes it until its end. */
  abstract findByUserId(userId: number): Promise<SharingPreferences | null>;

  abstract save(preferences: SharingPreferences, at: Date): Promise<void>;
}

/** A connected person and what of it both share. */
export interface SharedWith extends Sharing {
  readonly otherId: number;
}

/**
 * What people share with each other: only what both share, only while they are connected, and neither blocks the other. Who
 * is under 18, suspended, leaving or not confirmed shares nothing.
 */
export abstract class SharingReader {
  /** What a person shares with people who share it, too. */
  abstract getShared(userId: number): Promise<Sharing>;

  /** Those of `otherIds` with whom something is shared. */
  abstract findShared(userId: number, otherIds: readonly number[]): Promise<readonly SharedWith[]>;

  /** Those of `userIds` who share it. */
  abstract findSharers(userIds: readonly number[], field: keyof Sharing): Promise<readonly number[]>;

  /** The connections of each of `userIds` who share it, whether or not the person does; of each at most `most`. */
  abstract findConnectedSharers(
    userIds: readonly number[],
    field: keyof Sharing,
    most: number,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}
