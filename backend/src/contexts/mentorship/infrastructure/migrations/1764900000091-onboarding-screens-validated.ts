import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint for existing rows. */
export class OnboardingScreensValidated1764900000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.onboarding_progress VALIDATE CONSTRAINT onboarding_progress_completed_steps_check
    `);
  }

  async down(): Promise<void> {}
}
