import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index with which the nightly job finds expired interactions. */
export class InteractionsByAge1764700025003 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.college_interactions_by_age');
    await db.query(
      'CREATE INDEX CONCURRENTLY college_interactions_by_age ON admin_analytics.college_interactions (occurred_at)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.college_interactions_by_age');
  }
}
