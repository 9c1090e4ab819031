import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a covering index to count the views and people of a college: reading the rows of a well-known college takes
 * seconds.
 */
export class InteractionsOfCollegeCovering1764930000001 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.college_interactions_of_college_covering');
    await db.query(
      `CREATE INDEX CONCURRENTLY college_interactions_of_college_covering
         ON admin_analytics.college_interactions (college_id, occurred_at) INCLUDE (type, user_id)`,
    );
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.college_interactions_of_college');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE INDEX college_interactions_of_college ON admin_analytics.college_interactions (college_id, occurred_at)',
    );
    await db.query('DROP INDEX admin_analytics.college_interactions_of_college_covering');
  }
}
