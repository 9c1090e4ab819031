import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from the migration that added the constraints: validating holds no lock that keeps people from writing. */
export class DiscussionsValidated1764800000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_target_type_check');
    await db.query('ALTER TABLE forum.moderation_cases VALIDATE CONSTRAINT moderation_cases_target_type_check');
  }

  async down(): Promise<void> {}
}
