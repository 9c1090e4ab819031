import type { MatchFactor, ProfileSuggestion } from '../api/recommendations';
import { DEFAULT_WEIGHTS } from './apply-weights';

/** The minimum score of a recommendation. */
export const MIN_RECOMMENDED_SCORE = 40;

/** The profile fields that each factor is read from; one of several fields is sufficient. */
const PROFILE_FIELDS_BY_FACTOR: Partial<Record<MatchFactor, ProfileSuggestion['field'][]>> = {
  major: ['intendedMajor'],
  considered: ['schoolsConsidering'],
  goals: ['careerGoals', 'skillsToLearn'],
  industry: ['preferredIndustries'],
  place: ['location'],
};

/** Checks whether so much is missing from the profile that no mentor can reach the minimum score. */
export function isProfileIncomplete(raises: readonly ProfileSuggestion[]): boolean {
  const missing = new Set(raises.map(({ field }) => field));
  const lost = Object.entries(PROFILE_FIELDS_BY_FACTOR)
    .filter(([, fields]) => fields.every((field) => missing.has(field)))
    .reduce((sum, [factor]) => sum + DEFAULT_WEIGHTS[factor as MatchFactor], 0);
  return 100 - lost < MIN_RECOMMENDED_SCORE;
}
