import { Aggregate } from '../../../../shared/domain/aggregate';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import type { Role } from '../../../../shared/domain/role';
import type { AccountChange } from './account-change';
import {
  createClosing,
  NOT_CLOSING,
  type UserId,
  NOT_SUSPENDED,
  type Suspension,
  type SuspensionChange,
  UserState,
} from './user-state';
import { NotForMinors, isMinor, normalizeEmail } from '../personal-details/personal-details';
import { RoleIsFixed, AccountClosing, AccountSuspended, SuspensionEndInPast, TokenInvalid } from './errors';
import {
  AccountClosingRequested,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
  EmailChanged,
  EmailConfirmed,
  RoleChanged,
  UserRegistered,
} from '../../integration-events/account-events';
import { EmailChangeRequested, IdentityConnected, PasswordChanged } from './events';
import type { Registration } from './registration';

const FIRST_VERSION = 1;

/** A user account. */
export class User extends Aggregate {
  private constructor(private readonly state: UserState) {
    super();
  }

  static register(id: UserId, { person, details, questionTo }: Registration, passwordHash: string, now: Date): User {
    const { username, fullName, email, role, birthDate } = person;
    const user = new User({
      id,
      username,
      fullName,
      email,
      role,
      birthDate,
      avatarUrl: null,
      isAgeVerified: true,
      emailVerifiedAt: null,
      pendingEmail: null,
      registeredAt: now,
      isSample: false,
      version: FIRST_VERSION,
      passwordHash,
      passwordSetAt: now,
      hasPassword: true,
      ...NOT_CLOSING,
      ...NOT_SUSPENDED,
    });
    const collegeId = role === 'college_admin' ? details.collegeId : null;
    user.record(new UserRegistered(id, role, now, collegeId, questionTo));
    return user;
  }

  /**
   * Registers a user whose identity a provider has proved.
   * @param passwordHash hash of a password that no one knows
   * @param isEmailVerified whether the provider has verified the address
   */
  static registerExternally(
    id: UserId,
    registration: Registration,
    { passwordHash, isEmailVerified }: { passwordHash: string; isEmailVerified: boolean },
    now: Date,
  ): User {
    const user = User.register(id, registration, passwordHash, now);
    user.state.hasPassword = false;
    if (isEmailVerified) user.confirmEmail(user.email, now);
    return user;
  }

  static restore(state: UserState): User {
    return new User(state);
  }

  /**
   * Confirms `address` after the emailed link was opened. A second call changes nothing.
   * @throws TokenInvalid if the address has changed since the email, or the account is about to be deleted
   */
  confirmEmail(address: string, now: Date): void {
    if (this.isClosing || normalizeEmail(address) !== normalizeEmail(this.state.email)) throw new TokenInvalid();
    if (this.isEmailConfirmed) return;
    this.state.emailVerifiedAt = now;
    this.record(new EmailConfirmed(this.id, now));
  }

  /** Marks a person who was invented for the demo data. */
  markAsSample(): void {
    this.state.isSample = true;
  }

  /** Sets the password and discards a pending address: it may not have been entered by the owner. */
  setPassword(passwordHash: string, now: Date): void {
    this.state.passwordHash = passwordHash;
    this.state.passwordSetAt = now;
    this.state.hasPassword = true;
    this.state.pendingEmail = null;
    this.record(new PasswordChanged(this.id, now));
  }

  /** Changes name and picture; the address is changed by `requestEmailChange` and `changeEmail`. */
  changeProfile({ fullName = this.state.fullName, avatarUrl = this.state.avatarUrl }: AccountChange): void {
    this.state.fullName = fullName;
    this.state.avatarUrl = avatarUrl;
  }

  /** Stores the pending address; the current one stays until the link sent to the new one is opened. */
  requestEmailChange(address: string, now: Date): void {
    this.state.pendingEmail = address;
    this.record(new EmailChangeRequested(this.id, now));
  }

  cancelEmailChange(): void {
    this.state.pendingEmail = null;
  }

  /**
   * Changes the address after the emailed link was opened.
   * @throws TokenInvalid if `address` is no longer the pending address, or the account is about to be deleted
   */
  changeEmail(address: string, now: Date): void {
    const { pendingEmail } = this.state;
    if (pendingEmail === null || this.isClosing) throw new TokenInvalid();
    if (normalizeEmail(address) !== normalizeEmail(pendingEmail)) throw new TokenInvalid();
    Object.assign(this.state, { email: pendingEmail, pendingEmail: null, emailVerifiedAt: now });
    this.record(new EmailChanged(this.id, now));
  }

