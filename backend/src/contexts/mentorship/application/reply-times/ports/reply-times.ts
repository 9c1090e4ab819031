import type { Period } from '../../../../../shared/domain/weeks';
import type { ReplySummary, ReplyTimesOfWeek, ReplyTimeStep } from '../../../domain/reply-times/reply-time';

/** The two people of a request or an open question. */
export interface Asking {
  readonly alumId: number;
  readonly askerId: number;
}

/** A request or an open question to an alum. */
export interface AskedAlum extends Asking {
  readonly askedAt: Date;
  /** The college that the answer is about; null if the alum's profile has none. */
  readonly collegeId: number | null;
  /** Open questions can be anonymous, so only reply times include them. */
  readonly isOpenQuestion: boolean;
}

export interface CollegeReplies extends ReplySummary {
  readonly collegeId: number;
}

/** When alumni were asked, and when they first answered. */
export abstract class ReplyRecords {
  /** Adds a record; one of the same people and time stays, but gets the answer if it has none. */
  abstract add(asked: AskedAlum, answeredAt: Date | null): Promise<void>;

  /**
   * Records the first answer to the latest request of these people, or that it remained unanswered; open questions stay
   * as they are. An answer is never
   * replaced; an unanswered request can still get one.
   */
  abstract decide(pair: Asking, at: Date, isAnswered: boolean): Promise<void>;

  /** Removes what `decide` recorded at this time. */
  abstract undo(pair: Asking, at: Date): Promise<void>;

  /** Deletes the requests of these people that wait for an answer. */
  abstract deleteOpen(pair: Asking): Promise<void>;

  /** Summarizes what was decided in the period, by alum; alumni without any are left out. */
  abstract summarizeAlumni(alumIds: readonly number[], period: Period): Promise<ReadonlyMap<number, ReplySummary>>;

  /** Summarizes by college, in ascending order; colleges without any are left out. */
  abstract summarizeColleges(
    period: Period,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly CollegeReplies[]>;

  abstract summarizeAll(period: Period): Promise<ReplySummary>;
}

/** A reply time to show; null if there is none. */
export interface StoredReplyTime {
  readonly id: number;
  readonly repliesWithinDays: ReplyTimeStep | null;
}

/** The reply times as of the last closed week: all that is shown. */
export abstract class ReplyTimes {
  abstract isClosed(closed: Date): Promise<boolean>;

  /** Lists alumni with an entry in the finder, in ascending order. */
  abstract listAlumniIds(page: { readonly after: number; readonly limit: number }): Promise<readonly number[]>;

  abstract saveAlumni(times: readonly StoredReplyTime[]): Promise<void>;

  /** @param closed the Monday after the last week that they cover */
  abstract saveColleges(closed: Date, times: readonly StoredReplyTime[]): Promise<void>;

  /** Stores a closed week; one that is stored already stays. */
  abstract saveWeek(week: ReplyTimesOfWeek): Promise<void>;

  /** Returns null if there is none of the latest closed week. */
  abstract findOfCollege(collegeId: number): Promise<ReplyTimeStep | null>;

  /** Lists the closed weeks of the product, latest first. */
  abstract listWeeks(limit: number): Promise<readonly ReplyTimesOfWeek[]>;
}
