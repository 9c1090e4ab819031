export interface NamedCollege {
  readonly id: number;
  readonly name: string;
  /** As listed in the official file, which administrators can't change; null if unknown. */
  readonly website: string | null;
}

/** The colleges that administrators can represent. */
export abstract class KnownColleges {
  abstract exists(collegeId: number): Promise<boolean>;

  /** Returns the existing colleges among `collegeIds`, in no particular order. */
  abstract listByIds(collegeIds: readonly number[]): Promise<readonly NamedCollege[]>;

  /** Returns the website listed in the official file, which administrators can't change; null if unknown. */
  abstract findWebsite(collegeId: number): Promise<string | null>;
}
