/** The alumni of a college whom members can find. */
export interface AlumniOfCollege {
  readonly collegeId: number;
  readonly alumni: number;
  /** Whether one of them has a public profile and wants to mentor students. */
  readonly hasMentors: boolean;
}

/** The numbers of alumni in the directory. */
export abstract class AlumniCounts {
  /** Replaces the counts of these colleges; the ones that `counts` leaves out have no alumni. */
  abstract saveAlumniCounts(collegeIds: readonly number[], counts: readonly AlumniOfCollege[]): Promise<void>;
}
