import { TooFewColleges, UnusableFile } from '../catalogue/errors';
import type { FederalCollege } from '../catalogue/federal-college';
import type { FederalRow } from './federal-table';

/** A file with less than this share of the catalog's colleges is considered truncated. */
const MIN_PLAUSIBLE_SHARE = 0.8;

/** Counts the rows of a file while it is read. */
export class ImportTally {
  read = 0;
  colleges = 0;
  branches = 0;

  /** Separates rows into colleges to store and colleges to close. */
  add(rows: readonly FederalRow[]): { colleges: FederalCollege[]; closed: number[] } {
    const colleges = rows.flatMap((row) => ('college' in row ? [row.college] : []));
    const closed = rows.flatMap((row) => ('closed' in row ? [row.closed] : []));
    this.read += rows.length;
    this.colleges += colleges.length;
    this.branches += colleges.filter(({ mainCampusIpedsId }) => mainCampusIpedsId !== null).length;
    return { colleges, closed };
  }

  get skippedRows(): number {
    return this.read - this.colleges;
  }

  /**
   * @param count number of colleges in the catalog
   * @throws UnusableFile, TooFewColleges
   */
  assertPlausibleCount(count: number): void {
    if (this.colleges === 0) throw new UnusableFile('The file has no colleges.');
    if (this.colleges < count * MIN_PLAUSIBLE_SHARE) throw new TooFewColleges(this.colleges, count);
  }
}
