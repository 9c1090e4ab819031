import type { UserId } from '../../../domain/users/user-state';

export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'restore-account';

/** What an emailed link proves. */
export interface EmailToken {
  readonly userId: UserId;
  /** The address that the link was sent to. */
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date;
}

/** Secrets in emailed links. Each works once; only its hash is stored. */
export abstract class EmailTokens {
  abstract issue(secret: string, token: EmailToken): Promise<void>;

  /**
   * Finds the token without using it up.
   * @throws TokenInvalid if it is unknown, used, expired or has another purpose
   */
  abstract getValid(secret: string, purpose: TokenPurpose, now: Date): Promise<EmailToken>;

  /**
   * Uses up the token; of concurrent calls, only one succeeds.
   * @throws TokenInvalid if it is unknown, used, expired or has none of these purposes
   */
  abstract consume(secret: string, purposes: readonly TokenPurpose[], now: Date): Promise<EmailToken>;

  /** Finds a token that was used or revoked; null if the secret was never issued, or if the token still works. */
  abstract findUsed(secret: string, purposes: readonly TokenPurpose[]): Promise<EmailToken | null>;

  /** Revokes the user's links with this purpose. */
  abstract revoke(userId: UserId, purpose: TokenPurpose, now: Date): Promise<void>;
}

/** Addresses of the product's pages, for links in emails. */
export abstract class PageAddresses {
  /** Name of the product in emails. */
  abstract readonly productName: string;

  /** The first page. */
  abstract homeUrl(): string;

  /** Page that confirms an email address. */
  abstract confirmEmailUrl(secret: string): string;

  /** Page that requests a link to reset the password. */
  abstract forgotPasswordUrl(): string;

  /** Page that sets a new password. */
  abstract resetPasswordUrl(secret: string): string;

  /** Page that downloads the data export. */
  abstract dataExportUrl(): string;

  /** Page that keeps an account that is about to be deleted. */
  abstract restoreAccountUrl(secret: string): string;
}
