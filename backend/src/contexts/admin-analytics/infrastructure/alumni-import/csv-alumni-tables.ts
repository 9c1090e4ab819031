import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse } from 'fast-csv';
import { type AlumniTable, AlumniTables, type Rows } from '../../application/alumni-import/ports/alumni-tables';
import { ImportRefused } from '../../domain/alumni-import/errors';
import { MAX_ROW_LENGTH, MAX_CELLS_PER_ROW } from '../../domain/alumni-import/limits';
import { decodeText, TOO_LONG_MESSAGE } from './decode-text';

@Injectable()
export class CsvAlumniTables extends AlumniTables {
  open(content: AsyncIterable<Buffer>): AlumniTable {
    const sha256 = createHash('sha256');
    return { rows: () => parseRows(decodeText(hashChunks(content, sha256))), hash: () => sha256.copy().digest() };
  }
}

async function* hashChunks(
  content: AsyncIterable<Buffer>,
  sha256: { update(chunk: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    sha256.update(chunk);
    yield chunk;
  }
}

async function* parseRows(text: AsyncIterable<string>): AsyncGenerator<Rows> {
  let reader: RowParser | undefined;
  try {
    for await (const lines of text) {
      reader ??= new RowParser(detectDelimiter(lines));
      yield await reader.read(lines);
    }
    if (reader) yield await reader.finish();
  } finally {
    reader?.close();
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The header has at least five columns; titles above it have fewer delimiters. */
const MIN_HEADER_DELIMITERS = 4;

/** Returns the most frequent delimiter in the header, or the one that a line `sep=;` names. */
function detectDelimiter(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]+/);
  const [, named] = /^sep=([,;\t])$/i.exec(lines[0] ?? '') ?? [];
  if (named !== undefined) return named;
  const times = (line: string, delimiter: string): number => line.split(delimiter).length - 1;
  const isHeader = (line: string): boolean => DELIMITERS.some((one) => times(line, one) >= MIN_HEADER_DELIMITERS);
  const header = lines.find(isHeader) ?? lines[0] ?? '';
  return DELIMITERS.reduce((best, one) => (times(header, one) > times(header, best) ? one : best));
}

/** Parses rows from text in chunks that needn't end at a row. */
class RowParser {
  readonly #parser: ReturnType<typeof parse>;
  #rows: string[][] = [];
  #rowCount = 0;
  /** Number of characters since the last complete row. */
  #charactersSinceRow = 0;
  #failure?: Error;

  constructor(delimiter: string) {
    this.#parser = parse({ headers: false, delimiter });
    this.#parser.on('data', (cells: string[]) => this.#rows.push(cells));
    this.#parser.on('error', (error) => (this.#failure = error));
  }

  /** @throws ImportRefused */
  async read(text: string): Promise<Rows> {
    await new Promise<void>((resolve) => this.#parser.write(text, () => resolve()));
    const rows = this.#takeRows();
    this.#charactersSinceRow = rows.length > 0 ? 0 : this.#charactersSinceRow + text.length;
    if (this.#charactersSinceRow > MAX_ROW_LENGTH)
      throw new ImportRefused(`Row ${this.#rowCount + 1} ${TOO_LONG_MESSAGE}`);
    return rows;
  }

  /** @throws ImportRefused */
  async finish(): Promise<Rows> {
    await new Promise<void>((resolve) => {
      this.#parser.once('end', resolve).once('close', resolve);
      this.#parser.end();
    });
    return this.#takeRows();
  }

  close(): void {
    this.#parser.destroy();
  }

  #takeRows(): Rows {
    if (this.#failure) throw this.#toRefusal(this.#failure);
    const rows = this.#rows;
    this.#rows = [];
    for (const cells of rows) {
      this.#rowCount++;
      if (cells.length > MAX_CELLS_PER_ROW) {
        throw new ImportRefused(
          `Row ${this.#rowCount} has ${cells.length} cells. The maximum is ${MAX_CELLS_PER_ROW}.`,
        );
      }
      if (cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW_LENGTH) {
        throw new ImportRefused(`Row ${this.#rowCount} ${TOO_LONG_MESSAGE}`);
      }
    }
    return rows;
  }

  /** The parser's own messages repeat whole rows of the file. */
  #toRefusal(error: Error): Error {
    if (!error.message.startsWith('Parse Error')) return error;
    return new ImportRefused(
      error.message.includes('missing closing')
        ? 'A quoted cell has no closing quotation mark.'
        : 'A quotation mark is in the wrong place. Inside a quoted cell, write it twice.',
    );
  }
}
