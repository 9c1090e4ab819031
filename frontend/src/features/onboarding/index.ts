export { prepareFirstSteps } from './api/prepare-first-steps';
export { FirstSteps } from './ui/first-steps';
export { FirstStepsAgain } from './ui/first-steps-again';
