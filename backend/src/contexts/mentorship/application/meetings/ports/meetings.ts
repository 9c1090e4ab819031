import type { Meeting } from '../../../domain/meetings/meeting';
import type { MeetingState } from '../../../domain/meetings/meeting-state';
import type { Period } from '../../../domain/availability/availability';

/** Meetings, and whose time they take. */
export abstract class Meetings {
  /** Where a new one begins. */
  abstract nextId(): Promise<number>;

  /** Null where there is none. Inside a unit of work no one else is at what either of the two keeps before its end. */
  abstract findById(id: number): Promise<Meeting | null>;

  /** @throws TimeTaken when one of those whose time it takes has another meeting then */
  abstract save(meeting: Meeting): Promise<void>;

  /** Keys of the meetings to come of someone, with this person where one is named; soonest first. */
  abstract listUpcomingIds(userId: number, now: Date, withId?: number): Promise<readonly number[]>;

  /** When this person invited people with whom they were not connected since then, oldest first. */
  abstract listInvitationsSince(hostId: number, since: Date): Promise<readonly Date[]>;
}

/** Where people meet who have not said where. */
export abstract class MeetingRooms {
  /** Whose service it is: the host of its address, e.g. `meet.jit.si`. */
  abstract readonly host: string;

  /** The address of the room of this name; cameras and microphones are off when someone enters. */
  abstract addressOf(room: string): string;
}

/** For how many days after a meeting a person is asked whether it happened. */
export const ASKED_FOR_DAYS = 30;

/** unanswered: confirmed meetings that ended in the last 30 days, of which the person has not said whether they happened. */
export const MEETING_TIMES = ['upcoming', 'past', 'unanswered'] as const;
export type MeetingTimes = (typeof MEETING_TIMES)[number];

export const OUTCOMES = ['happened', 'no-show', 'moved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The other person's details that may be shown, and what decides whether they are; null where nothing is known. */
export interface FactsOfOther {
  readonly isConnected: boolean;
  /** An alumna or alumnus who has hidden their profile. */
  readonly isHidden: boolean;
  /** A student with a public profile. */
  readonly isPublic: boolean;
  readonly college: string | null;
  readonly major: string | null;
  readonly intendedMajor: string | null;
}

/** A meeting, what the one who looks has said of it afterwards, and with whom it is. */
export interface MeetingRow extends MeetingState {
  readonly outcome: Outcome | null;
  readonly other: FactsOfOther;
}

export interface MeetingsAsked {
  /** All when left out. */
  readonly when?: MeetingTimes;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Meetings as they are looked at. Those with someone who is blocked, either way, are nowhere. */
export abstract class MeetingReader {
  /** Own ones, also those that are off: those to come soonest first, then those that have begun latest first. */
  abstract list(userId: number, asked: MeetingsAsked): Promise<{ items: readonly MeetingRow[]; total: number }>;

  /** One of their own; null where there is none. */
  abstract findById(userId: number, id: number): Promise<MeetingRow | null>;

  /** Own ones that ended then or later, whatever has become of them; latest first, so many at most. */
  abstract listSince(userId: number, from: Date, most: number): Promise<readonly MeetingRow[]>;

  /** How many pending or confirmed ones are still to come. */
  abstract countUpcoming(userId: number, now: Date): Promise<number>;

  /** The first meeting of the person that overlaps the period, other than `except`. */
  abstract findOverlap(
    userId: number,
    period: Period,
    except: number | null,
  ): Promise<(Period & { id: number; title: string }) | null>;

  /**
   * When any of `userIds` has a meeting that is not over at `from` and begins before `until`. Without the people they are
   * with.
   */
  abstract listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]>;
}
