import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the unique index on address and college, which replaces the one on the address alone. */
export class ImportedBySeveralColleges1764960000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.imported_alumni_by_address');
    await db.query(`
      CREATE UNIQUE INDEX CONCURRENTLY imported_alumni_by_address
        ON admin_analytics.imported_alumni (email, college_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.imported_alumni_by_address');
  }
}
