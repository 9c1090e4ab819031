import type { AlumniUser, AlumniUserProfile, PublicAlumni, ShownAlumniProfile } from '@/entities/alum';
import type { AlumniStats } from '@/entities/alum/api/alumni';
import type { Connection, Relationship } from '@/entities/connection';

export const anAlumniUser = (
  overrides: Partial<AlumniUser> = {},
  profile: Partial<AlumniUserProfile> = {},
): AlumniUser => {
  const user = { id: 21, fullName: 'Alex Sample', role: 'alumni', avatarUrl: null, isSample: false } as const;
  return {
    ...user,
    connectionStatus: 'none',
    alumniProfile: aUserProfile({ repliesWithinDays: 3, ...profile }),
    ...overrides,
  };
};

export const someStats = (overrides: Partial<AlumniStats> = {}): AlumniStats => ({
  byCollege: [
    { name: 'Boston University', count: 40 },
    { name: 'Yale University', count: 10 },
  ],
  byMajor: [{ name: 'Biology', count: 25 }],
  byIndustry: [],
  employers: [],
  total: 50,
  ...overrides,
});

const aUserProfile = (overrides: Partial<AlumniUserProfile> = {}): AlumniUserProfile => ({
  college: 'Boston University',
  collegeId: 12,
  major: 'Biology',
  graduationYear: 2015,
  currentPosition: 'Lab Manager',
  company: 'Example Labs',
  industry: 'Healthcare',
  yearsOfExperience: 8,
  skills: 'Python, Statistics',
  mentorshipAreas: 'Interviews',
  location: null,
  bio: 'I run a lab and like questions.',
  isWillingToMentor: true,
  maxMentees: 3,
  availabilityStatus: 'available',
  isProfileVisible: true,
  allowStudentConnections: true,
  placesLeft: 2,
  minutesLeft: null,
  repliesWithinDays: null,
  isVerifiedAlum: false,
  linkedinUrl: 'https://www.linkedin.com/in/alex-sample/',
  twitterHandle: '@alexsample',
  githubUrl: null,
  personalWebsite: null,
  ...overrides,
});

export const aShownProfile = (overrides: Partial<ShownAlumniProfile> = {}): ShownAlumniProfile => ({
  ...aUserProfile(),
  consideredColleges: [],
  ...overrides,
});

export const anAlumniPage = (overrides: Partial<PublicAlumni> = {}): PublicAlumni => ({
  id: 21,
  fullName: 'Alex Sample',
  avatarUrl: null,
  role: 'alumni',
  isSample: false,
  alumniProfile: aShownProfile(),
  connectionStatus: 'none',
  ...overrides,
});

/** A request of student 7 to alum 21. */
export const aConnection = (overrides: Partial<Connection> = {}): Connection => ({
  id: 61,
  fromUserId: 7,
  toUserId: 21,
  status: 'pending',
  closedBy: null,
  message: 'Hi Alex, may I ask you something?',
  about: null,
  question: null,
  answer: null,
  reason: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2026-01-15T12:00:00.000Z',
  canRequestAgainAt: null,
  other: { id: 21, displayName: 'Alex Sample', avatarUrl: null, isSample: false, role: 'alumni', hasProfile: true },
  ...overrides,
});

/** The relationship with a person who can be asked. */
export const aStanding = (overrides: Partial<Relationship> = {}): Relationship => ({
  state: 'none',
  connection: null,
  mayRequest: true,
  why: null,
  suggestedMessage: "Hi, I'd like to connect with you for mentorship!",
  isOnWaitList: false,
  ...overrides,
});
