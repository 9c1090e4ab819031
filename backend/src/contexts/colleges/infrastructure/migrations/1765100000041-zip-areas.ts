import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index with which the colleges of a ZIP code's area are found. */
export class ZipAreas1765100000041 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS colleges.federal_figures_zip_area');
    await db.query(
      'CREATE INDEX CONCURRENTLY federal_figures_zip_area ON colleges.federal_figures (left(zip, 3), college_id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX colleges.federal_figures_zip_area');
  }
}
