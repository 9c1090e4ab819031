import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key belongs to one import of a college. */
export class OneImportForEachKey1764970000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS admin_analytics.alumni_imports_request_key');
    await db.query(
      `CREATE UNIQUE INDEX CONCURRENTLY alumni_imports_request_key
         ON admin_analytics.alumni_imports (college_id, request_key) WHERE request_key IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.alumni_imports_request_key');
  }
}
