import type { UserId } from '../../../domain/users/user-state';

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

/** Where pages of the product are found, for links in mail. */
export abstract class PageAddresses {
  /** How the product is called in mail. */
  abstract readonly productName: string;

  /** The page on which someone confirms that a mail reached them. */
  abstract confirmEmail(secret: string): string;

  /** The page on which someone who forgot their password asks for a link. */
  abstract forgotPassword(): string;

  /** The page on which they choose another one. */
  abstract resetPassword(secret: string): string;

  /** The page on which someone takes their data away. */
  abstract dataExport(): string;

  /** The page on which they keep an account that is about to be deleted. */
  abstract restoreAccount(secret: string): string;
}
