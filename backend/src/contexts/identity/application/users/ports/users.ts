import type { UserId } from '../../../domain/users/ids';
import type { User } from '../../../domain/users/user';

/** Everybody with an account. */
export abstract class Users {
  /** A key no one has had. */
  abstract nextId(): Promise<UserId>;

  /** @throws UsernameTaken, EmailTaken; upper and lower case are the same person */
  abstract add(user: User): Promise<void>;

  /** Inside a unit of work no one else changes the user before it ends. @throws UserNotFound */
  abstract getById(id: UserId): Promise<User>;

  /** In whatever case the name was typed. */
  abstract findByUsername(username: string): Promise<User | null>;

  /** Those whose suspension ends then or has ended before. */
  abstract listSuspensionsEndedBy(moment: Date): Promise<readonly UserId[]>;

  /** In whatever case the address was typed. */
  abstract findByEmail(email: string): Promise<User | null>;

  /** @throws ChangedMeanwhile, EmailTaken */
  abstract save(user: User): Promise<void>;
}
