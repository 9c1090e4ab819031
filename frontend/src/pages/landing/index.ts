export { prefetchLanding } from './api/prefetch-landing';
export { LandingPage } from './ui/landing-page';
