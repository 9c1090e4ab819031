import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the published answers about figures and programs of a college. */
export class FigureAnswers1765430000004 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS forum.forum_posts_about');
    await db.query(/* sql */ `
      CREATE INDEX CONCURRENTLY forum_posts_about ON forum.forum_posts (college_id, id DESC)
      WHERE (about_figure IS NOT NULL OR about_cip IS NOT NULL) AND deleted_at IS NULL AND hidden_by IS NULL
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX forum.forum_posts_about');
  }
}