  /**
   * @param isConfirmed whether the user proved their identity with the change
   * @throws NotForMinors, RoleIsFixed
   */
  changeRole(to: Role, now: Date, isConfirmed = false): void {
    const { role: from, birthDate } = this.state;
    if (to === from) return;
    if (birthDate === null) throw new RoleIsFixed();
    if (to !== 'student' && isMinor(birthDate, now)) throw new NotForMinors(to);
    this.state.role = to;
    this.record(new RoleChanged(this.id, from, to, now, isConfirmed));
  }

  /** Records that another account can be used to sign in. */
  connectIdentity(now: Date): void {
    this.record(new IdentityConnected(this.id, now));
  }

  /** Stores a stronger hash of the same password. */
  upgradePasswordHash(passwordHash: string): void {
    this.state.passwordHash = passwordHash;
  }

  /**
   * Hides and locks the account for a while, before it is erased with all data of the user.
   * @returns when it will be erased
   */
  close(written: WrittenChoice, now: Date): Date {
    const closing = createClosing(now, written);
    Object.assign(this.state, { ...closing, pendingEmail: null });
    this.record(new AccountClosingRequested(this.id, now));
    return closing.deleteAfter;
  }

  /**
   * Cancels the deletion and restores the account. @throws TokenInvalid if the account isn't about to be deleted, or it
   * is too late
   */
  cancelClosing(now: Date): void {
    if (this.state.deleteAfter === null || this.isDueForErasure(now)) throw new TokenInvalid();
    Object.assign(this.state, NOT_CLOSING);
    this.record(new AccountRestored(this.id, now));
  }

  isDueForErasure(now: Date): boolean {
    return this.state.deleteAfter !== null && this.state.deleteAfter <= now;
  }

  /** Suspends the account; a second call changes nothing. @throws SuspensionEndInPast if `until` is in the past */
  suspend({ until, reason, notice = null }: Suspension, now: Date): void {
    if (this.isSuspended) return;
    if (until !== null && until <= now) throw new SuspensionEndInPast();
    Object.assign(this.state, {
      suspendedAt: now,
      suspendedUntil: until,
      suspensionReason: reason,
      suspensionNotice: notice,
    });
    this.record(new AccountSuspendedByOperator(this.id, now));
  }

  /**
   * Changes the suspension, but not its start. @returns false if the account isn't suspended @throws SuspensionEndInPast if
   * `until` is in the past
   */
  changeSuspension({ until, reason, notice }: SuspensionChange, now: Date): boolean {
    if (!this.isSuspended) return false;
    if (until !== null && until <= now) throw new SuspensionEndInPast();
    Object.assign(this.state, {
      suspendedUntil: until,
      suspensionReason: reason ?? this.state.suspensionReason,
      suspensionNotice: notice ?? this.state.suspensionNotice,
    });
    return true;
  }

  liftSuspension(now: Date): void {
    if (!this.isSuspended) return;
    Object.assign(this.state, NOT_SUSPENDED);
    this.record(new SuspensionLifted(this.id, now));
  }

  /**
   * Call only after the user has proved that the account is theirs.
   * @throws AccountSuspended, AccountClosing
   */
  assertCanSignIn(): void {
    if (this.isSuspended) throw new AccountSuspended(this.id, this.state.suspendedUntil, this.state.suspensionNotice);
    if (this.isClosing) throw new AccountClosing(this.id);
  }

  get isClosing(): boolean {
    return this.state.closingAt !== null;
  }

  get isSuspended(): boolean {
    return this.state.suspendedAt !== null;
  }

  /** When the account will be erased; null if it isn't closing. */
  get deleteAfter(): Date | null {
    return this.state.deleteAfter;
  }

  /** What happens to the user's public content. */
  get writtenChoice(): WrittenChoice {
    return this.state.writtenChoice ?? 'keep';
  }

  get id(): UserId {
    return this.state.id;
  }

  get role(): Role {
    return this.state.role;
  }

  get username(): string {
    return this.state.username;
  }

  get fullName(): string {
    return this.state.fullName;
  }

  get email(): string {
    return this.state.email;
  }

  /** Whether nothing was changed since the registration. */
  get isUnchanged(): boolean {
    return this.state.version === FIRST_VERSION;
  }

  get avatarUrl(): string | null {
    return this.state.avatarUrl;
  }

  get pendingEmail(): string | null {
    return this.state.pendingEmail;
  }

  get passwordHash(): string {
    return this.state.passwordHash;
  }

  get hasPassword(): boolean {
    return this.state.hasPassword;
  }

  get isSample(): boolean {
    return this.state.isSample;
  }

  get isEmailConfirmed(): boolean {
    return this.state.emailVerifiedAt !== null;
  }

  /** Checks whether the password hasn't been set again since `earlier` was read. */
  hasSamePasswordAs(earlier: User): boolean {
    return this.state.passwordSetAt.getTime() === earlier.state.passwordSetAt.getTime();
  }

  snapshot(): UserState {
    return { ...this.state };
  }
}
