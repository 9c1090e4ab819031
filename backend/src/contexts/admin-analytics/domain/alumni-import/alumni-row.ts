import { type ColumnPositions, TEMPLATE_COLUMNS, type TemplateColumn } from './columns';
import {
  findEmailAddress,
  parseYesNo,
  findGraduationYear,
  graduationYearRange,
  isPlainLine,
  toSingleLine,
  toLinkedInUrl,
} from './cell-repair';

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

const TEXT_COLUMNS: readonly { column: TemplateColumn; name: string; longest: number; required?: true }[] = [
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
const MAX_FULL_NAME_LENGTH = 100;

/** What is wrong with a row, and which optional cells are left out of it. */
interface RowFindings {
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
      const cellCountMessage = `The row has ${cells.length} cells, but the header has ${this.#width}`;
      return toRejectedRow([`${cellCountMessage}: put text that contains the separator in quotation marks`]);
    }
    const found: RowFindings = { faults: [], warnings: [] };
    const [firstName, lastName, email, year, major, jobTitle, company, linkedIn, mentor] = TEXT_COLUMNS.map((rule) =>
      this.#parseText(cells, rule, found),
    );
    if (firstName && lastName && firstName.length + lastName.length >= MAX_FULL_NAME_LENGTH) {
      found.faults.push(`First and last name together must be at most ${MAX_FULL_NAME_LENGTH} characters`);
    }
    const address = email ? findEmailAddress(email) : null;
    if (email && !address) found.faults.push('Email is not a valid address');
    const graduationYear = year ? findGraduationYear(year, this.now) : null;
    if (year && graduationYear === null) found.faults.push(this.#missingYearMessage());
    const linkedinUrl = linkedIn ? toLinkedInUrl(linkedIn) : null;
    if (linkedIn && !linkedinUrl) found.warnings.push('LinkedIn address must be at linkedin.com');
    const suggestedMentor = mentor ? parseYesNo(mentor) : null;
    if (mentor && suggestedMentor === null) found.warnings.push('Willing to mentor must be true or false');

    const { faults, warnings } = found;
    if (faults.length > 0 || !firstName || !lastName || !address || !graduationYear || !major)
      return toRejectedRow(faults);
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

  #parseText(
    cells: readonly string[],
    rule: (typeof TEXT_COLUMNS)[number],
    { faults, warnings }: RowFindings,
  ): string | null {
    const at = this.columns.get(rule.column);
    const text = at === undefined ? '' : toSingleLine(cells[at] ?? '');
    if (text === '') {
      if (rule.required) faults.push(`${rule.name} is required`);
      return null;
    }
    const fault = findTextFault(text, rule);
    if (fault === null) return text;
    (rule.required ? faults : warnings).push(fault);
    return null;
  }

  #missingYearMessage(): string {
    const { earliest, latest } = graduationYearRange(this.now);
    return `Graduation year must contain one year between ${earliest} and ${latest}`;
  }
}

const TEMPLATE_POSITIONS: ColumnPositions = new Map(TEMPLATE_COLUMNS.map((column, at) => [column, at]));

/** Text by column of the template; a missing column is an empty cell. */
export type AlumniFields = Readonly<Partial<Record<TemplateColumn, string>>>;

/** Reads one person whose data doesn't come from a file, by the same rules as a row of one. */
export const readAlumniFields = (fields: AlumniFields, now: Date): CheckedRow =>
  new RowReader(TEMPLATE_POSITIONS, now).read(TEMPLATE_COLUMNS.map((column) => fields[column] ?? ''));

function findTextFault(text: string, { name, longest }: (typeof TEXT_COLUMNS)[number]): string | null {
  if (text.length > longest) return `${name} must be at most ${longest} characters`;
  return isPlainLine(text) ? null : `${name} contains characters that can’t be stored`;
}

const toRejectedRow = (faults: readonly string[]): CheckedRow => ({
  alumnus: null,
  message: faults.join('; '),
  warning: null,
});
