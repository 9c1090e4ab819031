import type { CollegeName } from '../../../../shared/application/role-details';

/** The catalogue, as far as profiles touch it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Those of `collegeIds` that there are, in that order; asks once for all of them. */
  abstract named(collegeIds: readonly number[]): Promise<readonly CollegeName[]>;

  /** How many colleges somebody has saved. */
  abstract savedBy(userId: number): Promise<number>;
}
