import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the colleges that alumni chose between. */
export class ConsideredColleges1764500000007 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentorship.alumni_profiles ADD COLUMN considered_colleges integer[] NOT NULL DEFAULT '{}'
        CHECK (cardinality(considered_colleges) <= 10)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.alumni_profiles DROP COLUMN considered_colleges');
  }
}
