import type { MentorMatchInput, StudentMatchInput } from '../../../domain/matching/match-factors';

/** A student profile with only the given fields. */
export const studentInput = (overrides: Partial<StudentMatchInput> = {}): StudentMatchInput => ({
  intendedMajor: null,
  schoolsConsidering: null,
  careerGoals: null,
  skillsToLearn: null,
  preferredIndustries: null,
  location: null,
  savedColleges: [],
  ...overrides,
});

/** A mentor profile with only the given fields. */
export const mentorInput = (overrides: Partial<MentorMatchInput> = {}): MentorMatchInput => ({
  college: null,
  collegeId: null,
  major: null,
  currentPosition: null,
  industry: null,
  skills: null,
  mentorshipAreas: null,
  location: null,
  availabilityStatus: 'available',
  consideredColleges: [],
  placesLeft: 0,
  repliesWithinDays: null,
  ...overrides,
});
