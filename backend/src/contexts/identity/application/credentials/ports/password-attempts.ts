/** Which account a password is tried at, and from where. */
export interface PasswordAttempt {
  /** The username as typed; it need not exist. */
  readonly username: string;
  readonly address: string;
  readonly network: string;
}

/**
 * Counts the passwords that are tried at the sign-in, for all processes together. Attempts from a network where the
 * account's owner has signed in lately are counted apart from the others, so that no one elsewhere can lock the owner out.
 */
export abstract class PasswordAttempts {
  /**
   * Counts an attempt before its password is checked; a refused attempt is not counted.
   * @throws TooManyRequests
   */
  abstract begin(attempt: PasswordAttempt, now: Date): Promise<void>;

  /** The password was right: resets the account, gives the address this attempt back, makes the network familiar. */
  abstract succeed(attempt: PasswordAttempt, now: Date): Promise<void>;

  /** The password was never checked, so the attempt does not count. `now` is the moment it began. */
  abstract cancel(attempt: PasswordAttempt, now: Date): Promise<void>;

  /** Resets the account, from all networks. */
  abstract reset(username: string): Promise<void>;
}
