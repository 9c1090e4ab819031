import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints for existing rows. */
export class ReportsOfThanksValidated1765440000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_target_type_check
    `);
    await db.query(/* sql */ `
      ALTER TABLE forum.moderation_cases VALIDATE CONSTRAINT moderation_cases_target_type_check
    `);
  }

  async down(): Promise<void> {}
}
