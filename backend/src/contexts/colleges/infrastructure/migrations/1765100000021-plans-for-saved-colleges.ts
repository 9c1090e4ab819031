import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the status, deadline and note of saved colleges. The previous version saves colleges without them. */
export class PlansForSavedColleges1765100000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE colleges.saved_colleges
        ADD COLUMN status text NOT NULL DEFAULT 'considering',
        ADD COLUMN deadline date,
        ADD COLUMN note text,
        ADD CONSTRAINT saved_colleges_status CHECK (
          status IN ('considering', 'applying', 'applied', 'accepted', 'chosen')
        ) NOT VALID,
        ADD CONSTRAINT saved_colleges_note CHECK (char_length(note) BETWEEN 1 AND 1000) NOT VALID
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE colleges.saved_colleges DROP COLUMN status, DROP COLUMN deadline, DROP COLUMN note
    `);
  }
}
