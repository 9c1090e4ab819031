import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint for reports that existed before it. */
export class ReportsValidated1764735000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_target_type_check');
  }

  async down(): Promise<void> {}
}
