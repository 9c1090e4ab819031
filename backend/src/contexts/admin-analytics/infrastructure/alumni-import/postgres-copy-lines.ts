import type { RejectedRow, StagedAlumnus } from '../../application/alumni-import/ports/alumni-imports';

/** The columns of the staging table, in the order of `alumnusLine` and `rejectedLine`. */
export const STAGED_COLUMNS = {
  row_number: 'integer NOT NULL',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  graduation_year: 'integer',
  major: 'text',
  job_title: 'text',
  company: 'text',
  linkedin_url: 'text',
  suggested_mentor: 'boolean',
  message: 'text',
  cells: 'text[]',
} as const;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const ESCAPED_CHARACTERS_PATTERN = /[\\\n\r\t]/g;
const COPY_NULL = '\\N';

/** Escapes a value for the text format of COPY. */
const escapeText = (value: string): string =>
  ESCAPED_CHARACTERS_PATTERN.test(value) ? value.replace(ESCAPED_CHARACTERS_PATTERN, (one) => ESCAPES[one]!) : value;
const escapeNullableText = (value: string | null): string => (value === null ? COPY_NULL : escapeText(value));

/** Returns the COPY line of a person to import. */
export function alumnusLine({ row, alumnus }: StagedAlumnus): string {
  const { email, firstName, lastName, graduationYear, major, jobTitle, company, linkedinUrl, suggestedMentor } =
    alumnus;
  const mentor = suggestedMentor === null ? COPY_NULL : suggestedMentor ? 't' : 'f';
  return (
    `${row}\t${escapeText(email)}\t${escapeText(firstName)}\t${escapeText(lastName)}\t${graduationYear}\t${escapeText(major)}\t` +
    `${escapeNullableText(jobTitle)}\t${escapeNullableText(company)}\t${escapeNullableText(linkedinUrl)}\t${mentor}\t${COPY_NULL}\t${COPY_NULL}\n`
  );
}

const NULLS_BEFORE_MESSAGE = `${COPY_NULL}\t`.repeat(Object.keys(STAGED_COLUMNS).indexOf('message') - 1);

/** Returns the COPY line of a rejected row. */
export function rejectedLine({ row, message, cells }: RejectedRow): string {
  const array = `{${cells.map((cell) => `"${cell.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  return `${row}\t${NULLS_BEFORE_MESSAGE}${escapeText(message)}\t${escapeText(array)}\n`;
}
