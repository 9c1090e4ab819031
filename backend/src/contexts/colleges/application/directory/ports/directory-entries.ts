/** Small enough that the numbers of a page are counted within the time-out of a statement. */
const COLLEGES_PER_PAGE = 50;

/** The number of people interested in a college. */
export interface CollegeInterestCount {
  readonly collegeId: number;
  readonly people: number;
}

/** The alumni of a college whom members can find. */
export interface CollegeAlumniCount {
  readonly collegeId: number;
  readonly alumni: number;
  /** Whether one of them has a public profile and wants to mentor students. */
  readonly hasMentors: boolean;
}

/**
 * Returns the alumni of these colleges, counted up to `limit` for each; the colleges that it leaves out have none. Runs
 * in a unit of work.
 */
export type CountAlumni = (collegeIds: readonly number[], limit: number) => Promise<readonly CollegeAlumniCount[]>;

/** The colleges in the directory, with the numbers by which it is filtered and sorted. */
export abstract class DirectoryEntries {
  /** Lists the IDs of all colleges in ascending order, a page at a time. */
  async *listPages(): AsyncGenerator<readonly number[]> {
    for (let page = await this.listIdsAfter(0, COLLEGES_PER_PAGE); page.length > 0;) {
      yield page;
      page = await this.listIdsAfter(page.at(-1)!, COLLEGES_PER_PAGE);
    }
  }

  /** Lists at most `limit` IDs greater than `after`, in ascending order. */
  abstract listIdsAfter(after: number, limit: number): Promise<readonly number[]>;

  /**
   * Locks the counts of alumni of these colleges until the end of the unit of work, which doesn't hold up other changes
   * of the colleges.
   */
  abstract lockAlumniCounts(collegeIds: readonly number[]): Promise<void>;

  /** Replaces the counts of these colleges; the ones that `counts` leaves out have no alumni. */
  abstract saveAlumniCounts(collegeIds: readonly number[], counts: readonly CollegeAlumniCount[]): Promise<void>;

  /** Replaces the number of interested people of these colleges; 0 for a college without an entry in `interests`. */
  abstract savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterestCount[]): Promise<void>;
}
