import type { UserId } from '../../domain/ids';

/** What a mailed link proves. */
export interface EmailToken {
  readonly userId: UserId;
  /** The address it was mailed to. */
  readonly email: string;
  readonly purpose: 'confirm-email';
  readonly expiresAt: Date;
}

/** Secrets in mailed links. Each works once; only a hash is kept. */
export abstract class EmailTokens {
  abstract issue(secret: string, token: EmailToken): Promise<void>;

  /**
   * Uses the token up, for one caller however many try at once.
   * @throws TokenInvalid when it is unknown, used, too old or for something else
   */
  abstract spend(secret: string, purpose: EmailToken['purpose'], now: Date): Promise<EmailToken>;
}
