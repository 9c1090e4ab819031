/** The catalogue, as far as profiles touch it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** How many colleges somebody has saved. */
  abstract savedBy(userId: number): Promise<number>;
}
