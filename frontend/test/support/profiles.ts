import type { OwnProfilePreview, StudentProfile } from '@/entities/profile';

/** A student who has not entered anything yet. */
export const aStudentProfile = (overrides: Partial<StudentProfile> = {}): StudentProfile => ({
  intendedMajor: null,
  currentSchool: null,
  graduationYear: null,
  interests: null,
  careerGoals: null,
  skillsToLearn: null,
  areasOfInterest: null,
  preferredIndustries: null,
  schoolsConsidering: null,
  mentorshipPreferences: null,
  location: null,
  bio: null,
  phone: null,
  contactEmail: null,
  profileVisibility: 'public',
  visibilityChosenAt: null,
  ...overrides,
});

/** What a member sees of an adult student. */
export const aPreview = (overrides: Partial<OwnProfilePreview> = {}): OwnProfilePreview => ({
  as: 'member',
  isShown: true,
  why: null,
  person: { displayName: 'Robin Example', avatarUrl: null },
  alumniProfile: null,
  studentProfile: null,
  ...overrides,
});
