import type { MentorMatchInput, StudentMatchInput } from '../../../domain/matching/match-factors';

/** A student profile with only the given fields. */
export const studentInput = (told: Partial<StudentMatchInput> = {}): StudentMatchInput => ({
  intendedMajor: null,
  schoolsConsidering: null,
  careerGoals: null,
  skillsToLearn: null,
  preferredIndustries: null,
  location: null,
  savedColleges: [],
  ...told,
});

/** A mentor profile with only the given fields. */
export const mentorInput = (told: Partial<MentorMatchInput> = {}): MentorMatchInput => ({
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
  ...told,
});
