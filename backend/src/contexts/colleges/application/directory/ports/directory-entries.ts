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

  /** Replaces the counts of these colleges; the ones that `counts` leaves out have no alumni. */
  abstract saveAlumniCounts(collegeIds: readonly number[], counts: readonly CollegeAlumniCount[]): Promise<void>;

  /** Replaces the number of interested people of these colleges; 0 for a college without an entry in `interests`. */
  abstract savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterestCount[]): Promise<void>;
}
