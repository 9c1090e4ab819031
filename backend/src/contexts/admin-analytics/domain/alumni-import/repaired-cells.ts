import { PLAIN_LINE, withoutUnseen } from '../../../../shared/domain/plain-line';
import { isSecureWebAddress } from '../../../../shared/domain/web-address';

/** Tested first because most cells are plain ASCII: the other expressions are ten times slower. */
const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Whether text can be stored as it is: one line, without invisible or control characters. */
export const isPlain = (text: string): boolean => PLAIN_ASCII.test(text) || PLAIN_LINE.test(text);

/**
 * Returns the text of a cell on one line: line breaks, tabs and other control characters become spaces, invisible
 * characters are removed, and spaces are never doubled.
 */
export function lineOf(cell: string): string {
  const line = PLAIN_ASCII.test(cell) ? cell : withoutUnseen(cell.replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' '));
  return line.replaceAll(/ {2,}/g, ' ').trim();
}

const LONGEST_LOCAL_PART = 64;
// Matches the same addresses that an account can have.
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^${WORD}(\\.${WORD})*@(${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

const isAddress = (text: string): boolean => text.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(text);

/**
 * Finds the email address in a cell such as `Ada Example <ada@example.org>`, `mailto:ada@example.org` or
 * `ada@example.org;`. Of several addresses, the first one counts.
 * @returns the address in lower case; null if there is none
 */
export function addressIn(cell: string): string | null {
  const text = cell.toLowerCase();
  if (isAddress(text)) return text;
  const parts = text.split(/[\s,;<>()"]+|mailto:/).map((part) => part.replaceAll(/^[.:']+|[.:']+$/g, ''));
  return parts.find(isAddress) ?? null;
}

const EARLIEST_GRADUATION = 1900;
const GRADUATION_YEARS_AHEAD = 6;

/** The years in which an alum can have graduated, or will soon. */
export const graduationYears = (now: Date) => ({
  earliest: EARLIEST_GRADUATION,
  latest: now.getUTCFullYear() + GRADUATION_YEARS_AHEAD,
});

/** Years of two digits: `'14`, `5/20/14`, and `May-14`, which is how spreadsheets show a month. */
const SHORT_YEAR = /^(?:class of )?['’](\d{2})$|^\d{1,2}[/.-]\d{1,2}[/.-](\d{2})$|^\p{L}{3,9}[- ]['’]?(\d{2})$/iu;

/**
 * Finds the year in a cell such as `2014`, `Class of 2014`, `2014-05-20`, `5/20/14` or `May 2014`.
 * @returns null if there is none, or more than one
 */
export function graduationYearIn(cell: string, now: Date): number | null {
  const { earliest, latest } = graduationYears(now);
  const short = SHORT_YEAR.exec(cell);
  const digits = short?.slice(1).find((part) => part !== undefined);
  if (digits !== undefined) {
    const year = 2000 + Number(digits);
    return year <= latest ? year : year - 100;
  }
  const found = [...cell.matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([year]) => Number(year));
  const years = new Set(found.filter((year) => year >= earliest && year <= latest));
  return years.size === 1 ? [...years][0]! : null;
}

/**
 * Completes a LinkedIn address such as `linkedin.com/in/ada`, `www.linkedin.com/in/ada` or `http://linkedin.com/in/ada`.
 * @returns null if it isn't one
 */
export function linkedInAddressIn(cell: string): string | null {
  const address = cell.replace(/^(?:https?:)?\/\//i, '').replace(/^linkedin\./i, 'www.linkedin.');
  const url = `https://${address}`;
  if (!isSecureWebAddress(url)) return null;
  const { hostname } = new URL(url);
  return hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com') ? url : null;
}

const ANSWERS = new Map([
  ...['true', 'yes', 'y', '1', 't', 'x'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'f'].map((word) => [word, false] as const),
]);

/** @returns null if the cell is neither a yes nor a no */
export const answerIn = (cell: string): boolean | null => ANSWERS.get(cell.toLowerCase()) ?? null;
