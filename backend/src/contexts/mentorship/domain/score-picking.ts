import { RECOMMENDATIONS } from './recommendation';
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

/** The best, best first. Of two who fit equally well the one comes first who was recommended to fewer students. */
export function pickBest(student: StudentToScore, candidates: readonly ToPick[]): Picked[] {
  return candidates
    .map(({ mentorId, told, timesRecommended }) => ({ mentorId, timesRecommended, ...score(student, told) }))
    .filter((one) => one.score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.timesRecommended - b.timesRecommended || a.mentorId - b.mentorId)
    .slice(0, RECOMMENDATIONS.most)
    .map(({ mentorId, score, reasons }) => ({ mentorId, score, reasons }));
}
