import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the onboarding step `first-request` of students. */
export class FirstRequest1764600000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.onboarding_progress
        DROP CONSTRAINT onboarding_progress_completed_steps_check,
        ADD CONSTRAINT onboarding_progress_completed_steps_check CHECK (
          completed_steps <@ ARRAY['profile', 'visibility', 'save-colleges', 'first-request']
        )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      UPDATE mentorship.onboarding_progress SET completed_steps = array_remove(completed_steps, 'first-request');
      ALTER TABLE mentorship.onboarding_progress
        DROP CONSTRAINT onboarding_progress_completed_steps_check,
        ADD CONSTRAINT onboarding_progress_completed_steps_check CHECK (
          completed_steps <@ ARRAY['profile', 'visibility', 'save-colleges']
        )
    `);
  }
}
