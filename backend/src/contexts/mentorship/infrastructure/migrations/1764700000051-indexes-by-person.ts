import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  connections_mentor: 'connections (mentor_id)',
  meeting_action_items_owner: 'meeting_action_items (owner_id)',
  meeting_notes_editor: 'meeting_notes (edited_by)',
  meeting_outcomes_person: 'meeting_outcomes (user_id)',
  meeting_private_notes_person: 'meeting_private_notes (user_id)',
  meeting_reminders_person: 'meeting_reminders (user_id)',
  meeting_reminders_age: 'meeting_reminders (reminded_at)',
} as const;

/** Adds indexes for erasing and exporting accounts by user, and for deleting old reminders by age. */
export class IndexesByPerson1764700000051 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await db.query(`DROP INDEX CONCURRENTLY IF EXISTS mentorship.${name}`);
      await db.query(`CREATE INDEX CONCURRENTLY ${name} ON mentorship.${columns}`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`DROP INDEX mentorship.${name}`);
  }
}
