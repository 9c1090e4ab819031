import type { AccountProfile } from '@/entities/account';
import type { User } from '@/shared/auth';

export const aStudent = (overrides: Partial<User> = {}): User => ({
  id: 7,
  username: 'robin',
  fullName: 'Robin Example',
  displayName: overrides.fullName ?? 'Robin Example',
  email: 'robin@example.org',
  emailVerified: true,
  role: 'student',
  avatarUrl: null,
  isAgeVerified: true,
  alumniProfile: null,
  studentProfile: null,
  collegeAdmin: null,
  adminStatus: null,
  isOperator: false,
  ...overrides,
});

export const anAlum = (overrides: Partial<User> = {}): User =>
  aStudent({
    id: 8,
    username: 'kim',
    fullName: 'Kim Example',
    role: 'alumni',
    alumniProfile: {
      college: 'Boston University',
      collegeId: 12,
      major: 'Biology',
      graduationYear: 2015,
      currentPosition: null,
      company: null,
      industry: null,
      yearsOfExperience: null,
      skills: null,
      mentorshipAreas: null,
      location: null,
      bio: null,
      isWillingToMentor: false,
      maxMentees: 3,
      availabilityStatus: 'available',
      linkedinUrl: null,
      twitterHandle: null,
      githubUrl: null,
      personalWebsite: null,
      consideredColleges: [],
      transferredFromCollegeId: null,
      isProfileVisible: false,
      allowStudentConnections: true,
      visibilityChosenAt: null,
    },
    ...overrides,
  });

export const aCollegeAdmin = (overrides: Partial<User> = {}): User =>
  aStudent({
    id: 9,
    username: 'sam',
    fullName: 'Sam Example',
    role: 'college_admin',
    adminStatus: 'pending',
    collegeAdmin: {
      collegeId: 1,
      status: 'pending',
      department: null,
      position: null,
      isMainAdmin: false,
      requestedCollegeId: null,
    },
    ...overrides,
  });

/** An administrator whose membership is active. */
export const aVerifiedAdmin = (): User =>
  aCollegeAdmin({
    adminStatus: 'active',
    collegeAdmin: {
      collegeId: 1,
      status: 'active',
      department: 'Admissions',
      position: 'Dean',
      isMainAdmin: true,
      requestedCollegeId: null,
    },
  });

/** A user with the private data of their account. */
export const aProfile = (overrides: Partial<AccountProfile> = {}): AccountProfile => ({
  ...aStudent(),
  pendingEmail: null,
  hasPassword: true,
  passwordSetAt: '2026-01-05T12:00:00.000Z',
  twoFactorEnabled: false,
  recoveryCodesLeft: null,
  ...overrides,
});
