import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets moderators hide messages without deleting their text. */
export class HiddenMessages1764735000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE messaging.messages ADD COLUMN hidden_at timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE messaging.messages DROP COLUMN hidden_at');
  }
}
