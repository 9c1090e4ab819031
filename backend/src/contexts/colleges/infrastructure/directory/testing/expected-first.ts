/** A search as typed by a student, and the UNITID of the college that must come first. */
export interface ExpectedFirst {
  readonly typed: string;
  readonly first: number;
  /** Also first among the colleges of the starter table. */
  readonly inStarterTable: boolean;
}

export const expectFirstEverywhere = (typed: string, first: number): ExpectedFirst => ({
  typed,
  first,
  inStarterTable: true,
});
export const expectFirstInOfficialFile = (typed: string, first: number): ExpectedFirst => ({
  typed,
  first,
  inStarterTable: false,
});
