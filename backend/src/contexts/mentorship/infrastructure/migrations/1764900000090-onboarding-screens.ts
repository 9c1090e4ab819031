import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows the onboarding screens. The previous version may still write its own steps, so both are allowed. */
export class OnboardingScreens1764900000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.onboarding_progress
        DROP CONSTRAINT onboarding_progress_completed_steps_check,
        ADD CONSTRAINT onboarding_progress_completed_steps_check CHECK (
          completed_steps <@ ARRAY['profile', 'visibility', 'save-colleges', 'first-request',
            'major', 'colleges', 'goals', 'mentoring', 'hours', 'email']
        ) NOT VALID
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      UPDATE mentorship.onboarding_progress SET completed_steps = ARRAY(
        SELECT step FROM unnest(completed_steps) step
        WHERE step IN ('profile', 'visibility', 'save-colleges', 'first-request'));
      ALTER TABLE mentorship.onboarding_progress
        DROP CONSTRAINT onboarding_progress_completed_steps_check,
        ADD CONSTRAINT onboarding_progress_completed_steps_check CHECK (
          completed_steps <@ ARRAY['profile', 'visibility', 'save-colleges', 'first-request']
        ) NOT VALID
    `);
  }
}
