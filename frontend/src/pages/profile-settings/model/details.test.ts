import { anAlum } from '@test/support/people';
import { aStudentProfile } from '@test/support/profiles';
import {
  toAlumniChange,
  alumniSchema,
  toAlumniValues,
  toStudentChange,
  studentSchema,
  toStudentValues,
} from './details';

const alum = toAlumniValues(anAlum().alumniProfile);
const student = toStudentValues(aStudentProfile());

const faults = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the request for changed details', () => {
  it('contains only changed fields', () => {
    const values = { ...student, intendedMajor: 'Biology', bio: 'Hello' };
    expect(toStudentChange(values, { bio: true })).toEqual({ bio: 'Hello' });
  });

  it('contains null for emptied fields, and figures as numbers', () => {
    const values = { ...alum, graduationYear: '2016', yearsOfExperience: '', maxMentees: '5', company: '' };
    const changed = { graduationYear: true, yearsOfExperience: true, maxMentees: true, company: true };
    expect(toAlumniChange(values, changed)).toEqual({
      graduationYear: 2016,
      yearsOfExperience: null,
      maxMentees: 5,
      company: null,
    });
  });

  it.each([{ college: true }, { collegeId: true }])('contains a college with its name and its ID: %j', (changed) => {
    const values = { ...alum, college: 'Some College', collegeId: null };
    expect(toAlumniChange(values, changed)).toEqual({ college: 'Some College', collegeId: null });
  });
});

describe('the details of alumni', () => {
  it.each([
    ['college', 'B', 'College name is required'],
    ['major', ' x ', 'Major is required'],
    ['graduationYear', '201', 'Graduation year is required'],
    ['graduationYear', '2o15', 'Enter a year with four digits.'],
    ['yearsOfExperience', 'ten', 'Enter a number of years up to 80.'],
    ['yearsOfExperience', '81', 'Enter a number of years up to 80.'],
    ['linkedinUrl', 'linkedin', 'Enter an address that starts with https://www.linkedin.com/.'],
    ['linkedinUrl', 'https://example.org/in/me', 'Enter an address that starts with https://www.linkedin.com/.'],
    ['githubUrl', 'ftp://example.org/me', 'Enter an address that starts with https://github.com/.'],
    ['githubUrl', 'https://github.com.example.org/me', 'Enter an address that starts with https://github.com/.'],
    ['personalWebsite', 'http://example.org', 'Enter an address that starts with https://.'],
    ['personalWebsite', 'https://127.0.0.1', 'Enter an address that starts with https://.'],
    ['personalWebsite', 'https://me:secret@example.org', 'Enter an address that starts with https://.'],
    ['personalWebsite', 'https://localhost/me', 'Enter an address that starts with https://.'],
    ['twitterHandle', 'https://example.org/me', 'Enter only the handle, such as @name.'],
    ['bio', 'x'.repeat(2001), 'At most 2,000 characters.'],
    ['company', 'x'.repeat(201), 'At most 200 characters.'],
  ])('show an error for %s "%s"', (field, text, message) => {
    expect(faults(alumniSchema.safeParse({ ...alum, [field]: text }))).toEqual([[field, message]]);
  });

  it.each([
    ['linkedinUrl', 'https://www.linkedin.com/in/me'],
    ['githubUrl', 'https://github.com/me'],
    ['twitterHandle', 'https://x.com/me'],
    ['twitterHandle', '@me_2'],
    ['yearsOfExperience', '0'],
    ['bio', '🎓'.repeat(2000)],
  ])('accept %s "%s"', (field, text) => {
    expect(faults(alumniSchema.safeParse({ ...alum, [field]: text }))).toEqual([]);
  });
});

describe('the details of students', () => {
  it('can all be empty', () => {
    expect(faults(studentSchema.safeParse(student))).toEqual([]);
  });

  it.each([
    ['graduationYear', '27', 'Enter a year with four digits.'],
    ['contactEmail', 'me', 'Please enter a valid email address.'],
  ])('show an error for %s "%s"', (field, text, message) => {
    expect(faults(studentSchema.safeParse({ ...student, [field]: text }))).toEqual([[field, message]]);
  });
});
