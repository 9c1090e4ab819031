import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a moderator last decided on a case: reports don't hide again what was shown then. */
export class DecidedCases1764955000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.moderation_cases ADD COLUMN decided_at timestamptz');
    await db.query('UPDATE forum.moderation_cases SET decided_at = closed_at WHERE closed_at IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.moderation_cases DROP COLUMN decided_at');
  }
}
