import { TooFewColleges, UnusableFile } from '../catalogue/errors';
import type { FederalCollege } from '../catalogue/federal-college';
import type { FederalRow } from './federal-table';

/** A file with less than this share of what the catalogue holds is taken to be cut off. */
const PLAUSIBLE_SHARE = 0.8;

/** Counts what a file says while it is read. */
export class ImportTally {
  read = 0;
  colleges = 0;
  branches = 0;

  /** Sorts rows into what is to be kept and what is to be closed. */
  take(rows: readonly FederalRow[]): { colleges: FederalCollege[]; closed: number[] } {
    const colleges = rows.flatMap((row) => ('college' in row ? [row.college] : []));
    const closed = rows.flatMap((row) => ('closed' in row ? [row.closed] : []));
    this.read += rows.length;
    this.colleges += colleges.length;
    this.branches += colleges.filter(({ mainCampusIpedsId }) => mainCampusIpedsId !== null).length;
    return { colleges, closed };
  }

  get leftOut(): number {
    return this.read - this.colleges;
  }

  /**
   * @param held how many colleges the catalogue holds
   * @throws UnusableFile, TooFewColleges
   */
  mustBePlausible(held: number): void {
    if (this.colleges === 0) throw new UnusableFile('The file has no colleges.');
    if (this.colleges < held * PLAUSIBLE_SHARE) throw new TooFewColleges(this.colleges, held);
  }
}
