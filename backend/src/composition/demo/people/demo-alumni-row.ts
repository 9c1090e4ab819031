/** A demo alum as written in the tables. */
export interface DemoAlumniRow {
  readonly fullName: string;
  readonly collegeId: number;
  readonly major: string;
  readonly graduationYear: number;
  /** In the format "position | company | industry | place". */
  readonly work: string;
  readonly skills: string;
  readonly areas: string;
  readonly bio: string;
  /** 0 for people who don't mentor. */
  readonly places: number;
  readonly isBusy?: boolean;
}
