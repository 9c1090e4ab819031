import type { UserAccount } from '../../contexts/identity';
import type { OwnCollegeAdmin } from '../../contexts/admin-analytics';
import type { OwnAlumniProfile, OwnStudentProfile } from '../../contexts/mentorship';

/** The data stored for the roles of a user; null for the others. */
export interface RoleDetailsView {
  alumniProfile: OwnAlumniProfile | null;
  studentProfile: OwnStudentProfile | null;
  collegeAdmin: OwnCollegeAdmin | null;
}

const NO_ROLE_DETAILS: RoleDetailsView = { alumniProfile: null, studentProfile: null, collegeAdmin: null };

/** A user's own account, with the data stored for their current role. */
export type OwnAccountView = UserAccount['account'] &
  RoleDetailsView & {
    /** Whether a college administrator can act for their college; null for other roles. */
    readonly adminStatus: OwnCollegeAdmin['status'] | null;
  };

/**
 * Combines the account with the details of its role. Registration details are used until the role's context has stored
 * them.
 */
export function toOwnAccountView(
  { account, registration }: UserAccount,
  stored: Partial<RoleDetailsView>,
): OwnAccountView {
  const isAdmin = account.role === 'college_admin';
  // Stored together with the registration, so without one the user was removed or refused, or has named no college.
  const collegeAdmin = stored.collegeAdmin ?? null;
  const alumniProfile = stored.alumniProfile ?? (account.role === 'alumni' ? toOwnAlumniProfile(registration) : null);
  return {
    ...account,
    ...NO_ROLE_DETAILS,
    ...stored,
    alumniProfile,
    collegeAdmin,
    adminStatus: isAdmin ? (collegeAdmin?.status ?? 'pending') : null,
  };
}

// A registration contains the details of one role. After a change of role they no longer apply.

function toOwnAlumniProfile(registration: UserAccount['registration']): OwnAlumniProfile | null {
  const { college, major, graduationYear } = registration ?? {};
  if (!registration || !college || !major || !graduationYear) return null;
  return { ...DEFAULT_ALUMNI_PROFILE, ...registration, college, major, graduationYear };
}

const DEFAULT_ALUMNI_PROFILE = {
  industry: null,
  yearsOfExperience: null,
  skills: null,
  mentorshipAreas: null,
  location: null,
  bio: null,
  linkedinUrl: null,
  twitterHandle: null,
  githubUrl: null,
  personalWebsite: null,
  consideredColleges: [],
  transferredFromCollegeId: null,
  isWillingToMentor: false,
  maxMentees: 3,
  availabilityStatus: 'available' as const,
  isProfileVisible: false,
  allowStudentConnections: true,
  visibilityChosenAt: null,
};
