import { EntitySchema } from 'typeorm';
import type { OnboardingState } from '../../domain/onboarding/onboarding';

const timestampColumn = { type: 'timestamptz', precision: 3, nullable: true } as const;

export const onboardingSchema = new EntitySchema<OnboardingState>({
  name: 'Onboarding',
  schema: 'mentorship',
  tableName: 'onboarding_progress',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    role: { type: 'text', primary: true },
    completedSteps: { type: 'text', name: 'completed_steps', array: true },
    skippedAt: { ...timestampColumn, name: 'skipped_at' },
    completedAt: { ...timestampColumn, name: 'completed_at' },
  },
});
