import { LEAST_SCORE, type Score, score } from './score';
import type { MentorMatchInput, StudentMatchInput } from './match-inputs';

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
