import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['mentorship.connections', 'mentorship.request_drafts'] as const;

/** What a request asks about, and the fields of study by which alumni are found. Indexes of existing alumni are written at the next start. */
export class AboutRequests1765430000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} ADD COLUMN about jsonb`);
    await db.query('ALTER TABLE mentorship.finder_entries ADD COLUMN fields text[]');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.finder_entries DROP COLUMN fields');
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DROP COLUMN about`);
  }
}
