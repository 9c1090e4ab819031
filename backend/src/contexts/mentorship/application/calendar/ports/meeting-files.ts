import type { MeetingState } from '../../../domain/meetings/meeting-state';

/** A meeting as one of its two finds it in a calendar. */
export interface MeetingEntry {
  readonly meeting: Pick<MeetingState, 'id' | 'sequence' | 'status' | 'startTime' | 'endTime' | 'updatedAt'>;
  /** Whose calendar it is. */
  readonly ownerName: string;
  /** With whom the meeting is. */
  readonly otherName: string;
  readonly summary: string;
  readonly description: string | null;
}

/** What a calendar that gets a mail is to do: put something in or bring it up to date, take something out. */
export type FileMethod = 'REQUEST' | 'CANCEL';

/** Meetings as files that calendars read. Where they can be joined does not stand there. */
export abstract class MeetingFiles {
  /** A file that a person downloads. */
  abstract published(entries: readonly MeetingEntry[]): string;

  /** What comes with a mail to this address: calendars take it only from an invitation of their owner. */
  abstract mailed(entries: readonly MeetingEntry[], method: FileMethod, to: string): string;

  /** A calendar that is followed: with a name, reminders, and how often to look for changes. */
  abstract feed(entries: readonly MeetingEntry[]): string;
}

/** Where pages about meetings are found, for links in mail. */
export abstract class MeetingPages {
  abstract meeting(id: number): string;

  /** The page of all meetings. */
  abstract meetings(): string;
}

/** The addresses under which people read their meetings in calendars elsewhere. Only hashes of them are kept. */
export abstract class CalendarFeeds {
  /** When the one that works was made; null where none does. */
  abstract getCreatedAt(userId: number): Promise<Date | null>;

  /** Whatever worked before works no longer. */
  abstract replace(userId: number, token: string, at: Date): Promise<void>;

  abstract delete(userId: number): Promise<void>;

  /** Whose it is; null for every other token. */
  abstract findOwner(token: string): Promise<number | null>;
}
