export { OnboardingPage } from './ui/onboarding-page';
