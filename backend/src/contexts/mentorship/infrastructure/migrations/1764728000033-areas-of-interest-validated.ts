import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints for existing rows. */
export class AreasOfInterestValidated1764728000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.student_profiles VALIDATE CONSTRAINT student_profiles_areas_of_interest_check
    `);
    await runner.query(/* sql */ 'ALTER TABLE mentorship.connections VALIDATE CONSTRAINT connections_message_check');
  }

  async down(): Promise<void> {}
}
