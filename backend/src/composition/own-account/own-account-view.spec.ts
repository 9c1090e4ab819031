import { UserAccount } from '../../contexts/identity';
import type { OwnAlumniProfile } from '../../contexts/mentorship';
import { toOwnAccountView, type RoleDetailsView } from './own-account-view';

const NOTHING = {
  college: null,
  collegeId: null,
  major: null,
  graduationYear: null,
  currentPosition: null,
  company: null,
};
const account = {
  id: 7,
  username: 'ada',
  fullName: 'Ada Example',
  displayName: 'Ada Example',
  email: 'ada@example.org',
  emailVerified: true,
  role: 'student' as const,
  avatarUrl: null,
  isAgeVerified: true,
  isOperator: false,
};
const ada = new UserAccount(account, NOTHING);
const alumna = new UserAccount(
  { ...account, role: 'alumni' },
  { ...NOTHING, college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019, company: 'Lab' },
);
const dean = new UserAccount({ ...account, role: 'college_admin' }, { ...NOTHING, collegeId: 1 });
const membership = { department: 'Admissions', position: 'Dean', isMainAdmin: true, requestedCollegeId: null };

/** A profile with a value for each kind of field. */
const storedProfile: OwnAlumniProfile = {
  college: 'Amherst College',
  collegeId: null,
  major: 'Geology',
  graduationYear: 2020,
  currentPosition: null,
  company: null,
  industry: 'Mining',
  yearsOfExperience: 5,
  skills: null,
  mentorshipAreas: null,
  location: null,
  bio: 'Rocks.',
  isWillingToMentor: true,
  maxMentees: 2,
  availabilityStatus: 'busy',
  linkedinUrl: null,
  twitterHandle: null,
  githubUrl: null,
  personalWebsite: null,
  isProfileVisible: true,
  consideredColleges: [],
  transferredFromCollegeId: null,
  allowStudentConnections: false,
  visibilityChosenAt: new Date('2026-02-01T12:00:00Z'),
};

const viewOf = (own: UserAccount, details: Partial<RoleDetailsView> = {}) => toOwnAccountView(own, details);
const withRegistration = (own: UserAccount, registration: UserAccount['registration']) =>
  new UserAccount(own.account, registration);

describe('ownAccountView', () => {
  it('returns the stored profile of an alum', () => {
    expect(viewOf(alumna, { alumniProfile: storedProfile })).toMatchObject({
      alumniProfile: storedProfile,
      studentProfile: null,
      collegeAdmin: null,
    });
  });

  it('returns the registration details of an alum until a profile is stored', () => {
    const { alumniProfile } = viewOf(alumna, { alumniProfile: null });

    expect(alumniProfile).toMatchObject({ college: 'Reed College', collegeId: 3, company: 'Lab', maxMentees: 3 });
    expect(Object.keys(alumniProfile!).sort()).toEqual(Object.keys(storedProfile).sort());
  });

  it.each([{ college: null }, { major: null }, { graduationYear: null }])(
    'returns no alumni profile if the registration lacks %p',
    (missing) => {
      expect(viewOf(withRegistration(alumna, { ...alumna.registration!, ...missing })).alumniProfile).toBeNull();
      expect(viewOf(withRegistration(alumna, null)).alumniProfile).toBeNull();
    },
  );

  it('returns no membership for an administrator who was removed, whatever college they registered with', () => {
    expect(viewOf(dean).collegeAdmin).toBeNull();
  });

  it('returns the stored membership of an administrator', () => {
    const collegeAdmin = { collegeId: 2, status: 'active' as const, ...membership };
    expect(viewOf(dean, { collegeAdmin }).collegeAdmin).toEqual(collegeAdmin);
  });

  it('contains adminStatus only for college administrators', () => {
    const collegeAdmin = { collegeId: 2, status: 'active' as const, ...membership };
    expect(viewOf(dean).adminStatus).toBe('pending');
    expect(viewOf(dean, { collegeAdmin }).adminStatus).toBe('active');
    expect(viewOf(withRegistration(dean, null)).adminStatus).toBe('pending');
    expect(viewOf(ada).adminStatus).toBeNull();
    expect(viewOf(withRegistration(dean, { ...dean.registration!, collegeId: null })).collegeAdmin).toBeNull();
  });

  it('ignores a registration for another role', () => {
    for (const { registration, account: own } of [alumna, dean]) {
      const roles = (['student', 'alumni', 'college_admin'] as const).filter((role) => role !== own.role);
      for (const role of roles) {
        const shown = viewOf(new UserAccount({ ...own, role }, registration));
        expect([shown.alumniProfile, shown.collegeAdmin]).toEqual([null, null]);
      }
    }
  });

  it('does not contain the registration', () => {
    expect(viewOf(alumna)).not.toHaveProperty('registration');
  });
});
