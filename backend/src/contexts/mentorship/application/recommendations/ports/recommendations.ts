import type { Recommendation } from '../../../domain/recommendations/recommendation';

/** Who was picked for whom, and what became of it. */
export abstract class Recommendations {
  abstract nextId(): Promise<number>;

  /** All of one student, best first. Inside a unit of work nobody else is at them before its end. */
  abstract listByStudent(studentId: number): Promise<readonly Recommendation[]>;

  /** Locks as `of` does. @throws RecommendationNotFound for another student's, too */
  abstract getById(id: number, studentId: number): Promise<Recommendation>;

  abstract save(recommendation: Recommendation): Promise<void>;

  abstract delete(ids: readonly number[]): Promise<void>;
}
