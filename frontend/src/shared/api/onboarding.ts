import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';

export interface OnboardingStep {
  id: 'profile' | 'visibility' | 'save-colleges';
  isDone: boolean;
  /** How many of `goal` there are, where the step is about a number. */
  count: number | null;
  goal: number | null;
}

/** The first steps of a new account. A step is done by what somebody does elsewhere, and kept once the server was told. */
export interface Onboarding {
  steps: OnboardingStep[];
  completedSteps: string[];
  isCompleted: boolean;
  skippedAt: string | null;
  completedAt: string | null;
}

const ONBOARDING = '/api/onboarding';

export const onboardingQueries = {
  /** Old at once, or nearly: the steps are done on other pages. */
  of: (viewer: number) =>
    queryOptions<Onboarding>({ queryKey: [ONBOARDING, {}, viewer], queryFn: readAs<Onboarding>, staleTime: 2_000 }),
};

export const updateOnboarding = (change: { completedSteps?: string[]; skipped?: boolean }) =>
  request<Onboarding>('PATCH', ONBOARDING, change);
