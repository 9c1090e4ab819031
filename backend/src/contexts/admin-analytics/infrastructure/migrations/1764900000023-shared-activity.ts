import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether someone who has claimed lets their college see in which month they were last active. */
export class SharedActivity1764900000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.imported_alumni ADD COLUMN shares_activity boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.imported_alumni DROP COLUMN shares_activity');
  }
}
