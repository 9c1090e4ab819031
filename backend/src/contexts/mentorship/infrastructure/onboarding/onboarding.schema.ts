import { EntitySchema } from 'typeorm';
import type { OnboardingState } from '../../domain/onboarding/onboarding';

const moment = { type: 'timestamptz', precision: 3, nullable: true } as const;

export const onboardingSchema = new EntitySchema<OnboardingState>({
  name: 'Onboarding',
  schema: 'mentorship',
  tableName: 'onboarding_progress',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    role: { type: 'text', primary: true },
    completedSteps: { type: 'text', name: 'completed_steps', array: true },
    skippedAt: { ...moment, name: 'skipped_at' },
    completedAt: { ...moment, name: 'completed_at' },
  },
});
