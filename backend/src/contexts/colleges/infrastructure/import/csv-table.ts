import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { parseString } from 'fast-csv';
import type { TableChunk } from '../../application/import/ports/official-files';
import { IncompleteFile } from '../../domain/catalogue/errors';
import { RowSplitter, unclosedQuoteError } from './row-splitter';

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

  /** @param countBytes the bytes read from a compressed file; default: the bytes of the table itself */
  constructor(
    private readonly source: Readable,
    private readonly countBytes?: () => number,
  ) {}

  async *chunks(): AsyncGenerator<TableChunk> {
    let columns: string[] | undefined;
    let rows: string[][] = [];
    let line = 0;
    try {
      for await (const texts of this.#rowTexts()) {
        for (const cells of await parseRows(texts)) {
          line++;
          if (!columns) {
            columns = cells;
            continue;
          }
          if (isBlankRow(cells)) continue;
          assertUsableRow(cells, columns.length, line);
          rows.push(cells);
          if (rows.length === MAX_CHUNK_ROWS || rows.length * columns.length >= MAX_CHUNK_CELLS) {
            yield { columns, rows, bytesRead: this.countBytes?.() ?? this.#bytesRead };
            rows = [];
          }
        }
      }
    } catch (error) {
      throw toIncompleteFile(error as Error);
    } finally {
      this.source.destroy();
    }
    yield { columns: columns ?? [], rows, bytesRead: this.countBytes?.() ?? this.#bytesRead };
  }

  /** The hash of everything read so far, in hex. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Yields the texts of the rows that end in each piece of the source. */
  async *#rowTexts(): AsyncGenerator<readonly string[]> {
    const splitter = new RowSplitter(MAX_ROW_LENGTH);
    const decoder = new TextDecoder();
    for await (const piece of this.source as AsyncIterable<Buffer>) {
      this.#hash.update(piece);
      this.#bytesRead += piece.length;
      yield splitter.add(decoder.decode(piece, { stream: true }));
    }
    yield splitter.end(decoder.decode());
  }
}

/** The library takes ten times as long, so it only parses the rows that need it. */
async function parseRows(texts: readonly string[]): Promise<string[][]> {
  const quoted = texts.filter((text) => text.includes('"'));
  const parsed = quoted.length > 0 ? await parseQuotedRows(`${quoted.join('\n')}\n`) : [];
  if (parsed.length !== quoted.length) throw new IncompleteFile(MISPLACED_QUOTE);
  let next = 0;
  return texts.map((text) => (text.includes('"') ? parsed[next++]! : text.split(',')));
}

function parseQuotedRows(text: string): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(text, { headers: false })
      .on('data', (cells: string[]) => rows.push(cells))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });
}

/** @throws IncompleteFile */
function assertUsableRow(cells: readonly string[], columnCount: number, line: number): void {
  if (cells.length !== columnCount)
    throw new IncompleteFile(`row ${line} has ${cells.length} values instead of ${columnCount}`);
  const tooLongIndex = cells.findIndex((cell) => cell.length > MAX_CELL_LENGTH);
  if (tooLongIndex < 0) return;
  const maxLength = MAX_CELL_LENGTH.toLocaleString('en-US');
  throw new IncompleteFile(`row ${line}, column ${tooLongIndex + 1} has a value of more than ${maxLength} characters`);
}

const MISPLACED_QUOTE = 'a quotation mark is in the wrong place';
const isBlankRow = (cells: readonly string[]): boolean =>
  cells.length === 0 || (cells.length === 1 && cells[0]!.trim() === '');

/** The parser's own messages repeat whole rows of the file. */
function toIncompleteFile(error: Error): Error {
  if (!error.message.startsWith('Parse Error')) return error;
  return error.message.includes('missing closing') ? unclosedQuoteError() : new IncompleteFile(MISPLACED_QUOTE);
}
