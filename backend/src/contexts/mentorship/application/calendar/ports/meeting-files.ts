import type { MeetingState } from '../../../domain/meetings/meeting-state';

/** What an entry is about: a meeting of two people, or a group hour. */
type EntrySubject = 'meeting' | 'group-hour';

/** A meeting or group hour as shown in the calendar of one participant. */
export interface MeetingEntry {
  readonly subject: EntrySubject;
  readonly meeting: Pick<MeetingState, 'id' | 'sequence' | 'status' | 'startTime' | 'endTime' | 'updatedAt'>;
  /** Name of the calendar's owner. */
  readonly ownerName: string;
  /** Name of the other participant; of the host for a group hour. */
  readonly otherName: string;
  readonly summary: string;
  readonly description: string | null;
}

/** What a calendar should do with a mailed entry: add or update it, or remove it. */
export type ICalendarMethod = 'REQUEST' | 'CANCEL';

/** Writes meetings as calendar files. They don't contain the link for joining. */
export abstract class MeetingFiles {
  /** Returns a file for download. */
  abstract writeDownload(entries: readonly MeetingEntry[]): string;

  /** Returns an attachment for a mail to this address: calendars accept it only as an invitation of their owner. */
  abstract writeAttachment(entries: readonly MeetingEntry[], method: ICalendarMethod, to: string): string;

  /** Returns a calendar to subscribe to: with a name, reminders and a refresh interval. */
  abstract writeFeed(entries: readonly MeetingEntry[]): string;
}

/** Addresses of the pages about meetings, for links in mail. */
export abstract class MeetingPages {
  abstract getMeetingUrl(id: number): string;

  abstract getGroupHourUrl(id: number): string;

  /** Returns the address of the group hours that a student can join. */
  abstract getGroupHoursUrl(): string;

  /** Returns the address of the list of meetings. */
  abstract getListUrl(): string;
}

/** Secret addresses at which external calendars read meetings. Only hashes are stored. */
export abstract class CalendarFeeds {
  /** Returns when the current address was created; null if there is none. */
  abstract findCreatedAt(userId: number): Promise<Date | null>;

  /** Stores a new token; the previous one stops working. */
  abstract save(userId: number, token: string, at: Date): Promise<void>;

  abstract delete(userId: number): Promise<void>;

  /** Finds the owner of a token; null for every other token. */
  abstract findOwner(token: string): Promise<number | null>;
}
