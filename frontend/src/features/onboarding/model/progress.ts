import type { Onboarding, OnboardingStepId } from '../api/onboarding';

/** Returns the steps that aren't done, in order. */
export const listOpenSteps = ({ steps }: Onboarding): OnboardingStepId[] =>
  steps.filter(({ isDone }) => !isDone).map(({ id }) => id);

/** Checks whether the onboarding is still offered. */
export const isOnboardingOpen = (onboarding: Onboarding): boolean =>
  onboarding.skippedAt === null && onboarding.completedAt === null && listOpenSteps(onboarding).length > 0;
