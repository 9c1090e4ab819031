/** A college of the catalog. */
export interface CollegeName {
  readonly id: number;
  readonly name: string;
}

/** Profile of an alum: studies, work and mentoring; null for fields that are not filled in. */
export interface OwnAlumniProfile {
  college: string;
  /** ID of the college if it was chosen from the list. */
  collegeId: number | null;
  major: string;
  graduationYear: number;
  currentPosition: string | null;
  company: string | null;
  industry: string | null;
  /** Whole years. */
  yearsOfExperience: number | null;
  /** Separated by commas. */
  skills: string | null;
  /** Separated by commas. */
  mentorshipAreas: string | null;
  location: string | null;
  bio: string | null;
  isWillingToMentor: boolean;
  /** Number of students at a time. */
  maxMentees: number;
  availabilityStatus: 'available' | 'busy' | 'other';
  linkedinUrl: string | null;
  twitterHandle: string | null;
  githubUrl: string | null;
  personalWebsite: string | null;
  /** The colleges that the person chose between. */
  consideredColleges: readonly CollegeName[];
  /** ID of the college from which the person transferred to theirs. Never shown to others. */
  transferredFromCollegeId: number | null;
  /** Whether the profile is public. False without a `visibilityChosenAt` means that the person hasn’t chosen yet. */
  isProfileVisible: boolean;
  allowStudentConnections: boolean;
  visibilityChosenAt: Date | null;
}

/** Profile of a student; null for fields that are not filled in. */
export interface OwnStudentProfile {
  intendedMajor: string | null;
  currentSchool: string | null;
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
  profileVisibility: 'public' | 'private';
  visibilityChosenAt: Date | null;
}
