import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['forum.forum_posts', 'forum.shared_answers'] as const;

/** The figure or program that a published answer is about. */
export class AboutFigures1765430000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const table of TABLES) {
      await db.query(
        `ALTER TABLE ${table} ADD COLUMN about_figure text, ADD COLUMN about_cip text, ADD COLUMN about_level text`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`ALTER TABLE ${table} DROP COLUMN about_figure, DROP COLUMN about_cip, DROP COLUMN about_level`);
    }
  }
}
