import { RowReader } from '../../domain/alumni-import/alumni-row';
import { type ColumnPositions, findHeader, MAX_TITLE_ROWS, repeatsHeader } from '../../domain/alumni-import/columns';
import { ImportRefused, ImportTooLarge } from '../../domain/alumni-import/errors';
import { MAX_LISTED_ERRORS, MAX_LISTED_PROBLEMS } from '../../domain/alumni-import/limits';
import type { Rows } from './ports/alumni-tables';
import type { ProblemRow, RejectedRow, StagedAlumnus } from './ports/alumni-imports';

interface RowBatch {
  readonly alumni: StagedAlumnus[];
  readonly rejected: RejectedRow[];
}

/** How many rows are looked up and written at a time. */
const BATCH_SIZE = 2_000;
/** Spreadsheet programs also save empty rows: how many are accepted, as a multiple of the maximum number of rows. */
const MAX_ROWS_WITH_BLANK_FACTOR = 5;

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
  readonly #maxRows: number;
  readonly #now: Date;
  #rowNumber = 0;
  #bufferedRows: Rows = [];
  #header: readonly string[] = [];
  #columns: ColumnPositions = new Map();

  constructor(rows: AsyncIterable<Rows>, { maxRows, now }: { maxRows: number; now: Date }) {
    this.#rows = rows[Symbol.asyncIterator]();
    this.#maxRows = maxRows;
    this.#now = now;
  }

  /** @throws ImportRefused */
  async readHeader(): Promise<void> {
    let rows = await this.#readNextRows();
    if (!rows) throw new ImportRefused('The file is empty.');
    while (rows.length <= MAX_TITLE_ROWS) {
      const more = await this.#readNextRows();
      if (!more) break;
      rows = [...rows, ...more];
    }
    const { at, columns } = findHeader(rows);
    this.#columns = columns;
    [this.#header, this.#bufferedRows, this.#rowNumber] = [rows[at]!, rows.slice(at + 1), at + 1];
  }

  /** @throws ImportRefused, ImportTooLarge */
  async *readBatches(): AsyncGenerator<RowBatch> {
    const reader = new RowReader(this.#columns, this.#now);
    let batch: RowBatch = { alumni: [], rejected: [] };
    for (let rows: Rows | null = this.#bufferedRows; rows; rows = await this.#readNextRows()) {
      for (const cells of rows) this.#checkRow(cells, reader, batch);
      if (batch.alumni.length + batch.rejected.length < BATCH_SIZE) continue;
      yield batch;
      batch = { alumni: [], rejected: [] };
    }
    if (this.processed === 0) throw new ImportRefused('There are no rows below the header.');
    yield batch;
  }

  /** Closes the file, even if it wasn't read to the end. */
  async close(): Promise<void> {
    await this.#rows.return?.();
  }

  async #readNextRows(): Promise<Rows | null> {
    for (;;) {
      const { done, value } = (await this.#rows.next()) as IteratorResult<Rows, undefined>;
      if (done) return null;
      if (value.length > 0) return value;
    }
  }

  #checkRow(cells: readonly string[], reader: RowReader, { alumni, rejected }: RowBatch): void {
    const rowNumber = ++this.#rowNumber;
    if (rowNumber > MAX_ROWS_WITH_BLANK_FACTOR * this.#maxRows) throw ImportTooLarge.forRowLimit(this.#maxRows);
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.processed === this.#maxRows) throw ImportTooLarge.forRowLimit(this.#maxRows);
    this.processed++;
    const { alumnus, message, warning } = reader.read(cells);
    if (alumnus) {
      alumni.push({ rowNumber, alumnus });
      if (warning !== null) this.#addWarning(rowNumber, warning);
      return;
    }
    if (repeatsHeader(cells, this.#columns)) throw new ImportRefused(`Row ${rowNumber} is a second header row.`);
    if (this.errorCount++ === 0) rejected.push({ rowNumber: 1, message: '', cells: this.#header });
    rejected.push({ rowNumber, message, cells });
    if (this.errors.length < MAX_LISTED_ERRORS) this.errors.push(`${rowNumber}: ${message}`);
    if (this.problems.length < MAX_LISTED_PROBLEMS) this.problems.push({ row: rowNumber, message });
  }

  #addWarning(rowNumber: number, warning: string): void {
    this.warningCount++;
    if (this.warnings.length < MAX_LISTED_ERRORS) this.warnings.push(`${rowNumber}: ${warning}`);
  }
}
