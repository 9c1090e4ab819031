import { type AlumniRow, RowReader } from '../../domain/alumni-import/alumni-row';
import { type ColumnPositions, findHeader, MOST_TITLE_ROWS, repeatsHeader } from '../../domain/alumni-import/columns';
import { ImportRefused, ImportTooLarge } from '../../domain/alumni-import/errors';
import { MOST_ERRORS_TOLD, MOST_PROBLEMS_TOLD } from '../../domain/alumni-import/limits';
import type { Rows } from './ports/alumni-tables';
import type { RejectedRow, ProblemRow } from './ports/import-drafts';

interface Stretch {
  readonly alumni: { readonly row: number; readonly alumnus: AlumniRow }[];
  readonly rejected: RejectedRow[];
}

/** How many rows are looked up and written at a time. */
const STRETCH = 2_000;
/** Spreadsheet programs also save empty rows: how many are accepted, as a multiple of the maximum number of rows. */
const MOST_BLANK = 5;

/** Reads the rows of a file in batches, separated into rows that can be imported and rows that can't. */
export class CheckedRows {
  readonly errors: string[] = [];
  /** Rows that were read without some of their optional cells, as "row: warning". */
  readonly warnings: string[] = [];
  /** Rejected rows with their messages, for people who correct them. */
  readonly problems: ProblemRow[] = [];
  warningCount = 0;
  processed = 0;
  errorCount = 0;
  readonly #rows: AsyncIterator<Rows>;
  readonly #mostRows: number;
  readonly #now: Date;
  #row = 0;
  #waiting: Rows = [];
  #header: readonly string[] = [];
  #columns: ColumnPositions = new Map();

  constructor(rows: AsyncIterable<Rows>, { mostRows, now }: { mostRows: number; now: Date }) {
    this.#rows = rows[Symbol.asyncIterator]();
    this.#mostRows = mostRows;
    this.#now = now;
  }

  /** @throws ImportRefused */
  async readHeader(): Promise<void> {
    let rows = await this.#next();
    if (!rows) throw new ImportRefused('The file is empty.');
    while (rows.length <= MOST_TITLE_ROWS) {
      const more = await this.#next();
      if (!more) break;
      rows = [...rows, ...more];
    }
    const { at, columns } = findHeader(rows);
    this.#columns = columns;
    [this.#header, this.#waiting, this.#row] = [rows[at]!, rows.slice(at + 1), at + 1];
  }

  /** @throws ImportRefused, ImportTooLarge */
  async *stretches(): AsyncGenerator<Stretch> {
    const reader = new RowReader(this.#columns, this.#now);
    let stretch: Stretch = { alumni: [], rejected: [] };
    for (let rows: Rows | null = this.#waiting; rows; rows = await this.#next()) {
      for (const cells of rows) this.#sort(cells, reader, stretch);
      if (stretch.alumni.length + stretch.rejected.length < STRETCH) continue;
      yield stretch;
      stretch = { alumni: [], rejected: [] };
    }
    if (this.processed === 0) throw new ImportRefused('There are no rows below the header.');
    yield stretch;
  }

  /** Closes the file, even if it wasn't read to the end. */
  async close(): Promise<void> {
    await this.#rows.return?.();
  }

  async #next(): Promise<Rows | null> {
    for (;;) {
      const { done, value } = (await this.#rows.next()) as IteratorResult<Rows, undefined>;
      if (done) return null;
      if (value.length > 0) return value;
    }
  }

  #sort(cells: readonly string[], reader: RowReader, { alumni, rejected }: Stretch): void {
    const row = ++this.#row;
    if (row > MOST_BLANK * this.#mostRows) throw ImportTooLarge.ofRows(this.#mostRows);
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.processed === this.#mostRows) throw ImportTooLarge.ofRows(this.#mostRows);
    this.processed++;
    const { alumnus, message, warning } = reader.read(cells);
    if (alumnus) {
      alumni.push({ row, alumnus });
      if (warning !== null) this.#warn(row, warning);
      return;
    }
    if (repeatsHeader(cells, this.#columns)) throw new ImportRefused(`Row ${row} is a second header row.`);
    if (this.errorCount++ === 0) rejected.push({ row: 1, message: '', cells: this.#header });
    rejected.push({ row, message, cells });
    if (this.errors.length < MOST_ERRORS_TOLD) this.errors.push(`${row}: ${message}`);
    if (this.problems.length < MOST_PROBLEMS_TOLD) this.problems.push({ row, message });
  }

  #warn(row: number, warning: string): void {
    this.warningCount++;
    if (this.warnings.length < MOST_ERRORS_TOLD) this.warnings.push(`${row}: ${warning}`);
  }
}
