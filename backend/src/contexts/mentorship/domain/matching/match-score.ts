import {
  availabilityOf,
  consideredBy,
  goalsOf,
  industryOf,
  majorOf,
  placeOf,
  type Earned,
  type MentorMatchInput,
  type StudentMatchInput,
} from './match-factors';

/** What a mentor earns points for, in the order that decides between equals. */
export const FACTORS = ['major', 'considered', 'goals', 'industry', 'availability', 'place'] as const;
export type FactorName = (typeof FACTORS)[number];

/** The most points of each factor; together they are 100. */
export const MOST: Readonly<Record<FactorName, number>> = {
  major: 30,
  considered: 20,
  goals: 20,
  industry: 15,
  availability: 10,
  place: 5,
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
  /** Most points first, without reasons that add no points. */
  readonly reasons: readonly Reason[];
}

const EARNED_FOR: Readonly<
  Record<FactorName, (student: StudentMatchInput, mentor: MentorMatchInput) => Earned | null>
> = {
  major: majorOf,
  considered: consideredBy,
  goals: goalsOf,
  industry: industryOf,
  availability: availabilityOf,
  place: placeOf,
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

export interface RankingCandidate {
  readonly mentorId: number;
  readonly told: MentorMatchInput;
  /** To how many other students they are or were recommended. */
  readonly timesRecommended: number;
}

export interface RankedMentor extends Score {
  readonly mentorId: number;
}

/** All of them, best first. Of two who fit equally well the one comes first who was recommended to fewer students. */
export function rankMentors(student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] {
  return candidates
    .map(({ mentorId, told, timesRecommended }) => ({ mentorId, timesRecommended, ...score(student, told) }))
    .sort((a, b) => b.score - a.score || a.timesRecommended - b.timesRecommended || a.mentorId - b.mentorId)
    .map(({ mentorId, score, reasons }) => ({ mentorId, score, reasons }));
}

/** How many mentors are recommended at a time. */
export const MOST_RECOMMENDED = 10;

/** The best, best first; no one below the least score. */
export const pickBestMentors = (student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] =>
  rankMentors(student, candidates)
    .filter((one) => one.score >= LEAST_SCORE)
    .slice(0, MOST_RECOMMENDED);
