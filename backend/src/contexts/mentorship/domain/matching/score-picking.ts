import { LEAST_SCORE, type Score, score } from './score';
import type { MentorToScore, StudentToScore } from './score-sides';

export interface ToPick {
  readonly mentorId: number;
  readonly told: MentorToScore;
  /** To how many other students they are or were recommended. */
  readonly timesRecommended: number;
}

export interface Picked extends Score {
  readonly mentorId: number;
}

/** All of them, best first. Of two who fit equally well the one comes first who was recommended to fewer students. */
export function inOrder(student: StudentToScore, candidates: readonly ToPick[]): Picked[] {
  return candidates
    .map(({ mentorId, told, timesRecommended }) => ({ mentorId, timesRecommended, ...score(student, told) }))
    .sort((a, b) => b.score - a.score || a.timesRecommended - b.timesRecommended || a.mentorId - b.mentorId)
    .map(({ mentorId, score, reasons }) => ({ mentorId, score, reasons }));
}

/** How many mentors are recommended at a time. */
export const MOST_RECOMMENDED = 10;

/** The best, best first; nobody below the least score. */
export const pickBest = (student: StudentToScore, candidates: readonly ToPick[]): Picked[] =>
  inOrder(student, candidates)
    .filter((one) => one.score >= LEAST_SCORE)
    .slice(0, MOST_RECOMMENDED);
