import { type FactorName, FACTORS, MAX_POINTS, type MatchReason } from '../matching/match-score';

/** How much each factor matters to the student, 0 to 100. */
export type FactorWeights = Readonly<Record<FactorName, number>>;

/** The weights of the standard score. */
export const DEFAULT_WEIGHTS: FactorWeights = MAX_POINTS;

export interface WeightedRecommendation {
  readonly id: number;
  /** Whole points from 0 to 100, using the chosen weights. */
  readonly score: number;
}

/** The stored fields of a recommendation that are needed to apply weights. */
interface RecommendationScore {
  readonly id: number;
  readonly matchScore: number;
  readonly matchReasons: readonly MatchReason[];
}

/**
 * Reorders recommendations by other weights: highest score first, then by the standard score, then the older one. The
 * default weights keep the stored scores.
 */
export function applyWeights(
  recommendations: readonly RecommendationScore[],
  weights: FactorWeights,
): WeightedRecommendation[] {
  const all = FACTORS.reduce((sum, factor) => sum + weights[factor], 0);
  const scoreOf = ({ matchReasons }: RecommendationScore): number =>
    all === 0
      ? 0
      : Math.round(
          (100 * matchReasons.reduce((sum, { factor, score, max }) => sum + (weights[factor] * score) / max, 0)) / all,
        );
  return recommendations
    .map((one) => ({ id: one.id, score: scoreOf(one), standardScore: one.matchScore }))
    .sort((one, other) => other.score - one.score || other.standardScore - one.standardScore || one.id - other.id)
    .map(({ id, score }) => ({ id, score }));
}
