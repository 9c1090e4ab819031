import type { RejectedRow, StagedAlumnus } from '../../application/alumni-import/ports/import-drafts';

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
const TO_ESCAPE = /[\\\n\r\t]/g;
const NULL = '\\N';

/** Escapes a value for the text format of COPY. */
const text = (value: string): string =>
  TO_ESCAPE.test(value) ? value.replace(TO_ESCAPE, (one) => ESCAPES[one]!) : value;
const optional = (value: string | null): string => (value === null ? NULL : text(value));

/** Returns the COPY line of a person to import. */
export function alumnusLine({ row, alumnus }: StagedAlumnus): string {
  const { email, firstName, lastName, graduationYear, major, jobTitle, company, linkedinUrl, suggestedMentor } =
    alumnus;
  const mentor = suggestedMentor === null ? NULL : suggestedMentor ? 't' : 'f';
  return (
    `${row}\t${text(email)}\t${text(firstName)}\t${text(lastName)}\t${graduationYear}\t${text(major)}\t` +
    `${optional(jobTitle)}\t${optional(company)}\t${optional(linkedinUrl)}\t${mentor}\t${NULL}\t${NULL}\n`
  );
}

const BEFORE_MESSAGE = `${NULL}\t`.repeat(Object.keys(STAGED_COLUMNS).indexOf('message') - 1);

/** Returns the COPY line of a rejected row. */
export function rejectedLine({ row, message, cells }: RejectedRow): string {
  const array = `{${cells.map((cell) => `"${cell.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  return `${row}\t${BEFORE_MESSAGE}${text(message)}\t${text(array)}\n`;
}
