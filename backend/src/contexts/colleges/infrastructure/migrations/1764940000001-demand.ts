import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second sort key of the popularity order; replaces the enrollment. */
export class Demand1764940000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.directory_entries ADD COLUMN demand integer;
      COMMENT ON COLUMN colleges.directory_entries.demand
        IS 'enrollment divided by the admission rate; the enrollment where no rate is known'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE colleges.directory_entries DROP COLUMN demand');
  }
}
