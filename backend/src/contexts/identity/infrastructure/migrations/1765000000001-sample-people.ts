import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person was invented for the demo data, so that pages can say so. */
export class SamplePeople1765000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE identity.users ADD COLUMN is_sample boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE identity.users DROP COLUMN is_sample');
  }
}
