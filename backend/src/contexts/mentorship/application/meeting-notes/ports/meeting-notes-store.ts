import type { MeetingNotes } from '../../../domain/meeting-notes/meeting-notes';
import type { Outcome } from '../../meetings/ports/meetings';

/** Notes about meetings, and the outcome that each side reports. */
export abstract class MeetingNotesStore {
  /** Finds the notes of a meeting; empty ones if nothing was written. */
  abstract find(meetingId: number): Promise<MeetingNotes>;

  /** Returns IDs for this number of new action items. */
  abstract nextItemIds(count: number): Promise<readonly number[]>;

  /** @throws NotesEditConflict when another save happened since the notes were loaded, so that nothing is overwritten */
  abstract save(notes: MeetingNotes): Promise<void>;

  /** Returns the user's private note; null if there is none. */
  abstract findPrivateNote(meetingId: number, userId: number): Promise<string | null>;

  /** Null deletes the note. */
  abstract savePrivateNote(meetingId: number, userId: number, note: string | null): Promise<void>;

  /** Stores the outcome reported by this side; replaces an earlier one. */
  abstract saveOutcome(meetingId: number, userId: number, outcome: Outcome, at: Date): Promise<void>;
}
