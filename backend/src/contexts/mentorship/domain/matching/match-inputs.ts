import type { AlumniProfileState } from '../profile-fields/profile-states';
import type { AlumniDetails } from '../profile-fields/alumni-details';
import type { StudentDetails } from '../profile-fields/student-details';

/** A college by the key it has in the catalogue, and its name. */
export interface NamedCollege {
  readonly id: number;
  readonly name: string;
}

/** What counts of a student. Age, name, school, interests and what they wrote of themselves do not. */
export interface StudentMatchInput extends Pick<
  StudentDetails,
  'intendedMajor' | 'schoolsConsidering' | 'careerGoals' | 'skillsToLearn' | 'preferredIndustries' | 'location'
> {
  /** The colleges on their list. */
  readonly savedColleges: readonly NamedCollege[];
}

/** What counts of a mentor: what they show to members. Name, picture, age, company and bio do not. */
export interface MentorMatchInput extends Pick<
  AlumniDetails,
  | 'college'
  | 'collegeId'
  | 'major'
  | 'currentPosition'
  | 'industry'
  | 'skills'
  | 'mentorshipAreas'
  | 'location'
  | 'availabilityStatus'
> {
  /** Keys of those they thought about before they chose. */
  readonly consideredColleges: readonly number[];
  readonly placesLeft: number;
  /** Days in which they answer, as a rule; null while too few requests were answered to tell. */
  readonly repliesWithinDays: number | null;
}

/**
 * Whether someone may be recommended at all: they chose to be seen, want to mentor, take requests from students and are
 * not busy. Whether there is room for one more is another question.
 */
export const isRecommendable = (profile: AlumniProfileState): boolean =>
  profile.college !== null &&
  profile.isProfileVisible &&
  profile.isWillingToMentor &&
  profile.allowStudentConnections &&
  profile.availabilityStatus !== 'busy';

/** Whether nothing is known by which one mentor would suit a student better than another. */
export const isEmptyInput = ({ savedColleges, ...told }: StudentMatchInput): boolean =>
  savedColleges.length === 0 && Object.values(told).every((text) => !text?.trim());
