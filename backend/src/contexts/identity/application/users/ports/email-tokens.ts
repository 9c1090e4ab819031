import type { UserId } from '../../../domain/users/ids';

export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'restore-account';

/** What a mailed link proves. */
export interface EmailToken {
  readonly userId: UserId;
  /** The address it was mailed to. */
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date;
}

/** Secrets in mailed links. Each works once; only a hash is kept. */
export abstract class EmailTokens {
  abstract issue(secret: string, token: EmailToken): Promise<void>;

  /**
   * Looks without using it up.
   * @throws TokenInvalid when it is unknown, used, too old or for something else
   */
  abstract find(secret: string, purpose: TokenPurpose, now: Date): Promise<EmailToken>;

  /**
   * Uses the token up, for one caller however many try at once.
   * @throws TokenInvalid when it is unknown, used, too old or for nothing of this
   */
  abstract spend(secret: string, purposes: readonly TokenPurpose[], now: Date): Promise<EmailToken>;

  /** What a secret proved that is used up or was taken back; null for one that no one was sent, or that still works. */
  abstract findUsed(secret: string, purposes: readonly TokenPurpose[]): Promise<EmailToken | null>;

  /** The user's links of this kind work no more. */
  abstract revoke(userId: UserId, purpose: TokenPurpose, now: Date): Promise<void>;
}
