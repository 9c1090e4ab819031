import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index of invited alumni who wait for a reminder. */
export class RemindersToAlumni1764900000022 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.imported_alumni_to_remind');
    await db.query(`
      CREATE INDEX CONCURRENTLY imported_alumni_to_remind ON admin_analytics.imported_alumni (invited_at)
        WHERE reminded_at IS NULL AND claimed_by IS NULL AND invited_at IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.imported_alumni_to_remind');
  }
}
