import { availabilityOf, consideredBy, goalsOf, industryOf, majorOf, placeOf, type Earned } from './score-factors';
import type { MentorMatchInput, StudentMatchInput } from './match-inputs';

/** What a mentor earns points for, in the order that decides between equals. */
export const FACTORS = ['major', 'considered', 'goals', 'industry', 'availability', 'place'] as const;
export type FactorName = (typeof FACTORS)[number];

/** The most points of each factor; together they are 100. */
export const MOST: Readonly<Record<FactorName, number>> = {
  ...{ major: 30, considered: 20, goals: 20, industry: 15, availability: 10, place: 5 },
};

/** Fewer points are no recommendation. */
export const LEAST_SCORE = 40;

/** Why a mentor is recommended: one true sentence and its points. */
export interface Reason {
  readonly factor: FactorName;
  readonly description: string;
  /** Points earned, from 1. */
  readonly score: number;
  /** Points that this factor can earn. */
  readonly max: number;
}

export interface Score {
  /** Whole points from 0 to 100: the sum of the reasons' points. */
  readonly score: number;
  /** Most points first; none without points. */
  readonly reasons: readonly Reason[];
}

const EARNED_FOR: Readonly<
  Record<FactorName, (student: StudentMatchInput, mentor: MentorMatchInput) => Earned | null>
> = {
  ...{ major: majorOf, considered: consideredBy, goals: goalsOf },
  ...{ industry: industryOf, availability: availabilityOf, place: placeOf },
};

/** How well a mentor fits a student, and why. The same two always get the same answer. */
export function score(student: StudentMatchInput, mentor: MentorMatchInput): Score {
  const reasons = FACTORS.flatMap((factor): Reason[] => {
    const earned = EARNED_FOR[factor](student, mentor);
    if (!earned) return [];
    const points = Math.min(MOST[factor], Math.round(MOST[factor] * earned.share));
    return [{ factor, description: earned.because, score: points, max: MOST[factor] }];
  });
  reasons.sort((one, other) => other.score - one.score);
  return { score: reasons.reduce((sum, reason) => sum + reason.score, 0), reasons };
}
