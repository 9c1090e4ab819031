import { Aggregate } from '../../../../shared/domain/aggregate';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import type { Role } from '../../../../shared/domain/role';
import type { AccountChange } from './account-change';
import {
  closingFrom,
  NOT_CLOSING,
  type UserId,
  NOT_SUSPENDED,
  type Suspension,
  type SuspensionChange,
  UserState,
} from './user-state';
import { NotForMinors, isMinor } from './age';
import { RoleIsFixed, AccountClosing, AccountSuspended, SuspensionOver, TokenInvalid } from './errors';
import {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
  EmailChangeAsked,
  EmailChanged,
  EmailConfirmed,
  IdentityConnected,
  PasswordChanged,
  RoleChanged,
  UserRegistered,
} from './events';
import { canonicalEmail } from './email-address';
import type { Registration } from './registration';

/** A person with an account. */
export class User extends Aggregate {
  private constructor(private readonly state: UserState) {
    super();
  }

  static register(id: UserId, { person }: Registration, passwordHash: string, now: Date): User {
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
      version: 1,
      passwordHash,
      passwordSetAt: now,
      hasPassword: true,
      ...NOT_CLOSING,
      ...NOT_SUSPENDED,
    });
    user.record(new UserRegistered(id, role, now));
    return user;
  }

  /**
   * A provider vouches for the person.
   * @param passwordHash of a password that no one knows
   * @param isEmailVerified whether the provider has seen mail read at the address
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
   * Anyone who opened the link reads the mail of `address`. A second time changes nothing.
   * @throws TokenInvalid when the address has changed since the mail, or the account is about to be deleted
   */
  confirmEmail(address: string, now: Date): void {
    if (this.isClosing || canonicalEmail(address) !== canonicalEmail(this.state.email)) throw new TokenInvalid();
    if (this.isEmailConfirmed) return;
    this.state.emailVerifiedAt = now;
    this.record(new EmailConfirmed(this.id, now));
  }

  /** A change of address that waits is off: anyone who asked for it may not have been the owner. */
  setPassword(passwordHash: string, now: Date): void {
    this.state.passwordHash = passwordHash;
    this.state.passwordSetAt = now;
    this.state.hasPassword = true;
    this.state.pendingEmail = null;
    this.record(new PasswordChanged(this.id, now));
  }

  /** Name and picture; the address has a way of its own. */
  changeProfile({ fullName = this.state.fullName, avatarUrl = this.state.avatarUrl }: AccountChange): void {
    this.state.fullName = fullName;
    this.state.avatarUrl = avatarUrl;
  }

  /** The address stays the same until the link that is mailed to the new one has been opened. */
  requestEmailChange(address: string, now: Date): void {
    this.state.pendingEmail = address;
    this.record(new EmailChangeAsked(this.id, now));
  }

  cancelEmailChange(): void {
    this.state.pendingEmail = null;
  }

  /**
   * Anyone who opened the link reads the mail of `address`.
   * @throws TokenInvalid when the person wants their mail there no more
   */
  changeEmail(address: string, now: Date): void {
    const { pendingEmail } = this.state;
    if (pendingEmail === null || this.isClosing) throw new TokenInvalid();
    if (canonicalEmail(address) !== canonicalEmail(pendingEmail)) throw new TokenInvalid();
    Object.assign(this.state, { email: pendingEmail, pendingEmail: null, emailVerifiedAt: now });
    this.record(new EmailChanged(this.id, now));
  }

  /**
   * @param isConfirmed whether the person has shown with the change that it is them
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

  /** There is another way to sign in. */
  connectIdentity(now: Date): void {
    this.record(new IdentityConnected(this.id, now));
  }

  /** The same password, kept in a stronger form. */
  replaceHash(passwordHash: string): void {
    this.state.passwordHash = passwordHash;
  }

  /**
   * The account stays for a while, shown to no one and open to no one, and goes then with everything about the person.
   * @returns when it goes
   */
  close(written: WrittenChoice, now: Date): Date {
    const closing = closingFrom(now, written);
    Object.assign(this.state, { ...closing, pendingEmail: null });
    this.record(new AccountClosingAsked(this.id, now));
    return closing.deleteAfter;
  }

  /** Everything is as it was. @throws TokenInvalid when the account is not about to be deleted, or it is too late */
  cancelClosing(now: Date): void {
    if (this.state.deleteAfter === null || this.isToBeErased(now)) throw new TokenInvalid();
    Object.assign(this.state, NOT_CLOSING);
    this.record(new AccountRestored(this.id, now));
  }

  isToBeErased(now: Date): boolean {
    return this.state.deleteAfter !== null && this.state.deleteAfter <= now;
  }

  /** A second time changes nothing. @throws SuspensionOver when it would have ended already */
  suspend({ until, reason, notice = null }: Suspension, now: Date): void {
    if (this.isSuspended) return;
    if (until !== null && until <= now) throw new SuspensionOver();
    Object.assign(this.state, {
      suspendedAt: now,
      suspendedUntil: until,
      suspensionReason: reason,
      suspensionNotice: notice,
    });
    this.record(new AccountSuspendedByOperator(this.id, now));
  }

  /** Since when they are suspended stays. @returns false when they are not suspended @throws SuspensionOver when it would have ended already */
  changeSuspension({ until, reason, notice }: SuspensionChange, now: Date): boolean {
    if (!this.isSuspended) return false;
    if (until !== null && until <= now) throw new SuspensionOver();
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
   * For anyone who has proved that they are the person.
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

  /** When the account goes for good; null when it stays. */
  get deleteAfter(): Date | null {
    return this.state.deleteAfter;
  }

  /** What becomes of what the person wrote in public. */
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

  get isEmailConfirmed(): boolean {
    return this.state.emailVerifiedAt !== null;
  }

  /** Whether what was true of `earlier`'s password still is. */
  hasPasswordOf(earlier: User): boolean {
    return this.state.passwordSetAt.getTime() === earlier.state.passwordSetAt.getTime();
  }

  snapshot(): UserState {
    return { ...this.state };
  }
}
