import { PLAIN_LINE } from '../../../../shared/domain/plain-line';
import { isSecureWebAddress } from '../../../../shared/domain/web-address';
import type { ColumnPositions, TemplateColumn } from './columns';

/** What a college provides about an alum. */
export interface AlumniRow {
  readonly firstName: string;
  readonly lastName: string;
  /** In lower case. */
  readonly email: string;
  readonly graduationYear: number;
  readonly major: string;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly linkedinUrl: string | null;
  /** Only a suggestion: the alum decides. */
  readonly suggestedMentor: boolean | null;
}

export type CheckedRow =
  | { readonly alumnus: AlumniRow; readonly message: null }
  | { readonly alumnus: null; readonly message: string };

const TEXTS: readonly { column: TemplateColumn; name: string; longest: number; required?: true }[] = [
  { column: 'first_name', name: 'First name', longest: 100, required: true },
  { column: 'last_name', name: 'Last name', longest: 100, required: true },
  { column: 'email', name: 'Email', longest: 254, required: true },
  { column: 'graduation_year', name: 'Graduation year', longest: 100, required: true },
  { column: 'major', name: 'Major', longest: 200, required: true },
  { column: 'job_title', name: 'Job title', longest: 200 },
  { column: 'company', name: 'Company', longest: 200 },
  { column: 'linkedin_url', name: 'LinkedIn address', longest: 500 },
  { column: 'willing_to_mentor', name: 'Willing to mentor', longest: 100 },
];
const LONGEST_FULL_NAME = 100;
const EARLIEST_GRADUATION = 1900;
const GRADUATION_YEARS_AHEAD = 6;
const LONGEST_LOCAL_PART = 64;

// Matches the same addresses that an account can have.
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^${WORD}(\\.${WORD})*@(${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

const ANSWERS = new Map([
  ...['true', 'yes', 'y', '1', 't', 'x'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'f'].map((word) => [word, false] as const),
]);

/** Tested first because most cells are plain ASCII: the expression for other characters is ten times slower. */
const PLAIN_ASCII = /^[\x20-\x7e]*$/;
const isPlain = (text: string): boolean => PLAIN_ASCII.test(text) || PLAIN_LINE.test(text);

/** Reads the rows of one file by its header. Messages never repeat the content of a cell. */
export class RowReader {
  readonly #width: number;
  readonly #latestGraduation: number;

  constructor(
    private readonly columns: ColumnPositions,
    now: Date,
  ) {
    this.#width = 1 + Math.max(...columns.values());
    this.#latestGraduation = now.getUTCFullYear() + GRADUATION_YEARS_AHEAD;
  }

  read(cells: readonly string[]): CheckedRow {
    if (cells.length > this.#width && cells.slice(this.#width).some((cell) => cell.trim() !== '')) {
      return rejected([`The row has ${cells.length} cells, but the header has ${this.#width}`]);
    }
    const faults: string[] = [];
    const [firstName, lastName, email, year, major, jobTitle, company, linkedinUrl, mentor] = TEXTS.map((rule) =>
      this.#text(cells, rule, faults),
    );
    if (firstName && lastName && firstName.length + lastName.length >= LONGEST_FULL_NAME) {
      faults.push(`First and last name must be at most ${LONGEST_FULL_NAME} characters together`);
    }
    const address = email?.toLowerCase() ?? null;
    if (address && !isAddress(address)) faults.push('Email is not valid');
    const graduationYear = year && this.#year(year, faults);
    if (linkedinUrl && !isAtLinkedIn(linkedinUrl)) {
      faults.push('LinkedIn address must start with https://www.linkedin.com/');
    }
    const suggestedMentor = mentor === null ? null : ANSWERS.get(mentor!.toLowerCase());
    if (suggestedMentor === undefined) faults.push('Willing to mentor must be true or false');
    if (faults.length > 0 || !firstName || !lastName || !address || !graduationYear || !major) return rejected(faults);
    return {
      alumnus: {
        firstName,
        lastName,
        email: address,
        graduationYear,
        major,
        jobTitle: jobTitle ?? null,
        company: company ?? null,
        linkedinUrl: linkedinUrl ?? null,
        suggestedMentor: suggestedMentor ?? null,
      },
      message: null,
    };
  }

  #text(cells: readonly string[], rule: (typeof TEXTS)[number], faults: string[]): string | null {
    const at = this.columns.get(rule.column);
    const text = at === undefined ? '' : (cells[at] ?? '').trim();
    if (text === '') {
      if (rule.required) faults.push(`${rule.name} is required`);
      return null;
    }
    if (text.length > rule.longest) {
      faults.push(`${rule.name} must be at most ${rule.longest} characters`);
      return null;
    }
    if (isPlain(text)) return text;
    faults.push(`${rule.name} contains characters that aren’t allowed`);
    return null;
  }

  #year(text: string, faults: string[]): number | null {
    const year = /^\d{4}$/.test(text) ? Number(text) : 0;
    if (year >= EARLIEST_GRADUATION && year <= this.#latestGraduation) return year;
    faults.push(`Graduation year must be between ${EARLIEST_GRADUATION} and ${this.#latestGraduation}`);
    return null;
  }
}

const rejected = (faults: readonly string[]): CheckedRow => ({ alumnus: null, message: faults.join('; ') });

const isAddress = (text: string): boolean => text.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(text);

function isAtLinkedIn(text: string): boolean {
  if (!isSecureWebAddress(text)) return false;
  const { hostname } = new URL(text);
  return hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com');
}
