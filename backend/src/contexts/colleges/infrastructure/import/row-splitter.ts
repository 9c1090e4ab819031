import { IncompleteFile } from '../../domain/catalogue/errors';

const LINE_END = /\r\n|\n|\r/;

/** Divides the text of a CSV file into its rows. Line ends in quoted cells don't end a row. */
export class RowSplitter {
  /** The beginning of a row whose end hasn't been read. */
  #rest = '';

  /** @param maxLength of a row, in characters */
  constructor(private readonly maxLength: number) {}

  /**
   * @returns the rows that end in the text
   * @throws IncompleteFile if a row is too long, because a quotation mark was opened and never closed
   */
  add(text: string): string[] {
    // A line end of two characters may be divided.
    const isDivided = text.endsWith('\r');
    const lines = (this.#rest + (isDivided ? text.slice(0, -1) : text)).split(LINE_END);
    const rows: string[] = [];
    let row = '';
    for (const [at, line] of lines.entries()) {
      row = row === '' ? line : `${row}\n${line}`;
      if (at === lines.length - 1 || endsInQuotes(row)) continue;
      rows.push(row);
      row = '';
    }
    this.#rest = isDivided ? `${row}\r` : row;
    if (this.#rest.length > this.maxLength) throw unclosedQuoteError();
    return rows;
  }

  /**
   * @returns the last rows of the file
   * @throws IncompleteFile if a quotation mark was opened and never closed
   */
  end(text: string): string[] {
    const rows = this.add(`${text}\n`);
    if (this.#rest.trim() !== '') throw unclosedQuoteError();
    return rows;
  }
}

export const unclosedQuoteError = (): IncompleteFile =>
  new IncompleteFile('a quoted cell has no closing quotation mark');

/** Whether a row ends within a quoted cell. Only a quotation mark at the beginning of a cell opens one. */
function endsInQuotes(row: string): boolean {
  if (!row.includes('"')) return false;
  for (let at = 0; at >= 0 && at < row.length;) {
    const first = row.slice(at).search(/\S/);
    if (first >= 0 && row[at + first] === '"') {
      at = findClosingQuote(row, at + first + 1);
      if (at < 0) return true;
    }
    const delimiter = row.indexOf(',', at);
    if (delimiter < 0) return false;
    at = delimiter + 1;
  }
  return false;
}

/** @returns the index of the quotation mark that closes a cell; -1 without one. Two of them stand for one in the text. */
function findClosingQuote(row: string, from: number): number {
  for (let at = row.indexOf('"', from); at >= 0; at = row.indexOf('"', at + 2)) if (row[at + 1] !== '"') return at;
  return -1;
}
