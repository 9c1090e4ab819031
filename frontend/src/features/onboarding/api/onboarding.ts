import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** The screens that a new user answers or skips, and their progress. */
export type Onboarding = Schemas['OnboardingView'];
export type OnboardingStepId = Schemas['OnboardingStepView']['id'];

const ONBOARDING_PATH = '/api/onboarding';

export const onboardingQueries = {
  /** Stale after a moment: answers are also given on other pages. */
  of: (viewer: number) =>
    queryOptions<Onboarding>({
      queryKey: [ONBOARDING_PATH, {}, viewer],
      queryFn: fetchAsViewer<Onboarding>,
      staleTime: 2_000,
    }),
};

export const updateOnboarding = (change: Schemas['OnboardingBody']) =>
  request<Onboarding>('PATCH', ONBOARDING_PATH, change);
