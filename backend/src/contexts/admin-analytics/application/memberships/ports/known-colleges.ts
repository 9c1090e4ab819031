export interface NamedCollege {
  readonly id: number;
  readonly name: string;
  /** As the catalogue has it; null when none is known. */
  readonly website: string | null;
}

/** The colleges that someone can speak for. */
export abstract class KnownColleges {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Those of `collegeIds` that there are, in no order. */
  abstract withIds(collegeIds: readonly number[]): Promise<readonly NamedCollege[]>;

  /** As the catalogue has it; null when none is known. */
  abstract websiteOf(collegeId: number): Promise<string | null>;
}
