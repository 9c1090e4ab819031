import type { ColumnPositions, TemplateColumn } from './columns';
import {
  addressIn,
  answerIn,
  graduationYearIn,
  graduationYears,
  isPlain,
  lineOf,
  linkedInAddressIn,
} from './repaired-cells';

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

/**
 * A row that was read. `message` says what the person who edits the file has to fix; `warning` says which optional
 * cells were left out. Neither repeats the content of a cell.
 */
type CheckedRow =
  | { readonly alumnus: AlumniRow; readonly message: null; readonly warning: string | null }
  | { readonly alumnus: null; readonly message: string; readonly warning: null };

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

/** What is wrong with a row, and which optional cells are left out of it. */
interface Findings {
  readonly faults: string[];
  readonly warnings: string[];
}

/**
 * Reads the rows of one file by its header, and repairs what can be read without guessing. An optional cell never costs
 * the person.
 */
export class RowReader {
  readonly #width: number;

  constructor(
    private readonly columns: ColumnPositions,
    private readonly now: Date,
  ) {
    this.#width = 1 + Math.max(...columns.values());
  }

  read(cells: readonly string[]): CheckedRow {
    if (cells.length > this.#width && cells.slice(this.#width).some((cell) => cell.trim() !== '')) {
      const cellsOf = `The row has ${cells.length} cells, but the header has ${this.#width}`;
      return rejected([`${cellsOf}: put text that contains the separator in quotation marks`]);
    }
    const found: Findings = { faults: [], warnings: [] };
    const [firstName, lastName, email, year, major, jobTitle, company, linkedIn, mentor] = TEXTS.map((rule) =>
      this.#text(cells, rule, found),
    );
    if (firstName && lastName && firstName.length + lastName.length >= LONGEST_FULL_NAME) {
      found.faults.push(`First and last name must be at most ${LONGEST_FULL_NAME} characters together`);
    }
    const address = email ? addressIn(email) : null;
    if (email && !address) found.faults.push('Email is not a valid address');
    const graduationYear = year ? graduationYearIn(year, this.now) : null;
    if (year && graduationYear === null) found.faults.push(this.#noYear());
    const linkedinUrl = linkedIn ? linkedInAddressIn(linkedIn) : null;
    if (linkedIn && !linkedinUrl) found.warnings.push('LinkedIn address is not an address at linkedin.com');
    const suggestedMentor = mentor ? answerIn(mentor) : null;
    if (mentor && suggestedMentor === null) found.warnings.push('Willing to mentor is neither true nor false');

    const { faults, warnings } = found;
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
        linkedinUrl,
        suggestedMentor,
      },
      message: null,
      warning: warnings.length > 0 ? `Left out: ${warnings.join('; ')}` : null,
    };
  }

  #text(cells: readonly string[], rule: (typeof TEXTS)[number], { faults, warnings }: Findings): string | null {
    const at = this.columns.get(rule.column);
    const text = at === undefined ? '' : lineOf(cells[at] ?? '');
    if (text === '') {
      if (rule.required) faults.push(`${rule.name} is required`);
      return null;
    }
    const fault = faultOf(text, rule);
    if (fault === null) return text;
    (rule.required ? faults : warnings).push(fault);
    return null;
  }

  #noYear(): string {
    const { earliest, latest } = graduationYears(this.now);
    return `Graduation year must contain one year between ${earliest} and ${latest}`;
  }
}

function faultOf(text: string, { name, longest }: (typeof TEXTS)[number]): string | null {
  if (text.length > longest) return `${name} must be at most ${longest} characters`;
  return isPlain(text) ? null : `${name} contains characters that can’t be stored`;
}

const rejected = (faults: readonly string[]): CheckedRow => ({
  alumnus: null,
  message: faults.join('; '),
  warning: null,
});
