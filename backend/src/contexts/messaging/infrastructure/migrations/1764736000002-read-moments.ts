import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when the recipient read a message; null for messages read before this migration. */
export class ReadMoments1764736000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE messaging.messages ADD COLUMN read_at timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE messaging.messages DROP COLUMN read_at');
  }
}
