import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint for existing rows. */
export class MinutesOfGroupHoursValidated1765460000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.minutes_charges VALIDATE CONSTRAINT minutes_charges_kind_check');
  }

  async down(): Promise<void> {}
}
