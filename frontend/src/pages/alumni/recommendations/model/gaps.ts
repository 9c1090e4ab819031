import type { MatchFactor, ProfileSuggestion, Recommendation } from '../api/recommendations';
import { DEFAULT_WEIGHTS } from './apply-weights';

/** Below this score, a recommendation is only the closest of those that don't fit well. */
const MIN_STRONG_SCORE = 40;

/** Checks whether there are recommendations, and all of them are weak. */
export const areAllWeak = (recommendations: readonly Pick<Recommendation, 'matchScore'>[]): boolean =>
  recommendations.length > 0 && recommendations.every(({ matchScore }) => matchScore < MIN_STRONG_SCORE);

/** What the availability of a mentor earns for any student. */
const SCORE_OF_EMPTY_PROFILE = 10;

/** The profile fields that each factor is read from; one of several fields is sufficient. */
const PROFILE_FIELDS_BY_FACTOR: Partial<Record<MatchFactor, ProfileSuggestion['field'][]>> = {
  major: ['intendedMajor'],
  considered: ['schoolsConsidering'],
  goals: ['careerGoals', 'skillsToLearn'],
  industry: ['preferredIndustries'],
  place: ['location'],
};

/** Checks whether the profile contains nothing to compare with mentors. */
export function isProfileIncomplete(raises: readonly ProfileSuggestion[]): boolean {
  const missing = new Set(raises.map(({ field }) => field));
  const lost = Object.entries(PROFILE_FIELDS_BY_FACTOR)
    .filter(([, fields]) => fields.every((field) => missing.has(field)))
    .reduce((sum, [factor]) => sum + DEFAULT_WEIGHTS[factor as MatchFactor], 0);
  return 100 - lost <= SCORE_OF_EMPTY_PROFILE;
}
