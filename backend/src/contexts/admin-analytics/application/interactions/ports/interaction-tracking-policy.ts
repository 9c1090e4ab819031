/**
 * How a user's interactions are stored: with the user for adult students, without for everyone else, and not at all for
 * students who don't want to be counted.
 */
export type TrackingMode = 'by-person' | 'anonymous' | 'not-at-all';

/** How the interactions of users are stored. */
export abstract class InteractionTrackingPolicy {
  /** Returns the way to store the interactions of each of `userIds`. */
  abstract findTrackingModes(userIds: readonly number[]): Promise<ReadonlyMap<number, TrackingMode>>;

  /** Returns the colleges of those of `userIds` who administer one, or have asked to. */
  abstract findAdministeredColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}
