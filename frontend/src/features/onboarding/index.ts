export { useOriginCollege } from './api/use-origin-college';
export { forgetOriginCollege, storeOriginCollege, type OriginCollege } from './model/origin-college';
export { onboardingQueries, type Onboarding, type OnboardingStepId } from './api/onboarding';
export { prefetchOnboarding } from './api/prefetch-onboarding';
export { useOnboarding, useUpdateOnboarding } from './api/use-onboarding';
export { useSkipOnboarding } from './api/use-skip-onboarding';
export { isOnboardingOpen, listOpenSteps } from './model/progress';
export { OnboardingLink } from './ui/onboarding-link';
export { OnboardingOffer } from './ui/onboarding-offer';
