import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds since when users have been main administrators: from then on, they have some days to turn on two-factor
 * authentication. For current ones, the time of this migration is used, because the real one is unknown.
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
