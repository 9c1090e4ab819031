import type { BirthDate } from '../../../domain/users/age';
import type { UserId } from '../../../domain/users/ids';
import type { RegistrationDetails } from '../../../domain/users/registration-details';
import type { Role } from '../../../../../shared/domain/role';

/** What identity keeps of a person, for themselves. */
export interface AccountRecord {
  id: number;
  username: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  /** At registration, for whatever role they had then. */
  told: RegistrationDetails | null;
}

/** What the owner alone is told about how the account is kept safe. */
export interface AccountSecurity {
  /** An address that has yet to be confirmed; null when none is wanted. */
  pendingEmail: string | null;
  /** Whether they have one that they know: who registered through a provider has not. */
  hasPassword: boolean;
  passwordSetAt: Date;
  twoFactorEnabled: boolean;
  /** How many recovery codes are left; null without two-factor authentication. */
  recoveryCodesLeft: number | null;
}

/** Someone with the administrator's role. */
export interface CollegeAdmin {
  userId: number;
  /** The college they named when they registered; null when they registered as someone else. */
  collegeId: number | null;
  /** Null until they have confirmed it. */
  confirmedEmail: string | null;
  /** Null only for accounts that an operator made for an adult. */
  birthDate: BirthDate | null;
  twoFactorEnabled: boolean;
}

export abstract class UserReader {
  /** @returns null when the account is gone */
  abstract findAccount(id: UserId): Promise<AccountRecord | null>;

  /** @returns null when the account is gone */
  abstract findSecurity(id: UserId): Promise<AccountSecurity | null>;

  /** Whose username or address this is, in whatever case; null when no one's. */
  abstract findId(usernameOrEmail: string): Promise<UserId | null>;

  /** @returns null when there is no such person, or they do not have the administrator's role */
  abstract findCollegeAdmin(who: { userId: number } | { username: string }): Promise<CollegeAdmin | null>;
}
