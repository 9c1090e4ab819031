import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether an alum with a claimed profile lets the college see the month of their last activity. */
export class SharedActivity1764900000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.imported_alumni ADD COLUMN shares_activity boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.imported_alumni DROP COLUMN shares_activity');
  }
}
