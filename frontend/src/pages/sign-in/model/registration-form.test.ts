import { emptyRegistration, toRegistration, type RegistrationForm } from './registration-form';

const TODAY = new Date(2026, 10, 21);

const filledIn = (but: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...emptyRegistration(TODAY),
  fullName: 'Robin Example',
  username: 'robin',
  email: 'robin@example.org',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  birthDate: '2005-04-01',
  isAgeVerified: true,
  alumniCollege: 'Boston University',
  alumniMajor: 'Biology',
  ...but,
});

const EVERYONE = {
  username: 'robin',
  password: 'correct horse battery',
  email: 'robin@example.org',
  fullName: 'Robin Example',
  birthDate: '2005-04-01',
  isAgeVerified: true,
};

/** What arrives at the server: JSON knows no undefined. */
const sent = (...args: Parameters<typeof toRegistration>) =>
  JSON.parse(JSON.stringify(toRegistration(...args))) as unknown;

describe('what is sent to register', () => {
  it('is, for a student, what everyone is asked, and never the second password', () => {
    expect(sent(filledIn(), 'student', TODAY)).toEqual({ ...EVERYONE, role: 'student' });
  });

  it('adds the studies of alumni', () => {
    expect(sent(filledIn({ alumniGradYear: '2015' }), 'alumni', TODAY)).toEqual({
      ...EVERYONE,
      role: 'alumni',
      alumniCollege: 'Boston University',
      alumniMajor: 'Biology',
      alumniGradYear: 2015,
    });
  });

  it('adds what alumni say of their own accord', () => {
    const form = filledIn({ alumniCollegeId: 12, alumniCurrentPosition: 'Teacher', alumniCompany: 'A school' });
    expect(sent(form, 'alumni', TODAY)).toMatchObject({
      alumniCollegeId: 12,
      alumniCurrentPosition: 'Teacher',
      alumniCompany: 'A school',
    });
  });

  it.each(['', 'soon', '20x5', '-5'])('takes this year for a graduation year of "%s"', (alumniGradYear) => {
    expect(sent(filledIn({ alumniGradYear }), 'alumni', TODAY)).toMatchObject({ alumniGradYear: 2026 });
  });

  it('adds the college of an administrator', () => {
    expect(sent(filledIn({ collegeId: '42' }), 'college_admin', TODAY)).toEqual({
      ...EVERYONE,
      role: 'college_admin',
      collegeId: 42,
    });
  });

  it.each(['', 'Boston', '1.5'])('takes college 1 for a college number of "%s"', (collegeId) => {
    expect(sent(filledIn({ collegeId }), 'college_admin', TODAY)).toMatchObject({ collegeId: 1 });
  });
});

describe('an empty form', () => {
  it('expects alumni to graduate this year and administrators to be of college 1', () => {
    expect(emptyRegistration(TODAY)).toMatchObject({ alumniGradYear: '2026', collegeId: '1' });
  });
});
