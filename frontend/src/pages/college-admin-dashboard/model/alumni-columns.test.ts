import { findCellError, missingRequiredColumns, suggestColumns, templateCsv } from './alumni-columns';
import { toTemplateFile, UnimportableFileError, readAlumniFile } from './read-alumni-file';

const file = (content: BlobPart, name = 'alumni.csv') => new File([content], name, { type: 'text/csv' });

describe('suggestColumns', () => {
  it.each([
    [
      ['First Name', 'Surname', 'E-mail', 'Class of', 'Program'],
      ['first_name', 'last_name', 'email', 'graduation_year', 'major'],
    ],
    [
      ['MAJOR', 'email', 'LAST_NAME', 'First', 'Grad Year'],
      ['major', 'email', 'last_name', 'first_name', 'graduation_year'],
    ],
    [
      ['Notes', 'Employer', 'LinkedIn', 'Position', 'Mentor?'],
      [null, 'company', 'linkedin_url', 'job_title', 'willing_to_mentor'],
    ],
    [
      ['Email', 'Personal email'],
      ['email', null],
    ],
  ])('matches the names %j', (header, expected) => {
    expect(suggestColumns(header, {})).toEqual(expected);
  });

  it("prefers the college's earlier choices", () => {
    expect(suggestColumns(['Anrede', 'Email', 'Alt'], { Anrede: 'first_name', Email: null, Alt: 'email' })).toEqual([
      'first_name',
      null,
      'email',
    ]);
  });

  it('reports missing required columns', () => {
    expect(missingRequiredColumns(['first_name', null, 'email', 'major']).map(({ label }) => label)).toEqual([
      'Last name',
      'Graduation year',
    ]);
  });
});

describe('faultOf', () => {
  it.each([
    ['email', 'nonsense', 'Not a valid email address'],
    ['email', '', 'Required'],
    ['graduation_year', '18', 'Enter four digits, such as 2018'],
    ['linkedin_url', 'http://evil.example/linkedin.com', 'Left out: not a linkedin.com address'],
    ['willing_to_mentor', 'maybe', 'Left out: neither true nor false'],
    ['willing_to_mentor', '', undefined],
    ['email', ' ada@example.org ', undefined],
    ['major', 'History', undefined],
  ] as const)('checks %s: "%s"', (column, text, fault) => {
    expect(findCellError(column, text)).toBe(fault);
  });
});

describe('an alumni file', () => {
  const header = 'First;Last;Email;Year;Major;Notes';
  it.each([
    ['semicolons', header, 'Ada;Löve;ada@example.org;2018;"Math; physics";x', 'Löve'],
    [
      'tabs and a byte order mark',
      `\uFEFF${header.replaceAll(';', '\t')}`,
      'Ada\tLöve\tada@example.org\t2018\tMath\tx',
      'Löve',
    ],
  ])('with %s is parsed', async (_, first, row, last) => {
    const read = await readAlumniFile(file(`${first}\r\n${row}\r\n\r\n`));
    expect(read.header[0]).toBe('First');
    expect(read.rows).toHaveLength(1);
    expect(read.rows[0]![1]).toBe(last);
  });

  it('in Windows-1252 is parsed', async () => {
    const bytes = Uint8Array.from([...'Last\nL\u00f6ve'].map((letter) => letter.charCodeAt(0)));
    expect((await readAlumniFile(file(bytes))).rows).toEqual([['Löve']]);
  });

  it.each([
    ['empty', '', 'This file is empty.'],
    ['without rows', 'a,b\n', 'This file has a header row, but no alumni.'],
    ['binary', 'PK\0\0', 'This isn’t a CSV file. Save your spreadsheet as CSV and try again.'],
    ['too long', `a\n${'b\n'.repeat(20_001)}`, 'This file has more than 20,000 rows. Split it into smaller files.'],
    [
      'a byte too large',
      'x'.repeat(5 * 1024 * 1024 + 1),
      'This file is larger than 5 MB. Split it into smaller files.',
    ],
  ])('that is %s is rejected', async (_, content, message) => {
    await expect(readAlumniFile(file(content))).rejects.toThrow(new UnimportableFileError(message));
  });

  it('can have exactly 5 MB', async () => {
    expect((await readAlumniFile(file(`a\n${'b'.repeat(5 * 1024 * 1024 - 2)}`))).rows).toHaveLength(1);
  });

  it('is sent with the column names of the template and only the selected columns', async () => {
    const read = await readAlumniFile(file('Mail,Notes,Last\nada@example.org,secret,"Love, A"\n'));
    const sent = await toTemplateFile(read, ['email', null, 'last_name']).text();
    expect(sent).toBe('email,last_name\r\nada@example.org,"Love, A"');
  });

  it('can be created from the template', async () => {
    const read = await readAlumniFile(file(templateCsv()));
    expect(missingRequiredColumns(suggestColumns(read.header, {}))).toEqual([]);
    expect(read.rows).toHaveLength(1);
  });
});
