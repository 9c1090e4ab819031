/** The colleges that somebody can speak for. */
export abstract class KnownColleges {
  abstract includes(collegeId: number): Promise<boolean>;
}
