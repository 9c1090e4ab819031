import { anAlumnus, anApplicant, NOON } from '../../application/users/testing/user-fixture';
import { AgeNotConfirmed, TooYoung } from '../personal-details/personal-details';
import { type Applicant, type Person, Registration } from './registration';

const register = (applicant: Applicant) =>
  Registration.fromApplicant(applicant, NOON, (password) => password === 'password1');

function faultsOf(applicant: Applicant): Record<string, string> {
  try {
    register(applicant);
    return {};
  } catch (refusal) {
    const { fields } = refusal as { fields: { field: string; message: string }[] };
    return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
  }
}

describe('registering', () => {
  it('accepts the recipient of a question from everyone but college administrators, who can ask no one', () => {
    expect(register(anApplicant({ questionTo: 7 })).questionTo).toBe(7);
    expect(register(anAlumnus({ questionTo: 7 })).questionTo).toBe(7);
    const administrator = { role: 'college_admin', collegeId: 1 } as const;
    expect(faultsOf(anApplicant({ ...administrator, questionTo: 7 }))).toEqual({
      questionTo: 'College administrators can’t send questions to alumni',
    });
    expect(register(anApplicant({ ...administrator, questionTo: null })).questionTo).toBeNull();
  });

  it('requires only the common fields of a student', () => {
    expect(register(anApplicant()).details).toEqual({
      college: null,
      collegeId: null,
      major: null,
      graduationYear: null,
      currentPosition: null,
      company: null,
    });
  });

  it('rejects applicants who are too young', () => {
    expect(() => register(anApplicant({ birthDate: '2013-03-02' }))).toThrow(TooYoung);
  });

  it('reports that an applicant is too young before other faults', () => {
    const applicant = anApplicant({ birthDate: '2013-03-02', username: 'x', isAgeVerified: false });
    expect(faultsOf(applicant)).toEqual({ isAgeVerified: 'You must be at least 13 years old to register' });
  });

  it("rejects applicants who don't confirm that they are old enough", () => {
    expect(() => register(anApplicant({ isAgeVerified: false }))).toThrow(AgeNotConfirmed);
  });

  it('reports all faults together', () => {
    const applicant = anApplicant({
      username: 'x',
      email: 'x',
      fullName: ' ',
      password: 'password1',
      birthDate: '2012-02-30',
    });
    expect(Object.keys(faultsOf(applicant))).toEqual(['username', 'email', 'fullName', 'password', 'birthDate']);
  });

  it("ignores a student's college fields", () => {
    expect(register(anApplicant({ alumniCollege: 'Amherst College', collegeId: -1 })).details.college).toBeNull();
  });
});

describe('registering as a college administrator', () => {
  const administrator = (birthDate: string) => anApplicant({ role: 'college_admin', collegeId: 1, birthDate });

  it('requires an age of 18, with a password or through a provider', () => {
    const turns18Tomorrow = `2008-${new Date(NOON.getTime() + 86_400_000).toISOString().slice(5, 10)}`;
    const refusal = { role: 'You must be at least 18 years old to create a college administrator account' };
    expect(faultsOf(administrator(`2008-${NOON.toISOString().slice(5, 10)}`))).toEqual({});
    expect(faultsOf(administrator(turns18Tomorrow))).toEqual(refusal);
    expect(() => Registration.withoutPassword(administrator(turns18Tomorrow), NOON)).toThrow(refusal.role);
  });
});

describe('registering as alumni', () => {
  it('requires an age of 18', () => {
    const turns18Today = `2008-${NOON.toISOString().slice(5, 10)}`;
    expect(faultsOf(anAlumnus({ birthDate: turns18Today }))).toEqual({});
    expect(faultsOf(anAlumnus({ birthDate: '2008-12-31' }))).toEqual({
      role: 'You must be at least 18 years old to create an alumni account',
    });
  });

  it('stores the details of studies and work', () => {
    const applicant = anAlumnus({ alumniCollegeId: 7, alumniCurrentPosition: 'Geologist', alumniCompany: '' });
    expect(register(applicant).details).toEqual({
      college: 'Amherst College',
      collegeId: 7,
      major: 'Geology',
      graduationYear: 2020,
      currentPosition: 'Geologist',
      company: null,
    });
  });

  it('requires college, major and graduation year', () => {
    const message = 'College, major, and graduation year are required for alumni registration';
    expect(faultsOf(anApplicant({ role: 'alumni', alumniCollege: '' }))).toEqual({
      alumniCollege: message,
      alumniMajor: message,
      alumniGradYear: message,
    });
  });

  it.each([
    [1899, false],
    [1900, true],
    [2032, true],
    [2033, false],
    [1e308, false],
  ])('with graduation year %d is accepted: %s', (alumniGradYear, may) => {
    expect('alumniGradYear' in faultsOf(anAlumnus({ alumniGradYear }))).toBe(!may);
  });

  it.each([0, -1, 2_147_483_648, 1.5])('rejects college number %d', (alumniCollegeId) => {
    expect(faultsOf(anAlumnus({ alumniCollegeId }))).toHaveProperty('alumniCollegeId');
  });
});

describe('registering for a college', () => {
  it('stores the college', () => {
    expect(register(anApplicant({ role: 'college_admin', collegeId: 2 })).details.collegeId).toBe(2);
  });

  it.each([undefined, null, 0, 2_147_483_648])('requires a valid college number, and rejects %p', (collegeId) => {
    expect(faultsOf(anApplicant({ role: 'college_admin', collegeId }))).toHaveProperty('collegeId');
  });
});

describe('an account created by an operator', () => {
  const person: Person = {
    username: 'dean',
    email: 'dean@example.org',
    fullName: 'Dean Example',
    role: 'college_admin',
    birthDate: null,
  };

  it('needs no birth date', () => {
    expect(Registration.byOperator(person, { collegeId: 3 }, NOON).person).toEqual(person);
  });

  it('follows the other rules', () => {
    expect(() => Registration.byOperator({ ...person, email: 'dean' }, { collegeId: 3 }, NOON)).toThrow(/valid email/);
  });
});
