import type { FactorWeights, MatchFactor, Recommendation } from '../api/recommendations';

/** In the order of their sliders. */
export const MATCH_FACTORS = [
  'major',
  'considered',
  'goals',
  'industry',
  'availability',
  'place',
] as const satisfies MatchFactor[];

/** The points that each factor can earn by default, as the server scores. */
export const DEFAULT_WEIGHTS: Readonly<FactorWeights> = {
  major: 30,
  considered: 20,
  goals: 20,
  industry: 15,
  availability: 10,
  place: 5,
};

export const FACTOR_LABELS: Readonly<Record<MatchFactor, string>> = {
  major: 'Major or field',
  considered: 'Colleges you consider',
  goals: 'Goals and skills',
  industry: 'Industry',
  availability: 'Availability and replies',
  place: 'Same state',
};

export interface ScoredRecommendation {
  recommendation: Recommendation;
  /** Integer from 0 to 100, according to the selected weights. */
  score: number;
}

export const areDefaultWeights = (weights: FactorWeights): boolean =>
  MATCH_FACTORS.every((factor) => weights[factor] === DEFAULT_WEIGHTS[factor]);

/**
 * Sorts recommendations by the student's weights, highest first, then by the default score, then the older one. Applies
 * the server's rule in the browser, so that the order follows a slider immediately. With the default weights, scores
 * are unchanged.
 */
export function applyWeights(
  recommendations: readonly Recommendation[],
  weights: FactorWeights,
): ScoredRecommendation[] {
  return recommendations
    .map((recommendation) => ({ recommendation, score: weightedScore(recommendation, weights) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.recommendation.matchScore - one.recommendation.matchScore ||
        one.recommendation.id - other.recommendation.id,
    );
}

function weightedScore({ matchScore, matchReasons }: Recommendation, weights: FactorWeights): number {
  if (areDefaultWeights(weights)) return matchScore;
  const all = MATCH_FACTORS.reduce((sum, factor) => sum + weights[factor], 0);
  if (all === 0) return 0;
  const earnedPoints = matchReasons.reduce((sum, { factor, score, max }) => sum + (weights[factor] * score) / max, 0);
  return Math.round((100 * earnedPoints) / all);
}
