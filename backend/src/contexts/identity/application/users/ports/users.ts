import type { Role } from '../../../../../shared/domain/role';
import type { UserId } from '../../../domain/users/user-state';
import type { User } from '../../../domain/users/user';
import type { GrantedOperatorFacts } from '../../../domain/users/operator';
import type { BirthDate } from '../../../domain/users/age';
import type { RegistrationDetails } from '../../../domain/users/registration';

/** The accounts. */
export abstract class Users {
  /** A key no one has had. */
  abstract nextId(): Promise<UserId>;

  /** @throws UsernameTaken, EmailTaken; upper and lower case are the same person */
  abstract add(user: User): Promise<void>;

  /** Inside a unit of work no one else changes the user before it ends. @throws UserNotFound */
  abstract getById(id: UserId): Promise<User>;

  /** In upper or lower case. */
  abstract findByUsername(username: string): Promise<User | null>;

  /** Those whose suspension ends then or has ended before. */
  abstract listSuspensionsEndedBy(moment: Date): Promise<readonly UserId[]>;

  /** In upper or lower case. */
  abstract findByEmail(email: string): Promise<User | null>;

  /** @throws ChangedMeanwhile, EmailTaken */
  abstract save(user: User): Promise<void>;
}

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
  /** The details of the registration, for the role they had then. */
  registration: RegistrationDetails | null;
  /** What decides whether they have the rights of an operator. */
  operator: GrantedOperatorFacts;
}

/** What only the owner sees: how the account is kept safe. */
export interface AccountSecurity {
  /** The new email address that must be confirmed; null if there is none. */
  pendingEmail: string | null;
  /** Whether they have one that they know: who registered through a provider has not. */
  hasPassword: boolean;
  passwordSetAt: Date;
  twoFactorEnabled: boolean;
  /** Number of unused recovery codes; null without two-factor authentication. */
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

/** The details of studies or college that people registered with. */
export abstract class Registrations {
  abstract save(userId: UserId, details: RegistrationDetails): Promise<void>;

  /** @returns null when the account is gone, or no one was asked */
  abstract findByUserId(userId: UserId): Promise<RegistrationDetails | null>;
}

/** Everything by which someone is in, or could finish what they began. */
export abstract class AccessCredentials {
  /**
   * Sessions, pending second factors, mailed links, ways to a provider, and registrations that wait with the person's address: all
   * dead at once. Belongs in the unit of work that shuts the person out.
   */
  abstract revokeAll(person: { readonly id: UserId; readonly email: string }, now: Date): Promise<void>;
}
