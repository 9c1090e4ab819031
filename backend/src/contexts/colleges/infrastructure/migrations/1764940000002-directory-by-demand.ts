import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the index for the popularity order, whose second key changed. */
export class DirectoryByDemand1764940000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndex(db, 'demand');
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndex(db, 'enrollment');
  }
}

async function replaceIndex(db: QueryRunner, secondKey: string): Promise<void> {
  await db.query('DROP INDEX CONCURRENTLY IF EXISTS colleges.directory_entries_by_popularity');
  await db.query(
    `CREATE INDEX CONCURRENTLY directory_entries_by_popularity ON colleges.directory_entries
       (branch, people DESC, ${secondKey} DESC NULLS LAST, sort_name, college_id)`,
  );
}
