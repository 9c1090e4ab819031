import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deletes the interactions of discussions started so far: which of them were anonymous isn't known in this schema. New
 * ones are stored only for discussions under a name.
 */
export class NoInteractionsOfDiscussions1764950000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM admin_analytics.college_interactions WHERE type = 'forum_post'`);
  }

  async down(): Promise<void> {}
}
