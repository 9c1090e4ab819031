import type { MeetingState } from '../../domain/meeting-state';

/** A meeting as one of its two finds it in a calendar. */
export interface MeetingEntry {
  readonly meeting: Pick<MeetingState, 'id' | 'sequence' | 'status' | 'startTime' | 'endTime' | 'updatedAt'>;
  readonly hostName: string;
  readonly attendeeName: string;
  readonly summary: string;
  readonly description: string | null;
}

/** What a calendar is to do: take note, put something in or bring it up to date, take something out. */
export type FileMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Meetings as files that calendars read. Where they can be joined does not stand there. */
export abstract class MeetingFiles {
  abstract written(entries: readonly MeetingEntry[], method: FileMethod): string;
}
