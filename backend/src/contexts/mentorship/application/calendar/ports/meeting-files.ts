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
