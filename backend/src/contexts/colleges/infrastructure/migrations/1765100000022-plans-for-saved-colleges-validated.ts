import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints for existing rows. */
export class PlansForSavedCollegesValidated1765100000022 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE colleges.saved_colleges VALIDATE CONSTRAINT saved_colleges_status');
    await db.query(/* sql */ 'ALTER TABLE colleges.saved_colleges VALIDATE CONSTRAINT saved_colleges_note');
  }

  async down(): Promise<void> {}
}
