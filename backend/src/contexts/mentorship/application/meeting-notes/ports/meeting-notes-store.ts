import type { MeetingNotes } from '../../../domain/meeting-notes/meeting-notes';
import type { Outcome } from '../../meetings/ports/meetings';

/** What people write down about their meetings, and what each side says came of them. */
export abstract class MeetingNotesStore {
  /** Blank ones where nothing was written. */
  abstract findByMeetingId(meetingId: number): Promise<MeetingNotes>;

  /** Keys for so many new action items. */
  abstract nextItemIds(count: number): Promise<readonly number[]>;

  /** @throws NotesChanged when someone has saved since they were read: anyone who comes second writes over nothing */
  abstract save(notes: MeetingNotes): Promise<void>;

  /** What someone has written for themselves alone; null where nothing was. */
  abstract findPrivateNote(meetingId: number, userId: number): Promise<string | null>;

  /** Null takes it away. */
  abstract savePrivateNote(meetingId: number, userId: number, note: string | null): Promise<void>;

  /** What this side says came of the meeting; replaces what they said before. */
  abstract saveOutcome(meetingId: number, userId: number, outcome: Outcome, at: Date): Promise<void>;
}
