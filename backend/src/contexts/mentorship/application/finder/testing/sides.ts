import type { MentorToScore, StudentToScore } from '../../../domain/matching/score-sides';

/** A student who has told nothing but what is said. */
export const aStudent = (told: Partial<StudentToScore> = {}): StudentToScore => ({
  ...{ intendedMajor: null, schoolsConsidering: null, careerGoals: null, skillsToLearn: null },
  ...{ preferredIndustries: null, location: null, savedColleges: [] },
  ...told,
});

/** A mentor of whom nothing counts but what is said. */
export const aMentor = (told: Partial<MentorToScore> = {}): MentorToScore => ({
  ...{ college: null, collegeId: null, major: null, currentPosition: null, industry: null, skills: null },
  ...{ mentorshipAreas: null, location: null, availabilityStatus: 'available', consideredColleges: [] },
  ...{ placesLeft: 0, repliesWithinDays: null },
  ...told,
});
