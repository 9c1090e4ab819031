/** The alumni of a college whom members can find. */
export interface AlumniOfCollege {
  readonly collegeId: number;
  readonly alumni: number;
  /** Whether one of them has a public profile and wants to mentor students. */
  readonly hasMentors: boolean;
}

export abstract class CollegeAlumni {
  /** Returns the IDs of a college's alumni, at most `limit`, in ascending order. */
  abstract listIds(collegeId: number, limit: number): Promise<readonly number[]>;

  /** Returns the college of an alum's profile, whether or not the profile can be found. */
  abstract findCollegeId(userId: number): Promise<number | null>;

  /** Counts the alumni of these colleges, up to `limit` for each; the ones without alumni are left out. */
  abstract countByCollege(collegeIds: readonly number[], limit: number): Promise<readonly AlumniOfCollege[]>;
}

export type CountAlumni = CollegeAlumni['countByCollege'];

/** The colleges whose alumni are counted. */
export abstract class CollegeAlumniCounts {
  /** Stores what `count` returns for every college, some colleges at a time. */
  abstract updateAll(count: CountAlumni): Promise<void>;

  /**
   * Stores what `count` returns for these colleges; the ones that it leaves out have no alumni. Counting and storing are
   * one unit of work, and there is one at a time for each college.
   */
  abstract update(collegeIds: readonly number[], count: CountAlumni): Promise<void>;
}
