import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of alumni of each college, and whether there are mentors among them. A job counts them. */
export class AlumniOfColleges1764970000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.directory_entries ADD COLUMN alumni integer NOT NULL DEFAULT 0;
      ALTER TABLE colleges.directory_entries ADD COLUMN has_mentors boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN colleges.directory_entries.alumni IS 'whom members can find; the lower bound of a step'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE colleges.directory_entries DROP COLUMN alumni, DROP COLUMN has_mentors');
  }
}
