import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the college from which alumni transferred. */
export class TransferredFrom1765610000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.alumni_profiles ADD COLUMN transferred_from_college_id integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.alumni_profiles DROP COLUMN transferred_from_college_id');
  }
}
