import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an answer to a request be undone for a short time. */
export class UndoOfAnswers1764728000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.connections
        ADD COLUMN undo_until timestamptz(3),
        ADD COLUMN undo_expires_at timestamptz(3)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.connections DROP COLUMN undo_until, DROP COLUMN undo_expires_at
    `);
  }
}
