import type { MatchFactor, MatchRaise } from '@/shared/api';
import { USUAL_WEIGHTS } from './weigh';

/** From this score on someone is recommended. */
export const THRESHOLD = 40;

/** Where a student tells what each factor is read from; one of several fields is enough. */
const TOLD_IN: Partial<Record<MatchFactor, MatchRaise['field'][]>> = {
  major: ['intendedMajor'],
  considered: ['schoolsConsidering'],
  goals: ['careerGoals', 'skillsToLearn'],
  industry: ['preferredIndustries'],
  place: ['location'],
};

/** Whether so much is missing that no one can reach the score from which on mentors are recommended. */
export function isTooThin(raises: readonly MatchRaise[]): boolean {
  const missing = new Set(raises.map(({ field }) => field));
  const lost = Object.entries(TOLD_IN)
    .filter(([, fields]) => fields.every((field) => missing.has(field)))
    .reduce((sum, [factor]) => sum + USUAL_WEIGHTS[factor as MatchFactor], 0);
  return 100 - lost < THRESHOLD;
}
