import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each college has one alum for each ID of its own system. */
export class AlumniByExternalId1765660000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.imported_alumni_by_external_id');
    await db.query(/* sql */ `
      CREATE UNIQUE INDEX CONCURRENTLY imported_alumni_by_external_id
        ON admin_analytics.imported_alumni (college_id, external_id) WHERE external_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.imported_alumni_by_external_id');
  }
}
