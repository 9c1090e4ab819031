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

/** The factors that earn a mentor points, in the order that decides between equal points. */
export const FACTORS = ['major', 'considered', 'goals', 'industry', 'availability', 'place'] as const;
export type FactorName = (typeof FACTORS)[number];

/** The maximum points of each factor; the sum is 100. */
export const MOST: Readonly<Record<FactorName, number>> = {
  major: 30,
  considered: 20,
  goals: 20,
  industry: 15,
  availability: 10,
  place: 5,
};

/** Mentors with fewer points aren't recommended. */
export const LEAST_SCORE = 40;

/** A reason for a recommendation: one true sentence and its points. */
export interface Reason {
  readonly factor: FactorName;
  readonly description: string;
  /** Earned points, at least 1. */
  readonly score: number;
  /** The maximum points of this factor. */
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

/** Scores how well a mentor fits a student, with reasons. The same input always gives the same result. */
export function score(student: StudentMatchInput, mentor: MentorMatchInput): Score {
  const reasons = FACTORS.flatMap((factor): Reason[] => {
    const earned = EARNED_FOR[factor](student, mentor);
    if (!earned) return [];
    const points = Math.min(MOST[factor], Math.round(MOST[factor] * earned.share));
    return [{ factor, description: earned.description, score: points, max: MOST[factor] }];
  });
  reasons.sort((one, other) => other.score - one.score);
  return { score: reasons.reduce((sum, reason) => sum + reason.score, 0), reasons };
}

export interface RankingCandidate {
  readonly mentorId: number;
  readonly matchInput: MentorMatchInput;
  /** The number of other students to whom the mentor is or was recommended. */
  readonly timesRecommended: number;
}

export interface RankedMentor extends Score {
  readonly mentorId: number;
}

/** Ranks all candidates, best first. Of equal scores, those recommended to fewer students come first. */
export function rankMentors(student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] {
  return candidates
    .map(({ mentorId, matchInput, timesRecommended }) => ({
      mentorId,
      timesRecommended,
      ...score(student, matchInput),
    }))
    .sort((a, b) => b.score - a.score || a.timesRecommended - b.timesRecommended || a.mentorId - b.mentorId)
    .map(({ mentorId, score, reasons }) => ({ mentorId, score, reasons }));
}

/** The maximum number of mentors recommended at a time. */
export const MOST_RECOMMENDED = 10;

/** Returns the best candidates, best first, without those below `LEAST_SCORE`. */
export const pickBestMentors = (student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] =>
  rankMentors(student, candidates)
    .filter((one) => one.score >= LEAST_SCORE)
    .slice(0, MOST_RECOMMENDED);
