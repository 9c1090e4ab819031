import { ApiProperty } from '@nestjs/swagger';
import type { CollegeName, OwnAlumniProfile, OwnStudentProfile } from '../../application/profiles/own-profiles';

const AVAILABILITIES = ['available', 'busy', 'other'] as const;
const VISIBILITIES = ['public', 'private'] as const;
const whole = { type: 'integer' } as const;
const maybeWhole = { type: 'integer', nullable: true } as const;

/** A college of the catalog. */
class CollegeNameView implements CollegeName {
  @ApiProperty(whole)
  id: number;
  name: string;
}

/** Profile of an alum: studies, work and mentoring; null for fields that are not filled in. */
export class AlumniProfileView implements OwnAlumniProfile {
  college: string;
  /** ID of the college if it was chosen from the list. */
  @ApiProperty(maybeWhole)
  collegeId: number | null;
  major: string;
  @ApiProperty(whole)
  graduationYear: number;
  currentPosition: string | null;
  company: string | null;
  industry: string | null;
  /** Whole years. */
  @ApiProperty(maybeWhole)
  yearsOfExperience: number | null;
  /** Separated by commas. */
  skills: string | null;
  /** Separated by commas. */
  mentorshipAreas: string | null;
  location: string | null;
  bio: string | null;
  isWillingToMentor: boolean;
  /** Number of students at a time. */
  @ApiProperty(whole)
  maxMentees: number;
  @ApiProperty({ enum: AVAILABILITIES })
  availabilityStatus: (typeof AVAILABILITIES)[number];
  linkedinUrl: string | null;
  twitterHandle: string | null;
  githubUrl: string | null;
  personalWebsite: string | null;
  /** The colleges that the person chose between. */
  @ApiProperty({ type: [CollegeNameView] })
  consideredColleges: readonly CollegeNameView[];
  /** ID of the college from which the person transferred to theirs. Never shown to others. */
  @ApiProperty(maybeWhole)
  transferredFromCollegeId: number | null;
  /** Whether the profile is public. False without a `visibilityChosenAt` means that the person hasn’t chosen yet. */
  isProfileVisible: boolean;
  /** Whether students can send connection requests. */
  allowStudentConnections: boolean;
  visibilityChosenAt: Date | null;
}

/** Profile of a student; null for fields that are not filled in. */
export class StudentProfileView implements OwnStudentProfile {
  intendedMajor: string | null;
  currentSchool: string | null;
  @ApiProperty(maybeWhole)
  graduationYear: number | null;
  interests: string | null;
  careerGoals: string | null;
  /** Separated by commas. */
  skillsToLearn: string | null;
  /** Separated by commas. */
  areasOfInterest: string | null;
  /** Separated by commas. */
  preferredIndustries: string | null;
  schoolsConsidering: string | null;
  mentorshipPreferences: string | null;
  location: string | null;
  bio: string | null;
  phone: string | null;
  contactEmail: string | null;
  /** Public: visible to members. Private: visible only to connections. */
  @ApiProperty({ enum: VISIBILITIES })
  profileVisibility: (typeof VISIBILITIES)[number];
  visibilityChosenAt: Date | null;
}
