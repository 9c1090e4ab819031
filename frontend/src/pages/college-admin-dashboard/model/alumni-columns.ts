/** The columns of the template in order. The server accepts the same names, in any order and case. */
export const ALUMNI_COLUMNS = [
  {
    name: 'first_name',
    label: 'First name',
    required: true,
    example: 'Noor',
    hint: 'As the person writes it.',
  },
  {
    name: 'last_name',
    label: 'Last name',
    required: true,
    example: 'Haddad',
    hint: 'As the person writes it.',
  },
  {
    name: 'email',
    label: 'Email',
    required: true,
    example: 'noor.haddad@example.org',
    hint: 'We send the invitation here. We import each address only once.',
  },
  {
    name: 'graduation_year',
    label: 'Graduation year',
    required: true,
    example: '2018',
    hint: 'A four-digit year or a date.',
  },
  { name: 'major', label: 'Major', required: true, example: 'Computer Science', hint: 'Up to 200 characters.' },
  { name: 'job_title', label: 'Job title', required: false, example: 'Data Engineer', hint: 'Optional.' },
  { name: 'company', label: 'Company', required: false, example: 'Northwind Labs', hint: 'Optional.' },
  {
    name: 'linkedin_url',
    label: 'LinkedIn address',
    required: false,
    example: 'https://www.linkedin.com/in/example',
    hint: 'Optional. A link to a LinkedIn profile.',
  },
  {
    name: 'willing_to_mentor',
    label: 'Willing to mentor',
    required: false,
    example: 'true',
    hint: 'Optional: true or false. Each person makes the final choice.',
  },
] as const;

export type AlumniColumn = (typeof ALUMNI_COLUMNS)[number]['name'];

/** The limits of a file, as on the server. */
export const MAX_ROWS = 20_000;
export const MAX_FILE_MB = 5;
const MAX_TITLE_ROWS = 20;

export const TEMPLATE_FILE_NAME = 'alumni_import_template.csv';

/** Returns the header of the template and one example row. */
export const templateCsv = (): string =>
  [ALUMNI_COLUMNS.map(({ name }) => name), ALUMNI_COLUMNS.map(({ example }) => example)]
    .map((cells) => cells.join(','))
    .join('\r\n')
    .concat('\r\n');

/** Common alternative names of these columns, without spaces and punctuation. */
const COLUMN_SYNONYMS: Record<AlumniColumn, readonly string[]> = {
  first_name: ['firstname', 'givenname', 'forename', 'preferredname', 'first', 'vorname', 'prenom', 'nombre'],
  last_name: ['lastname', 'surname', 'familyname', 'last', 'nachname', 'apellido'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'personalemail', 'preferredemail', 'correo'],
  graduation_year: [
    'graduationyear',
    'gradyear',
    'classof',
    'classyear',
    'class',
    'yearofgraduation',
    'graduation',
    'graduated',
    'graduationdate',
    'graddate',
    'degreedate',
    'year',
  ],
  major: [
    'major',
    'majorname',
    'degreemajor',
    'majordegree',
    'degree',
    'studies',
    'degreeprogram',
    'program',
    'fieldofstudy',
    'subject',
    'concentration',
  ],
  job_title: ['jobtitle', 'job', 'currentjob', 'title', 'position', 'currentposition', 'occupation', 'role'],
  company: ['company', 'employer', 'organization', 'organisation', 'companyname', 'currentcompany'],
  linkedin_url: ['linkedinurl', 'linkedin', 'linkedinprofile', 'linkedinaddress'],
  willing_to_mentor: ['willingtomentor', 'mentor', 'mentoring', 'canmentor', 'openmentor', 'wantstomentor'],
};

const normalizeColumnName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the template's column for a name; undefined if none matches. */
const findColumnByName = (name: string): AlumniColumn | undefined =>
  ALUMNI_COLUMNS.find(
    (column) =>
      COLUMN_SYNONYMS[column.name].includes(normalizeColumnName(name)) ||
      normalizeColumnName(column.name) === normalizeColumnName(name),
  )?.name;

/** The template's column for each column of the file; null for ignored columns. */
export type ColumnChoice = readonly (AlumniColumn | null)[];

/**
 * Suggests a template column for each column of a file: the remembered one, otherwise by name. Each template column is
 * used at most once.
 */
export function suggestColumns(header: readonly string[], remembered: Record<string, string | null>): ColumnChoice {
  const assignedColumns = new Set<AlumniColumn>();
  const known = (value: string | null | undefined) => ALUMNI_COLUMNS.find(({ name }) => name === value)?.name;
  const assign = (column: AlumniColumn | undefined): AlumniColumn | null => {
    if (!column || assignedColumns.has(column)) return null;
    assignedColumns.add(column);
    return column;
  };
  const first = header.map((name) => (Object.hasOwn(remembered, name) ? assign(known(remembered[name])) : undefined));
  return header.map((name, at) => (first[at] !== undefined ? first[at] : assign(findColumnByName(name))));
}

/**
 * Returns the index of the header: the first row that names at least two columns of the template. Titles above it are
 * skipped, and so is the line with which a spreadsheet is told the separator.
 */
export function findHeaderRowIndex(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((cells) => new Set(cells.flatMap((cell) => findColumnByName(cell) ?? [])).size >= 2);
  if (at >= 0 && at <= MAX_TITLE_ROWS) return at;
  return Math.max(
    0,
    rows.findIndex(([first = '']) => !first.toLowerCase().startsWith('sep=')),
  );
}

/** Returns the required columns that have no column of the file. */
export const missingRequiredColumns = (choice: ColumnChoice) =>
  ALUMNI_COLUMNS.filter(({ name, required }) => required && !choice.includes(name));

/** The server reads more, such as dates; what it can't read in an optional cell is left out. */
const CELL_CHECKS: Partial<Record<AlumniColumn, { test: (text: string) => boolean; fault: string }>> = {
  email: { test: (text) => /[^\s@<]+@[^\s@]+\.[a-z]{2,}/i.test(text), fault: 'Not a valid email address' },
  graduation_year: {
    test: (text) => /(^|\D)(19|20)\d\d(\D|$)|['’-]\d\d$|[/.]\d\d$/.test(text),
    fault: 'Enter four digits, such as 2018',
  },
  linkedin_url: { test: (text) => /linkedin\.com\//i.test(text), fault: 'Left out: not a linkedin.com address' },
  willing_to_mentor: {
    test: (text) => /^(true|false|yes|no|y|n|t|f|1|0|x)$/i.test(text),
    fault: 'Left out: neither true nor false',
  },
};

/** Returns what is wrong with a cell, before the server checks it; undefined if it can be read. */
export function findCellError(column: AlumniColumn, text: string): string | undefined {
  const value = text.trim();
  const { required } = ALUMNI_COLUMNS.find(({ name }) => name === column)!;
  if (value === '') return required ? 'Required' : undefined;
  const check = CELL_CHECKS[column];
  return check && !check.test(value) ? check.fault : undefined;
}
