export { prefetchFirstSteps } from './api/prefetch-first-steps';
export { FirstSteps } from './ui/first-steps';
export { FirstStepsAgain } from './ui/first-steps-again';
