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

/** The college that the person represents, or has asked to represent. */
export interface OwnCollegeAdmin {
  collegeId: number;
  /** Gives no rights while it’s pending. */
  status: 'pending' | 'active';
  department: string | null;
  position: string | null;
  /** Whether the person is the main administrator. */
  isMainAdmin: boolean;
  /** Another college that the person has asked to represent instead. */
  requestedCollegeId: number | null;
}

export interface RoleDetailsView {
  alumniProfile: OwnAlumniProfile | null;
  studentProfile: OwnStudentProfile | null;
  collegeAdmin: OwnCollegeAdmin | null;
}

/**
 * From whom a person has hidden each of their profiles; a profile that was never filled in has the defaults of a new
 * one.
 */
export interface HiddenProfiles {
  /** `visitors` until the person has chosen. */
  readonly alumni: 'nobody' | 'visitors' | 'everyone';
  readonly student: 'nobody' | 'everyone';
}

/**
 * Profile data that is shown next to a person's name. Used by `colleges`, implemented by the composition with
 * `mentorship`.
 */
export abstract class ProfileFacts {
  /** Finds from whom the profiles of `userIds` are hidden. */
  abstract hiddenProfilesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>>;

  /**
   * Finds the colleges of those `userIds` who have entered their studies, by person; null for a college that was not
   * chosen from the catalog.
   */
  abstract alumniCollegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;
}

export const NO_DETAILS: RoleDetailsView = { alumniProfile: null, studentProfile: null, collegeAdmin: null };
