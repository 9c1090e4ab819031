import { arrayLiteral, COPY_NULL, escapeCopyText } from '../../../../shared/infrastructure/typeorm/copy-format';
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

const escapeNullableText = (value: string | null): string => (value === null ? COPY_NULL : escapeCopyText(value));

/** Returns the COPY line of a person to import. */
export function alumnusLine({ rowNumber, alumnus }: StagedAlumnus): string {
  const { email, firstName, lastName, graduationYear, major, jobTitle, company, linkedinUrl, suggestedMentor } =
    alumnus;
  const mentor = suggestedMentor === null ? COPY_NULL : suggestedMentor ? 't' : 'f';
  return (
    `${rowNumber}\t${escapeCopyText(email)}\t${escapeCopyText(firstName)}\t${escapeCopyText(lastName)}\t${graduationYear}\t${escapeCopyText(major)}\t` +
    `${escapeNullableText(jobTitle)}\t${escapeNullableText(company)}\t${escapeNullableText(linkedinUrl)}\t${mentor}\t${COPY_NULL}\t${COPY_NULL}\n`
  );
}

const NULLS_BEFORE_MESSAGE = `${COPY_NULL}\t`.repeat(Object.keys(STAGED_COLUMNS).indexOf('message') - 1);

/** Returns the COPY line of a rejected row. */
export function rejectedLine({ rowNumber, message, cells }: RejectedRow): string {
  return `${rowNumber}\t${NULLS_BEFORE_MESSAGE}${escapeCopyText(message)}\t${escapeCopyText(arrayLiteral(cells))}\n`;
}
