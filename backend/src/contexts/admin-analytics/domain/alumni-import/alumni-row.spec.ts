import { RowReader } from './alumni-row';
import { readHeader, TEMPLATE_COLUMNS, type TemplateColumn } from './columns';

const NOW = new Date('2026-03-01T12:00:00Z');
const reader = new RowReader(readHeader([...TEMPLATE_COLUMNS]), NOW);
const GOOD: Record<TemplateColumn, string> = {
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.org',
  graduation_year: '2015',
  major: 'Mathematics',
  job_title: 'Engineer',
  company: 'Engines',
  linkedin_url: 'https://www.linkedin.com/in/ada',
  willing_to_mentor: 'true',
};
const row = (changes: Partial<typeof GOOD> = {}): string[] =>
  TEMPLATE_COLUMNS.map((name) => ({ ...GOOD, ...changes })[name]);
const messageOf = (changes: Partial<typeof GOOD>): string | null => reader.read(row(changes)).message;

describe('a row of an alumni file', () => {
  it('is parsed into an alum', () => {
    expect(reader.read(row({ email: ' ADA@Example.org ' }))).toEqual({
      alumnus: {
        firstName: 'Ada',
        lastName: 'Example',
        email: 'ada@example.org',
        graduationYear: 2015,
        major: 'Mathematics',
        jobTitle: 'Engineer',
        company: 'Engines',
        linkedinUrl: 'https://www.linkedin.com/in/ada',
        suggestedMentor: true,
      },
      message: null,
      warning: null,
    });
  });

  it('can omit optional columns', () => {
    const { alumnus } = reader.read(row({ job_title: '', company: ' ', linkedin_url: '', willing_to_mentor: '' }));
    expect(alumnus).toMatchObject({ jobTitle: null, company: null, linkedinUrl: null, suggestedMentor: null });
    expect(reader.read(row().slice(0, 5)).alumnus).toMatchObject({ firstName: 'Ada', suggestedMentor: null });
  });

  it.each([
    ['TRUE', true],
    ['Yes', true],
    ['y', true],
    ['1', true],
    ['false', false],
    ['No', false],
    ['0', false],
  ])('accepts %s as a value for willing_to_mentor', (cell, meant) => {
    expect(reader.read(row({ willing_to_mentor: cell })).alumnus?.suggestedMentor).toBe(meant);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', 'O’Neil', "O'Neil", 'Zoë', '王小明', 'José María'])(
    'accepts the first name %s',
    (name) => {
      expect(reader.read(row({ first_name: name })).alumnus?.firstName).toBe(name);
    },
  );

  it.each<readonly [Partial<typeof GOOD>, string]>([
    [{ first_name: ' ' }, 'First name is required'],
    [{ last_name: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [
      { first_name: 'x'.repeat(60), last_name: 'y'.repeat(40) },
      'First and last name together must be at most 100 characters',
    ],
    [{ first_name: 'A\uD800da' }, 'First name contains characters that can’t be stored'],
    [{ email: 'ada' }, 'Email is not a valid address'],
    [{ email: 'äda@example.org' }, 'Email is not a valid address'],
    [{ email: `${'a'.repeat(65)}@example.org` }, 'Email is not a valid address'],
    ...['15', '1899', '2033', 'soon', '2013/2015', '41779', '12/13'].map(
      (graduation_year) =>
        [{ graduation_year }, 'Graduation year must contain one year between 1900 and 2032'] as const,
    ),
    [{ major: '' }, 'Major is required'],
    [{ email: 'x', major: '' }, 'Major is required; Email is not a valid address'],
  ])('is rejected with %j', (changes, message) => {
    expect(messageOf(changes)).toBe(message);
  });

  it.each([
    ['2014', 2014],
    ['Class of 2014', 2014],
    ['2014-05-20', 2014],
    ['05/20/2014', 2014],
    ['May 20, 2014', 2014],
    ['2014.0', 2014],
    ['2014-05-20T00:00:00.000Z', 2014],
    ['5/20/14', 2014],
    ['20.05.99', 1999],
    ['May-14', 2014],
    ["'14", 2014],
    ['Class of ’98', 1998],
  ])('has the graduation year of %j', (graduation_year, year) => {
    expect(reader.read(row({ graduation_year })).alumnus?.graduationYear).toBe(year);
  });

  it.each([
    ['mailto:Ada@Example.org', 'ada@example.org'],
    ['Ada Example <ada@example.org>', 'ada@example.org'],
    ['ada@example.org;', 'ada@example.org'],
    ['ada@example.org, ben@example.org', 'ada@example.org'],
    [' ada@example.org\u00a0', 'ada@example.org'],
    ['ada@exam\u200Bple.org', 'ada@example.org'],
  ])('has the address in %j', (email, address) => {
    expect(reader.read(row({ email })).alumnus?.email).toBe(address);
  });

  it.each([
    ['linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['http://linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['https://uk.linkedin.com/in/ada', 'https://uk.linkedin.com/in/ada'],
    ['//www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ])('completes the LinkedIn address %j', (linkedin_url, address) => {
    expect(reader.read(row({ linkedin_url })).alumnus?.linkedinUrl).toBe(address);
  });

  it('replaces line breaks and tabs by spaces, and removes invisible characters', () => {
    const { alumnus } = reader.read(
      row({ first_name: 'Ada\n Mary', major: 'Art\tHistory ', last_name: 'Ex\u202Eample' }),
    );
    expect(alumnus).toMatchObject({ firstName: 'Ada Mary', lastName: 'Example', major: 'Art History' });
  });

  it.each([
    [{ linkedin_url: 'https://linkedin.com.evil.example/' }, 'Left out: LinkedIn address must be at linkedin.com'],
    [{ linkedin_url: 'javascript:alert(1)' }, 'Left out: LinkedIn address must be at linkedin.com'],
    [{ willing_to_mentor: 'perhaps' }, 'Left out: Willing to mentor must be true or false'],
    [{ company: 'x'.repeat(201) }, 'Left out: Company must be at most 200 characters'],
    [
      { job_title: '\uD800', willing_to_mentor: '?' },
      'Left out: Job title contains characters that can’t be stored; Willing to mentor must be true or false',
    ],
  ])('is kept with a warning if an optional cell can’t be read: %j', (changes, warning) => {
    const { alumnus, ...rest } = reader.read(row(changes));
    expect(rest).toEqual({ message: null, warning });
    const left = Object.keys(changes).map((name) =>
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const fields = left.map((name) => (name === 'willingToMentor' ? 'suggestedMentor' : name)) as 'company'[];
    for (const field of fields) expect(alumnus![field]).toBeNull();
    expect(alumnus).toMatchObject({ firstName: 'Ada', email: 'ada@example.org' });
  });

  it('is rejected with more cells than the header, unless they are blank', () => {
    expect(reader.read([...row(), 'more']).message).toBe(
      'The row has 10 cells, but the header has 9: put text that contains the separator in quotation marks',
    );
    expect(reader.read([...row(), '', ' ']).message).toBeNull();
  });
});
