import type { PublishedStatistics } from '../../../domain/statistics/suppression';

/** What one college can know about the period that ended with a close. Immutable. */
export interface Snapshot {
  readonly collegeId: number;
  /** The Monday after the period, 00:00 UTC. */
  readonly closed: Date;
  /** Length of the period in weeks. */
  readonly weeks: number;
  /** The smallest group that was published. */
  readonly k: number;
  readonly published: PublishedStatistics;
}

/** The statistics of closed periods: all that administrators can read. */
export abstract class Snapshots {
  /** Adds snapshots that aren't stored yet; existing ones don't change. */
  abstract save(snapshots: readonly Snapshot[], at: Date): Promise<void>;

  /** Returns the newest snapshots of a college, newest first. */
  abstract listLatest(collegeId: number, limit: number): Promise<readonly Snapshot[]>;

  /** Counts the students who started to share their name with a college since each of `closes`, in the same order. */
  abstract countStudentsNamedSince(collegeId: number, closes: readonly Date[]): Promise<readonly number[]>;
}
