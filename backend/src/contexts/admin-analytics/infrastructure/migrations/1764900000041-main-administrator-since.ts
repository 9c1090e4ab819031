import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when main administrators have been that: they have some days from then on to turn two-factor authentication on.
 * Those of today have been since this migration: no one knows it better.
 */
export class MainAdministratorSince1764900000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.college_administrators ADD COLUMN main_since timestamptz(3);
      UPDATE admin_analytics.college_administrators SET main_since = now() WHERE is_main;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.college_administrators DROP COLUMN main_since');
  }
}
