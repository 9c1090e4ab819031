import type { CheckIn } from '../../../domain/mentoring-outcomes/check-in';
import type {
  MentoringPair,
  MentoringRelationship,
  MentoringState,
} from '../../../domain/mentoring-outcomes/mentoring-relationship';
import type { Thanks, ThanksState } from '../../../domain/mentoring-outcomes/thanks';
import type { Cursor } from '../../connections/ports/connections';

/** Goals of students with alumni, and proposals to finish. Writes need the locks of `Connections.findBetween`. */
export abstract class MentoringRelationships {
  /** Finds the relationship of a student and an alum; a new one if nothing is stored. */
  abstract find(pair: MentoringPair): Promise<MentoringRelationship>;

  abstract save(relationship: MentoringRelationship): Promise<void>;

  /** Lists what is stored between this user and these others, in no order. */
  abstract listByUser(userId: number, otherIds: readonly number[]): Promise<readonly MentoringState[]>;
}

/** A past meeting with the check-in of the viewer and what the other participant shares. */
export interface CheckInEntry {
  readonly meetingId: number;
  /** The other participant. */
  readonly otherId: number;
  readonly title: string;
  readonly endTime: Date;
  /** Null if the viewer hasn't answered. */
  readonly checkIn: CheckIn | null;
  /** The other's next step, if they share it. */
  readonly othersNextStep: string | null;
}

/** A person who is to be asked to check in about a meeting. */
export interface CheckInRequest {
  readonly meetingId: number;
  readonly userId: number;
  readonly otherId: number;
}

/** What people say after their meetings. Meetings of people of whom one blocks the other are never returned. */
export abstract class CheckIns {
  abstract find(meetingId: number, userId: number): Promise<CheckIn | null>;

  /** Stores a check-in in place of the earlier one of the same person and meeting. */
  abstract save(checkIn: CheckIn): Promise<void>;

  /** Lists the user's confirmed meetings with these others that ended in a period, latest first, at most `limit`. */
  abstract listPastMeetings(
    userId: number,
    otherIds: readonly number[],
    period: { readonly from: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly CheckInEntry[]>;

  /** Finds the entry of one meeting of the user; null unless it was confirmed. */
  abstract findEntry(userId: number, meetingId: number): Promise<CheckInEntry | null>;

  /**
   * Claims up to `limit` requests to check in: of participants of confirmed meetings between connected people that ended
   * in the period, who haven't said what became of it. Each is claimed once, across all processes.
   */
  abstract claimDue(
    period: { readonly from: Date; readonly until: Date },
    now: Date,
    limit: number,
  ): Promise<readonly CheckInRequest[]>;
}

export interface PublishedThanksQuery {
  /** Only by these students. */
  readonly studentIds: readonly number[];
  readonly limit: number;
  readonly before: Cursor | null;
}

/** Students' thanks to alumni. */
export abstract class ThanksStore {
  abstract nextId(): Promise<number>;

  abstract find(id: number): Promise<Thanks | null>;

  abstract findByPair(pair: MentoringPair): Promise<Thanks | null>;

  abstract save(thanks: Thanks): Promise<void>;

  /** Idempotent. */
  abstract delete(id: number): Promise<void>;

  /** Lists the thanks between this user and these others, in no order. */
  abstract listByUser(userId: number, otherIds: readonly number[]): Promise<readonly ThanksState[]>;

  /** Lists the students whose thanks to this alum are published, without those of whom one blocks the other. */
  abstract listPublishingStudents(alumId: number): Promise<readonly number[]>;

  /** Lists published thanks to this alum that no moderator has hidden, latest first. */
  abstract listPublished(alumId: number, query: PublishedThanksQuery): Promise<readonly ThanksState[]>;
}
