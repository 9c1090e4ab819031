import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for pages of the directory ordered by popularity. */
export class DirectoryByPopularity1764910000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS colleges.directory_entries_by_popularity');
    await db.query(
      `CREATE INDEX CONCURRENTLY directory_entries_by_popularity ON colleges.directory_entries
         (branch, people DESC, enrollment DESC NULLS LAST, sort_name, college_id)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX colleges.directory_entries_by_popularity');
  }
}
