import { IncompleteFile } from '../../domain/catalogue/errors';

/** Spaces may stand before the quotation mark of a cell. */
const OPENING_QUOTE = /^\s*"/;
/** More of them than in any file. */
const MAX_INDENT = 100;
const LINE_END = /\r\n|\n|\r/;

/** Divides the text of a CSV file into its rows. Line ends in quoted cells don't end a row. */
export class RowSplitter {
  /** The beginning of a line whose end hasn't been read. */
  #rest = '';
  /** The lines of a row whose last quoted cell isn't closed. */
  #openRow: string[] = [];
  #openLength = 0;

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
    const last = lines.pop() ?? '';
    this.#rest = isDivided ? `${last}\r` : last;
    const rows: string[] = [];
    for (const line of lines) {
      if (!endsInQuotes(line, this.#openRow.length > 0)) {
        rows.push(this.#openRow.length > 0 ? [...this.#openRow, line].join('\n') : line);
        this.#openRow = [];
        this.#openLength = 0;
        continue;
      }
      this.#openRow.push(line);
      this.#openLength += line.length;
    }
    if (this.#openLength + this.#rest.length > this.maxLength) throw unclosedQuoteError();
    return rows;
  }

  /**
   * @returns the last rows of the file
   * @throws IncompleteFile if a quotation mark was opened and never closed
   */
  end(text: string): string[] {
    const rows = this.add(`${text}\n`);
    if (this.#openRow.length > 0) throw unclosedQuoteError();
    return rows;
  }
}

export const unclosedQuoteError = (): IncompleteFile =>
  new IncompleteFile('a quoted cell has no closing quotation mark');

/**
 * Whether a line ends within a quoted cell. Only a quotation mark at the beginning of a cell opens one.
 * @param isOpen whether the line begins within one
 */
function endsInQuotes(line: string, isOpen: boolean): boolean {
  if (!line.includes('"')) return isOpen;
  let at = 0;
  let isQuoted = isOpen;
  while (at <= line.length) {
    if (!isQuoted && OPENING_QUOTE.test(line.slice(at, at + MAX_INDENT))) {
      at = line.indexOf('"', at) + 1;
      isQuoted = true;
    }
    const closing = isQuoted ? findClosingQuote(line, at) : at;
    if (closing < 0) return true;
    const delimiter = line.indexOf(',', closing);
    if (delimiter < 0) return false;
    at = delimiter + 1;
    isQuoted = false;
  }
  return false;
}

/** @returns the index of the quotation mark that closes a cell; -1 without one. Two of them stand for one in the text. */
function findClosingQuote(row: string, from: number): number {
  for (let at = row.indexOf('"', from); at >= 0; at = row.indexOf('"', at + 2)) if (row[at + 1] !== '"') return at;
  return -1;
}
