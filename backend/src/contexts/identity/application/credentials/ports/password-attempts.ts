/** The account that a password is tried on, and the origin of the attempt. */
export interface PasswordAttempt {
  /** The username as typed; it need not exist. */
  readonly username: string;
  readonly address: string;
  readonly network: string;
}

/**
 * Counts password attempts at sign-in across all processes. Attempts from a network where the owner signed in recently
 * have a separate limit, so that no one elsewhere can lock the owner out.
 */
export abstract class PasswordAttempts {
  /**
   * Counts an attempt before its password is checked; a refused attempt is not counted.
   * @throws TooManyRequests
   */
  abstract countAttempt(attempt: PasswordAttempt, now: Date): Promise<void>;

  /**
   * Records a correct password: resets the account's counter, refunds the attempt to the address and marks the network
   * as familiar.
   */
  abstract recordSuccess(attempt: PasswordAttempt, now: Date): Promise<void>;

  /** Refunds an attempt whose password was never checked. `now` is the time at which it began. */
  abstract refundAttempt(attempt: PasswordAttempt, now: Date): Promise<void>;

  /** Resets the counters of the account for all networks. */
  abstract reset(username: string): Promise<void>;
}
