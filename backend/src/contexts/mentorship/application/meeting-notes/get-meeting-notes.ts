import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingNotesState } from '../../domain/meeting-notes/meeting-notes';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { MeetingNotesStore } from './ports/meeting-notes-store';
import { MeetingReader } from '../meetings/ports/meeting-reader';
import { People } from '../profiles/ports/people';

/** The notes of a meeting as one of its two sees them. */
export interface ShownNotes extends Omit<MeetingNotesState, 'meetingId' | 'editedBy'> {
  /** The reader's own; no one else sees it. */
  readonly privateNote: string | null;
  /** Null while no one has written, and once they are gone. */
  readonly editedBy: { readonly id: number; readonly displayName: string } | null;
}

@UseCase()
export class GetMeetingNotes {
  constructor(
    private readonly reader: MeetingReader,
    private readonly meetingNotesStore: MeetingNotesStore,
    private readonly people: People,
  ) {}

  /** Of a meeting of their own, whatever has become of it. @throws MeetingNotFound */
  async execute(by: number, meetingId: number): Promise<ShownNotes> {
    if (!(await this.reader.findById(by, meetingId))) throw new MeetingNotFound();
    const notes = (await this.meetingNotesStore.findByMeetingId(meetingId)).snapshot();
    const { agenda, actionItems, version, editedAt } = notes;
    const editor =
      notes.editedBy === null ? undefined : (await this.people.findByIds([notes.editedBy])).get(notes.editedBy);
    return {
      ...{ agenda, notes: notes.notes, actionItems, version, editedAt },
      privateNote: await this.meetingNotesStore.findPrivateNote(meetingId, by),
      editedBy: editor ? { id: editor.id, displayName: editor.displayName } : null,
    };
  }
}
