export interface NamedCollege {
  readonly id: number;
  readonly name: string;
  /** The domain of staff addresses, from the website in the official file; null if unknown. */
  readonly staffDomain: string | null;
}

/** The colleges that administrators can represent. */
export abstract class KnownColleges {
  abstract exists(collegeId: number): Promise<boolean>;

  /** Returns the existing colleges among `collegeIds`, in no particular order. */
  abstract listByIds(collegeIds: readonly number[]): Promise<readonly NamedCollege[]>;

  /**
   * Returns the domain of staff addresses, from the website in the official file, which administrators can't change; null
   * if unknown.
   */
  abstract findStaffDomain(collegeId: number): Promise<string | null>;
}
