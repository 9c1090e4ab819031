import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Separate from the migration that added the constraints: validating takes no lock that blocks writes. */
export class ReportsOfOpenQuestionsValidated1765470000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_target_type_check');
    await db.query('ALTER TABLE forum.moderation_cases VALIDATE CONSTRAINT moderation_cases_target_type_check');
  }

  async down(): Promise<void> {}
}
