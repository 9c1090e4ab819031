import { Aggregate } from '../../../shared/domain/aggregate';
import type { BirthDate } from './age';
import { canonicalEmail } from './email-address';
import { TokenInvalid } from './errors';
import { EmailConfirmed, UserRegistered } from './events';
import type { UserId } from './ids';
import type { Registration } from './registration';
import type { Role } from '../../../shared/domain/role';

export interface UserState {
  id: UserId;
  username: string;
  fullName: string;
  email: string;
  role: Role;
  avatarUrl: string | null;
  /** Null only for accounts that an operator made for an adult. */
  birthDate: BirthDate | null;
  isAgeVerified: boolean;
  passwordHash: string;
  passwordSetAt: Date;
  emailVerifiedAt: Date | null;
  registeredAt: Date;
  version: number;
}

/** A person with an account. */
export class User extends Aggregate {
  private constructor(private readonly state: UserState) {
    super();
  }

  static register(id: UserId, { person }: Registration, passwordHash: string, now: Date): User {
    const { username, fullName, email, role, birthDate } = person;
    const user = new User({
      ...{ id, username, fullName, email, role, birthDate, avatarUrl: null },
      ...{ isAgeVerified: true, emailVerifiedAt: null, registeredAt: now, version: 1 },
      ...{ passwordHash, passwordSetAt: now },
    });
    user.record(new UserRegistered(id, role, now));
    return user;
  }

  static restore(state: UserState): User {
    return new User(state);
  }

  /**
   * Whoever opened the link reads the mail of `address`. A second time changes nothing.
   * @throws TokenInvalid when the address has changed since the mail
   */
  confirmEmail(address: string, now: Date): void {
    if (canonicalEmail(address) !== canonicalEmail(this.state.email)) throw new TokenInvalid();
    if (this.isEmailConfirmed) return;
    this.state.emailVerifiedAt = now;
    this.record(new EmailConfirmed(this.id, now));
  }

  setPassword(passwordHash: string, now: Date): void {
    this.state.passwordHash = passwordHash;
    this.state.passwordSetAt = now;
  }

  /** The same password, kept in a stronger form. */
  strengthenHash(passwordHash: string): void {
    this.state.passwordHash = passwordHash;
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

  get passwordHash(): string {
    return this.state.passwordHash;
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
