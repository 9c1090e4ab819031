export type { Suggested } from './model/suggested';
export { SharedAnswers } from './ui/shared-answers';
