import { Repository } from '../../../../../shared/application/repository';
import type { Meeting } from '../../../domain/meetings/meeting';
import type { MeetingState } from '../../../domain/meetings/meeting-state';
import type { Reminder, ReminderKind } from '../../../domain/meetings/meeting-reminder';
import type { Period } from '../../../domain/availability/availability';

/** Limits upcoming meetings to those with one person, or to those scheduled at a time or later. */
export interface UpcomingMeetingFilter {
  readonly withId?: number;
  readonly scheduledSince?: Date;
}

/**
 * Stores meetings and ensures that no one has two at the same time. `lock` and `update` throw MeetingNotFound, and also
 * lock both participants, and the other alum of a joint call.
 */
export abstract class Meetings extends Repository<Meeting> {
  /** Reserves the id of a new meeting. */
  abstract nextId(): Promise<number>;

  /** Finds a meeting without a lock; null if there is none. */
  abstract find(id: number): Promise<Meeting | null>;

  /** @throws MeetingTimeConflict when one of the people whose time it takes has another meeting at that time */
  abstract override save(meeting: Meeting): Promise<void>;

  /**
   * Locks everyone who takes part in a user's upcoming meetings until the end of the unit of work.
   * @returns the ids of these meetings, soonest first
   */
  abstract lockUpcoming(userId: number, now: Date, filter?: UpcomingMeetingFilter): Promise<readonly number[]>;

  /**
   * When the host created invitations (meetings with people they weren't connected with) after `since`, oldest first.
   */
  abstract listInvitationsSince(hostId: number, since: Date): Promise<readonly Date[]>;

  /**
   * Claims all due reminders of this kind: for both participants of upcoming meetings that were created more than
   * `from` before their start. Each reminder is claimed only once across all processes.
   */
  abstract claimReminders(
    kind: ReminderKind,
    window: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly Reminder[]>;
}

/** The video rooms of meetings for which the host gave no URL. */
export abstract class MeetingRooms {
  /** The host name of the service, e.g. `meet.jit.si`. */
  abstract readonly host: string;

  /** Returns the URL of a room; participants join with camera and microphone off. */
  abstract getUrl(room: string): string;
}

/** The number of days after a meeting during which a participant is asked whether it happened. */
export const OUTCOME_QUESTION_DAYS = 30;

/**
 * unanswered: confirmed meetings that ended in the last 30 days and for which the user neither reported whether they
 * happened nor skipped the check-in.
 */
export const MEETING_LIST_FILTERS = ['upcoming', 'past', 'unanswered'] as const;
export type MeetingListFilter = (typeof MEETING_LIST_FILTERS)[number];

export const OUTCOMES = ['happened', 'no-show', 'moved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The other participant's details that may be shown, and the facts that decide it; null if unknown. */
export interface OtherParticipantFacts {
  readonly isConnected: boolean;
  /** An alum who has hidden their profile. */
  readonly isHidden: boolean;
  /** A student with a public profile. */
  readonly isPublic: boolean;
  readonly college: string | null;
  readonly major: string | null;
  readonly intendedMajor: string | null;
}

/** The other meeting of a joint call, with the same host. */
interface JointMeetingFacts {
  readonly attendeeId: number;
  readonly status: MeetingState['status'];
}

/** A meeting with the viewer's report of its outcome and the facts about the other participant. */
export interface MeetingRow extends MeetingState {
  readonly outcome: Outcome | null;
  readonly other: OtherParticipantFacts;
  /** Null if it isn't part of a joint call, or if the viewer and the other alum are separated by a block. */
  readonly joint: JointMeetingFacts | null;
}

export interface MeetingsQuery {
  /** All meetings when omitted. */
  readonly when?: MeetingListFilter;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Meetings for display. Meetings with a person who blocks the viewer, or whom the viewer blocks, are left out
 * everywhere.
 */
export abstract class MeetingReader {
  /**
   * A user's meetings, including canceled and declined ones: upcoming ones soonest first, then those that have begun,
   * latest first.
   */
  abstract list(userId: number, query: MeetingsQuery): Promise<{ items: readonly MeetingRow[]; total: number }>;

  /** Finds one of the user's meetings; null if there is none with this id. */
  abstract findById(userId: number, id: number): Promise<MeetingRow | null>;

  /** The user's meetings in any state that ended at `from` or later; latest first, at most `limit`. */
  abstract listSince(userId: number, from: Date, limit: number): Promise<readonly MeetingRow[]>;

  /** Counts upcoming pending or confirmed meetings. */
  abstract countUpcoming(userId: number, now: Date): Promise<number>;

  /** Finds the user's first meeting, other than `except`, that overlaps the period. */
  abstract findOverlap(
    userId: number,
    period: Period,
    except: number | null,
  ): Promise<(Period & { id: number; title: string }) | null>;

  /**
   * Lists the periods in which any of `userIds` has a meeting that isn't over at `from` and begins before `until`,
   * without the participants.
   */
  abstract listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]>;
}
