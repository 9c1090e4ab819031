import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { MeetingNotesStore } from '../../application/meeting-notes/ports/meeting-notes-store';
import { MeetingNotes, type MeetingNotesState, NotesEditConflict } from '../../domain/meeting-notes/meeting-notes';
import type { Outcome } from '../../application/meetings/ports/meetings';
import { type MeetingNotesRow, meetingNotesSchema } from './meeting-notes.schema';

const SELECT_NOTES = `
  SELECT n.meeting_id AS "meetingId", n.agenda, n.notes, n.version, n.edited_by AS "editedBy", n.edited_at AS "editedAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'text', i.text, 'ownerId', i.owner_id,
              'dueOn', i.due_on, 'isDone', i.is_done) ORDER BY i.position), '[]')
       FROM mentorship.meeting_action_items i WHERE i.meeting_id = n.meeting_id) AS "actionItems"
  FROM mentorship.meeting_notes n WHERE n.meeting_id = $1`;

const INSERT_ITEMS_SQL = `
  INSERT INTO mentorship.meeting_action_items (meeting_id, id, position, text, owner_id, due_on, is_done)
  SELECT $1, i.id, i.place - 1, i.text, i."ownerId", i."dueOn", i."isDone"
  FROM ROWS FROM (jsonb_to_recordset($2) AS (id integer, text text, "ownerId" integer, "dueOn" date, "isDone" boolean))
    WITH ORDINALITY AS i (id, text, "ownerId", "dueOn", "isDone", place)
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, text = excluded.text, owner_id = excluded.owner_id,
    due_on = excluded.due_on, is_done = excluded.is_done`;

@Injectable()
export class SqlMeetingNotes extends MeetingNotesStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(meetingId: number): Promise<MeetingNotes> {
    const [state] = await this.unitOfWork.query<MeetingNotesState>(SELECT_NOTES, [meetingId]);
    return state ? MeetingNotes.restore(state) : MeetingNotes.createEmpty(meetingId);
  }

  async nextItemIds(count: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('mentorship.meeting_action_items', 'id'))::integer AS id
       FROM generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  async save(meetingNotes: MeetingNotes): Promise<void> {
    const { actionItems, ...row } = meetingNotes.snapshot();
    const { meetingId, editedAt } = row;
    if (editedAt === null) return;
    await this.unitOfWork.run(async () => {
      if (!(await this.#write(row))) throw new NotesEditConflict();
      const ids = actionItems.map(({ id }) => id);
      await this.unitOfWork.query(
        'DELETE FROM mentorship.meeting_action_items WHERE meeting_id = $1 AND id <> ALL ($2::integer[])',
        [meetingId, ids],
      );
      await this.unitOfWork.query(INSERT_ITEMS_SQL, [meetingId, JSON.stringify(actionItems)]);
    });
  }

  /**
   * Writes only over the version that was read.
   * @returns false if there was another write since, also a concurrent one
   */
  async #write(row: MeetingNotesRow): Promise<boolean> {
    const rows = this.unitOfWork.manager.getRepository(meetingNotesSchema);
    if (row.version > 1) {
      const { affected } = await rows.update({ meetingId: row.meetingId, version: row.version - 1 }, row);
      return affected === 1;
    }
    const inserted = await rows.createQueryBuilder().insert().values(row).orIgnore().returning('version').execute();
    return (inserted.raw as unknown[]).length === 1;
  }

  async findPrivateNote(meetingId: number, userId: number): Promise<string | null> {
    const [row] = await this.unitOfWork.query<{ note: string }>(
      'SELECT note FROM mentorship.meeting_private_notes WHERE meeting_id = $1 AND user_id = $2',
      [meetingId, userId],
    );
    return row?.note ?? null;
  }

  async savePrivateNote(meetingId: number, userId: number, note: string | null): Promise<void> {
    if (note === null) {
      const deleteSql = 'DELETE FROM mentorship.meeting_private_notes WHERE meeting_id = $1 AND user_id = $2';
      await this.unitOfWork.query(deleteSql, [meetingId, userId]);
      return;
    }
    await this.unitOfWork.query(
      `INSERT INTO mentorship.meeting_private_notes (meeting_id, user_id, note) VALUES ($1, $2, $3)
       ON CONFLICT (meeting_id, user_id) DO UPDATE SET note = excluded.note`,
      [meetingId, userId, note],
    );
  }

  async saveOutcome(meetingId: number, userId: number, outcome: Outcome, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.meeting_outcomes (meeting_id, user_id, outcome, told_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (meeting_id, user_id) DO UPDATE SET outcome = excluded.outcome, told_at = excluded.told_at`,
      [meetingId, userId, outcome, at],
    );
  }
}
