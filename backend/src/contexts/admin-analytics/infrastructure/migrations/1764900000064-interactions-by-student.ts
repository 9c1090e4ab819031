import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the index with which the students of a college are counted in the order of their IDs, some thousands at a time.
 */
export class InteractionsByStudent1764900000064 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.college_interactions_of_student');
    await db.query(
      `CREATE INDEX CONCURRENTLY college_interactions_of_student
         ON admin_analytics.college_interactions (college_id, user_id, occurred_at) WHERE user_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.college_interactions_of_student');
  }
}
