import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index for the list of a college's alumni by name, its default order. */
export class AlumniByName1764900000024 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.imported_alumni_by_name');
    await db.query(`
      CREATE INDEX CONCURRENTLY imported_alumni_by_name
        ON admin_analytics.imported_alumni (college_id, lower(last_name), lower(first_name), id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.imported_alumni_by_name');
  }
}
