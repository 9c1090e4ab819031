import {
  type RoleDetailsView,
  type OwnAlumniProfile,
  type OwnCollegeAdmin,
  RoleDetails,
} from '../../../../shared/application/role-details';
import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import type { UserId } from '../../domain/users/user-state';
import type { RegistrationDetails } from '../../domain/users/registration';
import { isOperator, OperatorRules } from '../../domain/users/operator';
import { type AccountRecord, UserReader, type AccountSecurity } from '../users/ports/users';

/** A person as they see themselves, with what is kept for the role they have today. */
export type OwnAccount = Omit<AccountRecord, 'registration' | 'operator'> &
  RoleDetailsView & {
    /** Whether a college administrator may speak for a college yet; null for the other roles. */
    readonly adminStatus: OwnCollegeAdmin['status'] | null;
    readonly isOperator: boolean;
  };

@UseCase()
export class GetOwnAccount {
  constructor(
    private readonly users: UserReader,
    private readonly details: RoleDetails,
    private readonly operatorRules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<OwnAccount | null> {
    const account = await this.users.findAccount(id);
    if (!account) return null;
    const { registration, operator, ...own } = account;
    const kept = await this.details.findByUser(id, own.role);
    // The details of the registration are shown until the context that keeps them has stored them.
    const isAdmin = own.role === 'college_admin';
    const collegeAdmin = kept.collegeAdmin ?? (isAdmin ? requestedMembershipOf(registration) : null);
    return {
      ...own,
      ...kept,
      ...(own.role === 'alumni' && { alumniProfile: kept.alumniProfile ?? profileOf(registration) }),
      collegeAdmin,
      adminStatus: isAdmin ? (collegeAdmin?.status ?? 'pending') : null,
      isOperator: isOperator(operator, this.operatorRules, this.clock.now()),
    };
  }
}

// A registration holds details of one role: alumni name their college in words, administrators by its number alone. After
// a change of role they no longer apply.

function profileOf(registration: RegistrationDetails | null): OwnAlumniProfile | null {
  const { college, major, graduationYear } = registration ?? {};
  if (!registration || !college || !major || !graduationYear) return null;
  return { ...NOT_ASKED_YET, ...registration, college, major, graduationYear };
}

const NOT_ASKED_YET = {
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
  isWillingToMentor: false,
  maxMentees: 3,
  availabilityStatus: 'available' as const,
  isProfileVisible: false,
  allowStudentConnections: true,
  visibilityChosenAt: null,
};

function requestedMembershipOf(registration: RegistrationDetails | null): OwnCollegeAdmin | null {
  if (registration?.college !== null || registration.collegeId === null) return null;
  const nothingMore = { department: null, position: null, isMainAdmin: false, requestedCollegeId: null };
  return { collegeId: registration.collegeId, status: 'pending', ...nothingMore };
}

export type OwnProfile = OwnAccount & AccountSecurity;

/** A person as their settings show them: with how the account is kept safe. */
@UseCase()
export class GetOwnProfile {
  constructor(
    private readonly getOwnAccount: GetOwnAccount,
    private readonly users: UserReader,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<OwnProfile | null> {
    const [account, safety] = await Promise.all([this.getOwnAccount.execute(id), this.users.findSecurity(id)]);
    return account && safety && { ...account, ...safety };
  }
}
