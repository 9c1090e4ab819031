import type { MatchFactor, ProfileSuggestion } from '../api/recommendations';
import { DEFAULT_WEIGHTS } from './apply-weights';

/** Below this score, as on the server, a recommendation is only the closest of those that don't fit well. */
const MIN_STRONG_SCORE = 40;

/** Checks whether there are scores (0 to 100), and all of them are weak. */
export const areAllWeak = (scores: readonly number[]): boolean =>
  scores.length > 0 && scores.every((score) => score < MIN_STRONG_SCORE);

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
  // The availability of a mentor earns points for any student.
  return 100 - lost <= DEFAULT_WEIGHTS.availability;
}
