import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** The first steps of a new account. A step is done by what someone does elsewhere, and kept once the server was told. */
export type Onboarding = Schemas['OnboardingView'];
export type OnboardingStep = Schemas['OnboardingStepView'];

const ONBOARDING = '/api/onboarding';

export const onboardingQueries = {
  /** Old at once, or nearly: the steps are done on other pages. */
  of: (viewer: number) =>
    queryOptions<Onboarding>({ queryKey: [ONBOARDING, {}, viewer], queryFn: readAs<Onboarding>, staleTime: 2_000 }),
};

export const updateOnboarding = (change: Schemas['OnboardingBody']) => request<Onboarding>('PATCH', ONBOARDING, change);
