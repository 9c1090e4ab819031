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
const row = (told: Partial<typeof GOOD> = {}): string[] => TEMPLATE_COLUMNS.map((name) => ({ ...GOOD, ...told })[name]);
const messageOf = (told: Partial<typeof GOOD>): string | null => reader.read(row(told)).message;

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
  ])('accepts %s as a value for willing_to_mentor', (told, meant) => {
    expect(reader.read(row({ willing_to_mentor: told })).alumnus?.suggestedMentor).toBe(meant);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', 'O’Neil', "O'Neil", 'Zoë', '王小明', 'José María'])(
    'accepts the first name %s',
    (name) => {
      expect(reader.read(row({ first_name: name })).alumnus?.firstName).toBe(name);
    },
  );

  it.each([
    [{ first_name: ' ' }, 'First name is required'],
    [{ last_name: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [
      { first_name: 'x'.repeat(60), last_name: 'y'.repeat(40) },
      'First and last name must be at most 100 characters together',
    ],
    [{ first_name: 'A\nda' }, 'First name contains characters that aren’t allowed'],
    [{ last_name: 'Ex\u202Eample' }, 'Last name contains characters that aren’t allowed'],
    [{ email: 'ada' }, 'Email is not valid'],
    [{ email: 'ada@example.org,ben@example.org' }, 'Email is not valid'],
    [{ email: 'äda@example.org' }, 'Email is not valid'],
    [{ email: `${'a'.repeat(65)}@example.org` }, 'Email is not valid'],
    [{ graduation_year: '15' }, 'Graduation year must be between 1900 and 2032'],
    [{ graduation_year: '1899' }, 'Graduation year must be between 1900 and 2032'],
    [{ graduation_year: '2033' }, 'Graduation year must be between 1900 and 2032'],
    [{ graduation_year: '2015.0' }, 'Graduation year must be between 1900 and 2032'],
    [{ major: '' }, 'Major is required'],
    [{ company: 'x'.repeat(201) }, 'Company must be at most 200 characters'],
    [{ linkedin_url: 'http://www.linkedin.com/in/ada' }, 'LinkedIn address must start with https://www.linkedin.com/'],
    [
      { linkedin_url: 'https://linkedin.com.evil.example/' },
      'LinkedIn address must start with https://www.linkedin.com/',
    ],
    [{ linkedin_url: 'javascript:alert(1)' }, 'LinkedIn address must start with https://www.linkedin.com/'],
    [{ willing_to_mentor: 'perhaps' }, 'Willing to mentor must be true or false'],
    [{ email: 'x', major: '' }, 'Major is required; Email is not valid'],
  ])('is rejected with %j', (told, message) => {
    expect(messageOf(told)).toBe(message);
  });

  it('is rejected with more cells than the header, unless they are blank', () => {
    expect(reader.read([...row(), 'more']).message).toBe('The row has 10 cells, but the header has 9');
    expect(reader.read([...row(), '', ' ']).message).toBeNull();
  });
});
