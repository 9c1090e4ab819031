import type { Role } from '../../../../../shared/domain/role';
import type { UserId } from '../../../domain/users/user-state';
import type { User } from '../../../domain/users/user';
import type { GrantedOperatorFacts } from '../../../domain/users/operator';
import type { BirthDate } from '../../../domain/personal-details/personal-details';
import type { RegistrationDetails } from '../../../domain/users/registration';
import type { Visitor } from '../../../../../shared/application/visitor';

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

/** Account data that identity stores, as shown to the user; the account page also shows the security fields. */
interface AccountFields extends Omit<AccountRecord, 'registration' | 'operator'>, Partial<AccountSecurity> {
  /** The name that others see. */
  readonly displayName: string;
  readonly isOperator: boolean;
}

/** A user's own account. Other contexts add the details of the role to responses of this class. */
export class UserAccount {
  constructor(
    readonly account: AccountFields,
    /** Details entered at registration, for the role at that time. */
    readonly registration: RegistrationDetails | null,
  ) {}
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
   * Revokes sessions, access tokens, pending second factors, emailed links, sign-in attempts with a provider, and pending
   * registrations with the user's address, all in one step. Call in the unit of work that blocks the account.
   */
  abstract revokeAll(person: { readonly id: UserId; readonly email: string }, now: Date): Promise<void>;
}

export type { Visitor } from '../../../../../shared/application/visitor';

type AuditedAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'email-confirmed'
  | 'identity-connected'
  | 'identity-disconnected'
  | 'account-created-by-operator'
  | 'password-reset-by-operator'
  | 'data-exported-by-operator'
  | 'password-reset'
  | 'password-changed'
  | 'profile-changed'
  | 'email-change-asked'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'role-changed'
  | 'privacy-changed'
  | 'session-ended'
  | 'sessions-ended'
  | 'password-check-failed'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-codes-renewed'
  | 'access-token-created'
  | 'access-token-revoked'
  | 'data-export-requested'
  | 'data-export-downloaded'
  | 'second-factor-asked'
  | 'second-factor-failed'
  | 'sign-in-refused'
  | 'account-closing-asked'
  | 'account-restored'
  | 'account-erased'
  | 'administrator-verified'
  | 'main-administrator-handed-over'
  | 'main-administrator-received'
  | 'suspended'
  | 'suspension-changed'
  | 'suspension-lifted'
  | 'operator-granted'
  | 'operator-revoked'
  | 'administrator-refused'
  | 'moderation-action'
  | 'moderation-copy-read'
  | 'alumni-file-checked'
  | 'alumni-imported'
  | 'alumni-import-undone'
  | 'administrator-invited'
  | 'administrator-invitation-withdrawn'
  | 'administrator-removed'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-deleted'
  | 'webhook-secret-rotated'
  | 'administrator-approved'
  | 'imported-profile-claimed'
  | 'imported-profile-declined'
  | 'imported-profile-removed'
  | 'imported-profile-invited-again'
  | 'imported-profiles-exported'
  | 'alumni-asked-to-confirm'
  | 'studies-confirmed'
  | 'studies-denied'
  | 'affiliation-ended'
  | 'affiliation-restored'
  | 'consent-changed'
  | 'college-sign-in-changed';

export interface AuditEntry {
  readonly action: AuditedAction;
  /** Null if no account is concerned. */
  readonly userId: UserId | null;
  /** Null for actions of operators and jobs. */
  readonly visitor: Visitor | null;
  readonly at: Date;
  /** The operator's reason; at most `AUDIT_DETAIL_MAX_LENGTH` characters. */
  readonly detail?: string;
}

/** An action that a signed-in user wasn't allowed to do. */
export interface RefusedRequest {
  readonly userId: UserId;
  /** Method and route pattern, without request data: `PUT /api/reviews/:id`; at most 200 characters. */
  readonly route: string;
  readonly visitor: Visitor;
  readonly at: Date;
}

/** The append-only log of what happened to accounts, by whom and when. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;

  /** Records that a user was refused an action, at most once a minute per user and route. */
  abstract recordRefusal(refusal: RefusedRequest): Promise<void>;

  /**
   * Records that a limit refused a request, at most once a minute per network, so that an attack can't fill the log.
   */
  abstract recordLimit(entry: Omit<AuditEntry, 'action'> & { visitor: Visitor }): Promise<void>;
}
