import type { Role } from '../../../../../shared/domain/role';
import type { UserId } from '../../../domain/users/user-state';
import type { User } from '../../../domain/users/user';
import type { GrantedOperatorFacts } from '../../../domain/users/operator';
import type { BirthDate } from '../../../domain/users/age';
import type { RegistrationDetails } from '../../../domain/users/registration';

/** The accounts. */
export abstract class Users {
  /** Returns an ID that was never used. */
  abstract nextId(): Promise<UserId>;

  /** @throws UsernameTaken, EmailTaken; case is ignored */
  abstract add(user: User): Promise<void>;

  /** Inside a unit of work, locks the user until it ends. @throws UserNotFound */
  abstract getById(id: UserId): Promise<User>;

  /** Ignores case. */
  abstract findByUsername(username: string): Promise<User | null>;

  /** Lists the users whose suspension ends at this moment or has ended before. */
  abstract listIdsWithSuspensionEndedBy(moment: Date): Promise<readonly UserId[]>;

  /** Lists the users whose time to cancel the deletion is over, the longest overdue first. */
  abstract listIdsDueForErasure(now: Date): Promise<readonly UserId[]>;

  /** Ignores case. */
  abstract findByEmail(email: string): Promise<User | null>;

  /** @throws AccountChangedConcurrently, EmailTaken */
  abstract save(user: User): Promise<void>;
}

/** What identity stores about a user, for the user to see. */
export interface AccountRecord {
  id: number;
  username: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  /** The registration details, for the user's role at that time. */
  registration: RegistrationDetails | null;
  /** Facts that decide whether the user has the rights of an operator. */
  operator: GrantedOperatorFacts;
}

/** Security settings of an account, visible only to its owner. */
export interface AccountSecurity {
  /** The new email address that must be confirmed; null if there is none. */
  pendingEmail: string | null;
  /** Whether the user has set a password: after registering through a provider they haven't. */
  hasPassword: boolean;
  passwordSetAt: Date;
  twoFactorEnabled: boolean;
  /** Number of unused recovery codes; null without two-factor authentication. */
  recoveryCodesLeft: number | null;
}

/** A user with the role of a college administrator. */
export interface CollegeAdmin {
  userId: number;
  /** The college entered at registration; null if the user registered with another role. */
  collegeId: number | null;
  /** Null until the address is confirmed. */
  confirmedEmail: string | null;
  /** Null only for accounts that an operator created for an adult. */
  birthDate: BirthDate | null;
  twoFactorEnabled: boolean;
}

export abstract class UserReader {
  /** @returns null if the account no longer exists */
  abstract findAccount(id: UserId): Promise<AccountRecord | null>;

  /** @returns null if the account no longer exists */
  abstract findSecurity(id: UserId): Promise<AccountSecurity | null>;

  /** Finds the user with this username or address, ignoring case; null if there is none. */
  abstract findId(usernameOrEmail: string): Promise<UserId | null>;

  /** @returns null if there is no such user, or if they aren't a college administrator */
  abstract findCollegeAdmin(identifier: { userId: number } | { username: string }): Promise<CollegeAdmin | null>;
}

/** The registration details of users. */
export abstract class Registrations {
  abstract save(userId: UserId, details: RegistrationDetails): Promise<void>;

  /** @returns null if the account no longer exists, or if no details were asked for */
  abstract findByUserId(userId: UserId): Promise<RegistrationDetails | null>;
}

/** Everything that gives access to an account, or lets a sign-in or registration that was started be finished. */
export abstract class AccessCredentials {
  /**
   * Revokes sessions, pending second factors, emailed links, sign-in attempts with a provider, and pending
   * registrations with the user's address, all in one step. Call in the unit of work that blocks the account.
   */
  abstract revokeAll(person: { readonly id: UserId; readonly email: string }, now: Date): Promise<void>;
}
