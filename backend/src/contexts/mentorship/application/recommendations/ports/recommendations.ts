import { Repository } from '../../../../../shared/application/repository';
import type { Recommendation } from '../../../domain/recommendations/recommendation';
import type { Match } from '../../../domain/recommendations/match';

/** Identifies a recommendation of one student. */
export interface RecommendationKey {
  readonly id: number;
  readonly studentId: number;
}

/**
 * Stores which mentors were recommended to whom, and the answers. `lock` and `update` throw RecommendationNotFound, also
 * if it belongs to another student, and lock all recommendations of the student.
 */
export abstract class Recommendations extends Repository<Recommendation, RecommendationKey> {
  abstract nextId(): Promise<number>;

  /** Finds a recommendation without a lock; null also if it belongs to another student. */
  abstract find(key: RecommendationKey): Promise<Recommendation | null>;

  /** Lists all recommendations of a student without a lock, best first. */
  abstract listByStudent(studentId: number): Promise<readonly Recommendation[]>;

  /** Lists all recommendations of a student, best first, and locks them until the end of the unit of work. */
  abstract lockByStudent(studentId: number): Promise<readonly Recommendation[]>;

  abstract delete(ids: readonly number[]): Promise<void>;
}

/** Stores current and past matches of students and mentors. `lock` and `update` throw MatchNotFound. */
export abstract class Matches extends Repository<Match> {
  /** Starts a match; does nothing if this one was started before, or if the two have another that hasn't ended. */
  abstract start(studentId: number, mentorId: number, at: Date): Promise<void>;

  /**
   * Ends the match of these two that began before `at`, whichever of them is the mentor; does nothing if there is none.
   */
  abstract end(userId: number, otherId: number, at: Date): Promise<void>;

  /** Deletes the match of these two that began at `since` or later and hasn't ended; does nothing if there is none. */
  abstract deleteSince(userId: number, otherId: number, since: Date): Promise<void>;

  /** Lists the matches of a user on either side, latest first. */
  abstract listByUser(userId: number): Promise<readonly Match[]>;
}
