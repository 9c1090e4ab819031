import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes alumni by the fields of their majors. */
export class FieldsOfAlumni1765430000003 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS mentorship.finder_fields');
    await db.query(
      'CREATE INDEX CONCURRENTLY finder_fields ON mentorship.finder_entries USING gin (fields) WHERE is_findable',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX mentorship.finder_fields');
  }
}
