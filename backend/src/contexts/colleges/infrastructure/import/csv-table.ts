import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { parse } from 'fast-csv';
import type { TableChunk } from '../../application/import/ports/official-files';
import { IncompleteFile } from '../../domain/catalogue/errors';

const MAX_CHUNK_ROWS = 500;
/** Limits the memory of a chunk: the official file has more than 3,000 columns. */
const MAX_CHUNK_CELLS = 5_000;
/** Larger than every valid row: beyond it, a quotation mark was opened and never closed. */
const MAX_ROW_LENGTH = 1_000_000;
/** Characters that common spreadsheets store in a cell. No official value is nearly as long. */
const MAX_CELL_LENGTH = 32_767;

/** Parses a CSV stream; a byte order mark is skipped. */
export class CsvTable {
  readonly #hash = createHash('sha256');
  #bytesRead = 0;
  #bytesParsed = 0;
  #bytesAtLastRow = 0;

  /** @param countBytes the bytes read from a compressed file; default: the bytes of the table itself */
  constructor(
    private readonly source: Readable,
    private readonly countBytes?: () => number,
  ) {}

  async *chunks(): AsyncGenerator<TableChunk> {
    const parser = parse({ headers: false });
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#hash.update(chunk);
        this.#bytesRead += chunk.length;
        // Subtracts the bytes still buffered in front of the parser, so that they don't count for the current row.
        this.#bytesParsed = this.#bytesRead - parser.writableLength * chunk.length;
        done(this.#bytesParsed - this.#bytesAtLastRow > MAX_ROW_LENGTH ? unclosedQuoteError() : null, chunk);
      },
    });
    this.source.once('error', (error) => counter.destroy(error));
    counter.once('error', (error) => parser.destroy(error));
    this.source.pipe(counter).pipe(parser);
    try {
      yield* this.#collectChunks(parser as AsyncIterable<string[]>);
    } catch (error) {
      throw toIncompleteFile(error as Error);
    } finally {
      this.source.destroy();
      counter.destroy();
      parser.destroy();
    }
  }

  /** The hash of everything read so far, in hex. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  async *#collectChunks(parsed: AsyncIterable<string[]>): AsyncGenerator<TableChunk> {
    let columns: string[] | undefined;
    let rows: string[][] = [];
    let line = 0;
    for await (const cells of parsed) {
      line++;
      this.#bytesAtLastRow = this.#bytesRead;
      if (!columns) {
        columns = cells;
        continue;
      }
      if (isBlankRow(cells)) continue;
      if (cells.length !== columns.length) {
        throw new IncompleteFile(`row ${line} has ${cells.length} values instead of ${columns.length}`);
      }
      const tooLongIndex = cells.findIndex((cell) => cell.length > MAX_CELL_LENGTH);
      if (tooLongIndex >= 0) {
        const maxLength = MAX_CELL_LENGTH.toLocaleString('en-US');
        throw new IncompleteFile(
          `row ${line}, column ${tooLongIndex + 1} has a value of more than ${maxLength} characters`,
        );
      }
      rows.push([...cells]);
      // The chain of read rows in the stream would otherwise keep their text until the next full garbage collection.
      cells.length = 0;
      if (rows.length === MAX_CHUNK_ROWS || rows.length * columns.length >= MAX_CHUNK_CELLS) {
        yield { columns, rows, bytesRead: this.countBytes?.() ?? Math.max(0, this.#bytesParsed) };
        rows = [];
      }
    }
    yield { columns: columns ?? [], rows, bytesRead: this.countBytes?.() ?? this.#bytesRead };
  }
}

const isBlankRow = (cells: readonly string[]): boolean => cells.length === 0 || (cells.length === 1 && cells[0] === '');

const unclosedQuoteError = (): IncompleteFile => new IncompleteFile('a quoted cell has no closing quotation mark');

/** The parser's own messages repeat whole rows of the file. */
function toIncompleteFile(error: Error): Error {
  if (!error.message.startsWith('Parse Error')) return error;
  return error.message.includes('missing closing')
    ? unclosedQuoteError()
    : new IncompleteFile('a quotation mark is in the wrong place');
}
