import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns for sorting the directory by popularity. A job counts the people; whether a college is a branch is copied
 * from the catalog.
 */
export class Popularity1764910000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.directory_entries ADD COLUMN people integer NOT NULL DEFAULT 0;
      ALTER TABLE colleges.directory_entries ADD COLUMN branch boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN colleges.directory_entries.people
        IS 'who viewed or saved the college in the last 30 days; 0 where too few did';
      COMMENT ON COLUMN colleges.directory_entries.branch IS 'a branch campus, listed after all main campuses'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE colleges.directory_entries DROP COLUMN people, DROP COLUMN branch');
  }
}
