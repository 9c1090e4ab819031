import { PLAIN_LINE_PATTERN, removeInvisibleCharacters } from '../../../../shared/domain/plain-line';
import { isSecureWebAddress } from '../../../../shared/domain/web-address';

/** Tested first because most cells are plain ASCII: the other expressions are ten times slower. */
const PLAIN_ASCII_PATTERN = /^[\x20-\x7e]*$/;

/** Whether text can be stored as it is: one line, without invisible or control characters. */
export const isPlainLine = (text: string): boolean => PLAIN_ASCII_PATTERN.test(text) || PLAIN_LINE_PATTERN.test(text);

/**
 * Returns the text of a cell on one line: line breaks, tabs and other control characters become spaces, invisible
 * characters are removed, and spaces are never doubled.
 */
export function toSingleLine(cell: string): string {
  const line = PLAIN_ASCII_PATTERN.test(cell)
    ? cell
    : removeInvisibleCharacters(cell.replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' '));
  return line.replaceAll(/ {2,}/g, ' ').trim();
}

const MAX_LOCAL_PART_LENGTH = 64;
// Matches the same addresses that an account can have.
const LOCAL_PART_WORD_PATTERN = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL_PATTERN = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL_ADDRESS_PATTERN = new RegExp(
  `^${LOCAL_PART_WORD_PATTERN}(\\.${LOCAL_PART_WORD_PATTERN})*@(${DOMAIN_LABEL_PATTERN}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`,
);

const isEmailAddress = (text: string): boolean =>
  text.indexOf('@') <= MAX_LOCAL_PART_LENGTH && EMAIL_ADDRESS_PATTERN.test(text);

/**
 * Finds the email address in a cell such as `Ada Example <ada@example.org>`, `mailto:ada@example.org` or
 * `ada@example.org;`. Of several addresses, the first one counts.
 * @returns the address in lower case; null if there is none
 */
export function findEmailAddress(cell: string): string | null {
  const text = cell.toLowerCase();
  if (isEmailAddress(text)) return text;
  const parts = text.split(/[\s,;<>()"]+|mailto:/).map((part) => part.replaceAll(/^[.:']+|[.:']+$/g, ''));
  return parts.find(isEmailAddress) ?? null;
}

const EARLIEST_GRADUATION_YEAR = 1900;
const MAX_GRADUATION_YEARS_AHEAD = 6;

/** The years in which an alum can have graduated, or will soon. */
export const graduationYearRange = (now: Date) => ({
  earliest: EARLIEST_GRADUATION_YEAR,
  latest: now.getUTCFullYear() + MAX_GRADUATION_YEARS_AHEAD,
});

/** Years of two digits: `'14`, `5/20/14`, and `May-14`, which is how spreadsheets show a month. */
const TWO_DIGIT_YEAR_PATTERN =
  /^(?:class of )?['’](\d{2})$|^\d{1,2}[/.-]\d{1,2}[/.-](\d{2})$|^\p{L}{3,9}[- ]['’]?(\d{2})$/iu;

/**
 * Finds the year in a cell such as `2014`, `Class of 2014`, `2014-05-20`, `5/20/14` or `May 2014`.
 * @returns null if there is none, or more than one
 */
export function findGraduationYear(cell: string, now: Date): number | null {
  const { earliest, latest } = graduationYearRange(now);
  const short = TWO_DIGIT_YEAR_PATTERN.exec(cell);
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
export function toLinkedInUrl(cell: string): string | null {
  const address = cell.replace(/^(?:https?:)?\/\//i, '').replace(/^linkedin\./i, 'www.linkedin.');
  const url = `https://${address}`;
  if (!isSecureWebAddress(url)) return null;
  const { hostname } = new URL(url);
  return hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com') ? url : null;
}

const YES_NO_ANSWERS = new Map([
  ...['true', 'yes', 'y', '1', 't', 'x'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'f'].map((word) => [word, false] as const),
]);

/** @returns null if the cell is neither a yes nor a no */
export const parseYesNo = (cell: string): boolean | null => YES_NO_ANSWERS.get(cell.toLowerCase()) ?? null;
