import type { Onboarding, OnboardingStepId } from '@/shared/api';

/** The screens that still have something to ask, in order. */
export const openSteps = ({ steps }: Onboarding): OnboardingStepId[] =>
  steps.filter(({ isDone }) => !isDone).map(({ id }) => id);

/** Whether the onboarding is still offered. */
export const isOpen = (onboarding: Onboarding): boolean =>
  onboarding.skippedAt === null && onboarding.completedAt === null && openSteps(onboarding).length > 0;
