import { EntitySchema } from 'typeorm';
import type { MeetingNotesState } from '../../domain/meeting-notes/meeting-notes';

/** The notes of a meeting without its action items, which have their own table. */
export type MeetingNotesRow = Omit<MeetingNotesState, 'actionItems'>;

export const meetingNotesSchema = new EntitySchema<MeetingNotesRow>({
  name: 'MeetingNotes',
  schema: 'mentorship',
  tableName: 'meeting_notes',
  columns: {
    meetingId: { type: 'integer', name: 'meeting_id', primary: true },
    agenda: { type: 'text', nullable: true },
    notes: { type: 'text', nullable: true },
    version: { type: 'integer' },
    editedBy: { type: 'integer', name: 'edited_by', nullable: true },
    editedAt: { type: 'timestamptz', precision: 3, name: 'edited_at' },
  },
});
