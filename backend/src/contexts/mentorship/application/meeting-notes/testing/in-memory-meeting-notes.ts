import { MeetingNotes, type MeetingNotesState, NotesEditConflict } from '../../../domain/meeting-notes/meeting-notes';
import { MeetingNotesStore } from '../ports/meeting-notes-store';

export class InMemoryMeetingNotes extends MeetingNotesStore {
  readonly #states = new Map<number, MeetingNotesState>();
  readonly #privateNotes = new Map<string, string>();
  readonly outcomes: unknown[] = [];
  #lastItemId = 0;

  async find(meetingId: number): Promise<MeetingNotes> {
    const state = this.#states.get(meetingId);
    return state ? MeetingNotes.restore({ ...state }) : MeetingNotes.createEmpty(meetingId);
  }

  async nextItemIds(count: number): Promise<readonly number[]> {
    return Array.from({ length: count }, () => ++this.#lastItemId);
  }

  async save(notes: MeetingNotes): Promise<void> {
    const state = notes.snapshot();
    if ((this.#states.get(state.meetingId)?.version ?? 0) !== state.version - 1) throw new NotesEditConflict();
    this.#states.set(state.meetingId, state);
  }

  async findPrivateNote(meetingId: number, userId: number): Promise<string | null> {
    return this.#privateNotes.get(`${meetingId} ${userId}`) ?? null;
  }

  async savePrivateNote(meetingId: number, userId: number, note: string | null): Promise<void> {
    if (note === null) this.#privateNotes.delete(`${meetingId} ${userId}`);
    else this.#privateNotes.set(`${meetingId} ${userId}`, note);
  }

  async saveOutcome(...outcome: unknown[]): Promise<void> {
    this.outcomes.push(outcome);
  }
}
