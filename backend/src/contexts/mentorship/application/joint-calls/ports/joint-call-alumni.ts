import type { CollegeChoice } from '../../../domain/joint-calls/joint-call';

/** The alumni whom students can ask for a joint call: those whom members find, with a public profile. */
export abstract class JointCallAlumni {
  /** Locks these people until the end of the unit of work, always in the same order. */
  abstract lock(userIds: readonly number[]): Promise<void>;

  /**
   * Lists alumni connected with a student who attended one of two colleges and considered the other, by ID.
   * @param limit the number of alumni of each college
   */
  abstract listConnected(
    studentId: number,
    collegeIds: readonly [number, number],
    limit: number,
  ): Promise<readonly Pick<CollegeChoice, 'userId' | 'collegeId'>[]>;

  /** Finds what these alumni chose between; without those who attended no known college. */
  abstract findChoices(userIds: readonly number[]): Promise<ReadonlyMap<number, CollegeChoice>>;
}
