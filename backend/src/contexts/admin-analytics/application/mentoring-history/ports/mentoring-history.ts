import type { Period } from '../../../../../shared/domain/weeks';
import type { CountedAsker, PublishedMentoring } from '../../../domain/mentoring-history/mentoring-figures';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

export interface Asker extends CountedAsker {
  readonly studentId: number;
}

/** What students and the alumni of a college did together. */
export abstract class MentoringSource {
  /** Lists colleges whose alumni were asked in the period, in ascending order. */
  abstract listColleges(period: Period, page: IdPage): Promise<readonly number[]>;

  /** Lists the students who asked alumni of the college in the period, in ascending order. */
  abstract listAskers(collegeId: number, period: Period, page: IdPage): Promise<readonly Asker[]>;

  /** Returns the usual time to the first answer in days; null if it is longer than a week. */
  abstract toReplyTime(seconds: readonly (number | null)[]): number | null;
}

/** What one college can know about the period that ended with a close. Immutable. */
export interface MentoringSnapshot {
  readonly collegeId: number;
  /** The Monday after the period, 00:00 UTC. */
  readonly closed: Date;
  /** Length of the period in weeks. */
  readonly weeks: number;
  /** The smallest group that was published. */
  readonly k: number;
  readonly published: PublishedMentoring;
}

/** The mentoring figures of closed periods, and who is left out of them. */
export abstract class MentoringSnapshots {
  /** Adds snapshots that aren't stored yet; existing ones don't change. */
  abstract save(snapshots: readonly MentoringSnapshot[], at: Date): Promise<void>;

  /** Returns the newest snapshots of a college, newest first. */
  abstract listLatest(collegeId: number, limit: number): Promise<readonly MentoringSnapshot[]>;

  /**
   * Returns those of `studentIds` who don't want to be counted, or who shared their name with the college at any time in
   * the period.
   */
  abstract findUncounted(
    collegeId: number,
    studentIds: readonly number[],
    period: Period,
  ): Promise<ReadonlySet<number>>;
}
