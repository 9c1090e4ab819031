/** Small enough that the numbers of a page are counted within the time-out of a statement. */
const COLLEGES_PER_PAGE = 50;

/** The colleges in the directory. */
export abstract class ListedColleges {
  /** Returns the IDs of all colleges in ascending order, a page at a time. */
  async *listPages(): AsyncGenerator<readonly number[]> {
    for (let page = await this.listIdsAfter(0, COLLEGES_PER_PAGE); page.length > 0;) {
      yield page;
      page = await this.listIdsAfter(page.at(-1)!, COLLEGES_PER_PAGE);
    }
  }

  /** Returns at most `most` IDs greater than `after`, in ascending order. */
  abstract listIdsAfter(after: number, most: number): Promise<readonly number[]>;
}
