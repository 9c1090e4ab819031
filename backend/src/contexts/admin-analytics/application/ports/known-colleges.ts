/** The colleges that somebody can speak for. */
export abstract class KnownColleges {
  abstract includes(collegeId: number): Promise<boolean>;

  /** As the catalogue has it; null when none is known. */
  abstract websiteOf(collegeId: number): Promise<string | null>;
}
