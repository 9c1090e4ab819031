import { type FactorName, FACTORS, MOST, type Reason } from '../matching/match-score';

/** How much each factor matters to the student, 0 to 100. */
export type Weights = Readonly<Record<FactorName, number>>;

/** As the score weighs them. */
export const DEFAULT_WEIGHTS: Weights = MOST;

export interface WeightedRecommendation {
  readonly id: number;
  /** Whole points from 0 to 100 by the chosen weights. */
  readonly score: number;
}

/** What is stored of a recommendation, as far as dials need it. */
export interface RecommendationScore {
  readonly id: number;
  readonly matchScore: number;
  readonly matchReasons: readonly Reason[];
}

/** The order by other weights: most first, then by the usual score, then the older one. With the usual weights scores stay. */
export function applyWeights(
  recommendations: readonly RecommendationScore[],
  weights: Weights,
): WeightedRecommendation[] {
  const all = FACTORS.reduce((sum, factor) => sum + weights[factor], 0);
  const scoreOf = ({ matchReasons }: RecommendationScore): number =>
    all === 0
      ? 0
      : Math.round(
          (100 * matchReasons.reduce((sum, { factor, score, max }) => sum + (weights[factor] * score) / max, 0)) / all,
        );
  return recommendations
    .map((one) => ({ id: one.id, score: scoreOf(one), usual: one.matchScore }))
    .sort((one, other) => other.score - one.score || other.usual - one.usual || one.id - other.id)
    .map(({ id, score }) => ({ id, score }));
}
