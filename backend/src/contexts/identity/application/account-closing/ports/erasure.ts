import type { UserId } from '../../../domain/users/user-state';

/** Takes people out of everything identity keeps. */
export abstract class Erasure {
  /** Whose time to think again is over. */
  abstract listDue(now: Date): Promise<readonly UserId[]>;

  /**
   * Username and address are free again. The record of what happened keeps the number: not from where, nor with what.
   * Belongs in a unit of work.
   */
  abstract erase(person: { readonly id: UserId; readonly username: string; readonly email: string }): Promise<void>;
}
