import { createEmptyRegistration, toRegistration, type RegistrationForm } from './registration-form';

const TODAY = new Date(2026, 10, 21);

const aRegistrationForm = (overrides: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...createEmptyRegistration(TODAY),
  fullName: 'Robin Example',
  username: 'robin',
  email: 'robin@example.org',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  birthDate: '2005-04-01',
  isAgeVerified: true,
  alumniCollege: 'Boston University',
  alumniMajor: 'Biology',
  ...overrides,
});

const COMMON_FIELDS = {
  username: 'robin',
  password: 'correct horse battery',
  email: 'robin@example.org',
  fullName: 'Robin Example',
  birthDate: '2005-04-01',
  isAgeVerified: true,
};

/** What the server receives: JSON has no undefined. */
const sent = (...args: Parameters<typeof toRegistration>) =>
  JSON.parse(JSON.stringify(toRegistration(...args))) as unknown;

describe('the registration request', () => {
  it('contains the common fields for a student, and never the second password', () => {
    expect(sent(aRegistrationForm(), 'student', TODAY)).toEqual({ ...COMMON_FIELDS, role: 'student' });
  });

  it('contains the studies of alumni', () => {
    expect(sent(aRegistrationForm({ alumniGradYear: '2015' }), 'alumni', TODAY)).toEqual({
      ...COMMON_FIELDS,
      role: 'alumni',
      alumniCollege: 'Boston University',
      alumniMajor: 'Biology',
      alumniGradYear: 2015,
    });
  });

  it('contains the optional details of alumni', () => {
    const form = aRegistrationForm({
      alumniCollegeId: 12,
      alumniCurrentPosition: 'Teacher',
      alumniCompany: 'A school',
    });
    expect(sent(form, 'alumni', TODAY)).toMatchObject({
      alumniCollegeId: 12,
      alumniCurrentPosition: 'Teacher',
      alumniCompany: 'A school',
    });
  });

  it.each(['', 'soon', '20x5', '-5'])('uses the current year for a graduation year of "%s"', (alumniGradYear) => {
    expect(sent(aRegistrationForm({ alumniGradYear }), 'alumni', TODAY)).toMatchObject({ alumniGradYear: 2026 });
  });

  it('contains the college of an administrator', () => {
    expect(sent(aRegistrationForm({ collegeId: '42' }), 'college_admin', TODAY)).toEqual({
      ...COMMON_FIELDS,
      role: 'college_admin',
      collegeId: 42,
    });
  });

  it.each(['', 'Boston', '1.5'])('uses college 1 for a college ID of "%s"', (collegeId) => {
    expect(sent(aRegistrationForm({ collegeId }), 'college_admin', TODAY)).toMatchObject({ collegeId: 1 });
  });
});

describe('an empty form', () => {
  it('has the current year as graduation year of alumni, and no college for administrators', () => {
    expect(createEmptyRegistration(TODAY)).toMatchObject({ alumniGradYear: '2026', collegeId: '' });
  });
});
