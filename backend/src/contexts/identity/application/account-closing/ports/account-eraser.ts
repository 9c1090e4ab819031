import type { UserId } from '../../../domain/users/user-state';

/** Erases users from all data of identity. */
export abstract class AccountEraser {
  /** Lists users whose time to cancel the deletion is over. */
  abstract listDueAccountIds(now: Date): Promise<readonly UserId[]>;

  /**
   * Erases a user; the username and address become available again. The audit log keeps only the ID, action and time.
   * Call within a unit of work.
   */
  abstract erase(person: { readonly id: UserId; readonly username: string; readonly email: string }): Promise<void>;
}
