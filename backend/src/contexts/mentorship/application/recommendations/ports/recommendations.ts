import type { Recommendation } from '../../../domain/recommendations/recommendation';
import type { Match } from '../../../domain/recommendations/match';

/** Stores which mentors were recommended to whom, and the answers. */
export abstract class Recommendations {
  abstract nextId(): Promise<number>;

  /** Lists all recommendations of a student, best first. Inside a unit of work, they stay locked until its end. */
  abstract listByStudent(studentId: number): Promise<readonly Recommendation[]>;

  /**
   * Locks like `listByStudent`.
   * @throws RecommendationNotFound also if it belongs to another student
   */
  abstract getById(id: number, studentId: number): Promise<Recommendation>;

  abstract save(recommendation: Recommendation): Promise<void>;

  abstract delete(ids: readonly number[]): Promise<void>;
}

/** Stores current and past matches of students and mentors. */
export abstract class Matches {
  /** Starts a match; does nothing if this one was started before, or if the two have another that hasn't ended. */
  abstract start(studentId: number, mentorId: number, at: Date): Promise<void>;

  /**
   * Ends the match of these two that began before `at`, whoever of them is the mentor; does nothing if there is none.
   */
  abstract end(one: number, other: number, at: Date): Promise<void>;

  /** Deletes the match of these two that began at `since` or later and hasn't ended; does nothing if there is none. */
  abstract deleteSince(one: number, other: number, since: Date): Promise<void>;

  /** Lists the matches of a user on either side, latest first. */
  abstract listByUser(userId: number): Promise<readonly Match[]>;

  /**
   * Inside a unit of work, the match stays locked until its end.
   * @throws MatchNotFound also if it belongs to other people
   */
  abstract getById(id: number, userId: number): Promise<Match>;

  abstract save(match: Match): Promise<void>;
}
