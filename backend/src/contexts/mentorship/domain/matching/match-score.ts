import {
  isEmptyInput,
  scoreAvailability,
  scoreConsideredColleges,
  scoreGoals,
  scoreIndustry,
  scoreMajor,
  scoreLocation,
  type FactorResult,
  type MentorMatchInput,
  type StudentMatchInput,
} from './match-factors';

/** The factors that earn a mentor points, in the order that decides between equal points. */
export const FACTORS = ['major', 'considered', 'goals', 'industry', 'availability', 'place'] as const;
export type FactorName = (typeof FACTORS)[number];

/** The maximum points of each factor; the sum is 100. */
export const MAX_POINTS: Readonly<Record<FactorName, number>> = {
  major: 30,
  considered: 20,
  goals: 20,
  industry: 15,
  availability: 10,
  place: 5,
};

/** Mentors with fewer points are recommended only if there are fewer than `MIN_RECOMMENDATIONS` others. */
export const MIN_SCORE = 40;

/** A reason for a recommendation: one true sentence and its points. */
export interface MatchReason {
  readonly factor: FactorName;
  readonly description: string;
  /** Earned points, at least 1. */
  readonly score: number;
  /** The maximum points of this factor. */
  readonly max: number;
}

export interface MatchScore {
  /** Whole points from 0 to 100: the sum of the reasons' points. */
  readonly score: number;
  /** Most points first, without reasons that add no points. */
  readonly reasons: readonly MatchReason[];
}

const FACTOR_SCORERS: Readonly<
  Record<FactorName, (student: StudentMatchInput, mentor: MentorMatchInput) => FactorResult | null>
> = {
  major: scoreMajor,
  considered: scoreConsideredColleges,
  goals: scoreGoals,
  industry: scoreIndustry,
  availability: scoreAvailability,
  place: scoreLocation,
};

/** Scores how well a mentor fits a student, with reasons. The same input always gives the same result. */
export function scoreMatch(student: StudentMatchInput, mentor: MentorMatchInput): MatchScore {
  const reasons = FACTORS.flatMap((factor): MatchReason[] => {
    const result = FACTOR_SCORERS[factor](student, mentor);
    if (!result) return [];
    const points = Math.min(MAX_POINTS[factor], Math.round(MAX_POINTS[factor] * result.share));
    return [{ factor, description: result.description, score: points, max: MAX_POINTS[factor] }];
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

export interface RankedMentor extends MatchScore {
  readonly mentorId: number;
}

/** Ranks all candidates, best first. Of equal scores, those recommended to fewer students come first. */
export function rankMentors(student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] {
  return candidates
    .map(({ mentorId, matchInput, timesRecommended }) => ({
      mentorId,
      timesRecommended,
      ...scoreMatch(student, matchInput),
    }))
    .sort((a, b) => b.score - a.score || a.timesRecommended - b.timesRecommended || a.mentorId - b.mentorId)
    .map(({ mentorId, score: scoreMatch, reasons }) => ({ mentorId, score: scoreMatch, reasons }));
}

/** The maximum number of mentors recommended at a time. */
export const MAX_RECOMMENDATIONS = 10;

/** A student whose profile isn't empty gets this many mentors if there are as many, also below `MIN_SCORE`. */
export const MIN_RECOMMENDATIONS = 3;

/**
 * Returns the best candidates, best first. Those below `MIN_SCORE` only fill up to `MIN_RECOMMENDATIONS`, and not for a
 * student whose profile is empty.
 */
export function pickBestMentors(student: StudentMatchInput, candidates: readonly RankingCandidate[]): RankedMentor[] {
  const ranked = rankMentors(student, candidates);
  const strongCount = ranked.filter(({ score }) => score >= MIN_SCORE).length;
  const minCount = isEmptyInput(student) ? 0 : MIN_RECOMMENDATIONS;
  return ranked.slice(0, Math.min(MAX_RECOMMENDATIONS, Math.max(strongCount, minCount)));
}
