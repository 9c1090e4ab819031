/** The number of people interested in a college. */
export interface CollegeInterest {
  readonly collegeId: number;
  readonly people: number;
}

/** The numbers by which the directory sorts by popularity. */
export abstract class Popularity {
  /** Replaces the number of people for these colleges; 0 for a college without an entry in `interests`. */
  abstract replace(collegeIds: readonly number[], interests: readonly CollegeInterest[]): Promise<void>;
}
