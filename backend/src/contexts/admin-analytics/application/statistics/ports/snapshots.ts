import type { PublishedStatistics } from '../../../domain/statistics/suppression';

/** What one college may know of the period that ended with one close. It never changes. */
export interface Snapshot {
  readonly collegeId: number;
  /** The Monday after the period, 00:00 UTC. */
  readonly closed: Date;
  /** How many weeks the period has. */
  readonly weeks: number;
  /** The smallest group that was published. */
  readonly k: number;
  readonly published: PublishedStatistics;
}

/** The statistics of closed periods: all that administrators can read. */
export abstract class Snapshots {
  /** Stores the snapshots that are not there yet; the others stay as they are. */
  abstract add(snapshots: readonly Snapshot[], at: Date): Promise<void>;

  /** The newest ones of a college, newest first. */
  abstract latestOf(collegeId: number, most: number): Promise<readonly Snapshot[]>;

  /** How many students have begun to share their name with a college since each of `closes`, in the same order. */
  abstract namedSince(collegeId: number, closes: readonly Date[]): Promise<readonly number[]>;
}
