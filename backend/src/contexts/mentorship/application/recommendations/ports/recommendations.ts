import type { Recommendation } from '../../../domain/recommendations/recommendation';
import type { Match } from '../../../domain/recommendations/match';

/** Who was picked for whom, and what became of it. */
export abstract class Recommendations {
  abstract nextId(): Promise<number>;

  /** All of one student, best first. Inside a unit of work no one else is at them before its end. */
  abstract listByStudent(studentId: number): Promise<readonly Recommendation[]>;

  /** Locks as `of` does. @throws RecommendationNotFound for another student's, too */
  abstract getById(id: number, studentId: number): Promise<Recommendation>;

  abstract save(recommendation: Recommendation): Promise<void>;

  abstract delete(ids: readonly number[]): Promise<void>;
}

/** Who accompanies whom, and who did. */
export abstract class Matches {
  /** Begins one; nothing happens when this one began before, or another of the two has not ended. */
  abstract start(studentId: number, mentorId: number, at: Date): Promise<void>;

  /** Ends the match of these two that began before `at`, in either direction; nothing happens when there is none. */
  abstract end(one: number, other: number, at: Date): Promise<void>;

  /** Forgets the one of these two that began at `since` or later and has not ended; nothing happens when there is none. */
  abstract remove(one: number, other: number, since: Date): Promise<void>;

  /** Those of someone on either side, latest first. */
  abstract listByUser(userId: number): Promise<readonly Match[]>;

  /** Inside a unit of work no one else changes it before its end. @throws MatchNotFound for other people's, too */
  abstract getById(id: number, userId: number): Promise<Match>;

  abstract save(match: Match): Promise<void>;
}
