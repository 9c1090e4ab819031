import type { UserId } from '../../../domain/users/user-state';
import type { SecondFactor } from '../../../domain/two-factor/second-factor';
import type { PendingSecondFactor } from '../../../domain/two-factor/pending-second-factor';

/** Second factors, enabled or being set up. The stored secret can't be read from the table. */
export abstract class SecondFactors {
  /**
   * Inside a unit of work, locks the second factor until it ends.
   * @returns null if there is none, not even one being set up
   */
  abstract findByUserId(userId: UserId): Promise<SecondFactor | null>;

  /** Replaces the second factor stored for the same user. */
  abstract save(factor: SecondFactor): Promise<void>;

  /** Publishes its events and deletes it. */
  abstract delete(factor: SecondFactor): Promise<void>;
}

/** Sign-ins that wait for their second factor. Only a hash of each secret is stored. */
export abstract class PendingSecondFactors {
  abstract open(secret: string, pending: PendingSecondFactor): Promise<void>;

  /** @returns null if there is none, or if it has expired or has no tries left */
  abstract find(secret: string, now: Date): Promise<PendingSecondFactor | null>;

  /**
   * Counts a try before its code is checked; safe under concurrent calls.
   * @returns false if no try is left
   */
  abstract countAttempt(secret: string, now: Date): Promise<boolean>;

  /** @returns false if another call has already ended it */
  abstract end(secret: string): Promise<boolean>;
}

/** One-time codes (RFC 6238) as authenticator apps show them, and recovery codes to use without the phone. */
export abstract class OneTimeCodes {
  /** Returns a secret for an app, in base32. */
  abstract createSecret(): string;

  /** Returns the `otpauth://` URL with the secret, which the app scans as a QR code. */
  abstract getAuthenticatorUrl(secret: string, username: string): string;

  /**
   * @returns the half minute since 1970 that the code belongs to: the current, previous or next one; null for any other
   *   code
   */
  abstract findTimeStep(code: string, secret: string, now: Date): number | null;

  /** Returns a code to write down: four groups of four. */
  abstract createRecoveryCode(): string;

  /** Returns the digest of a recovery code that is stored. It ignores case and dashes. */
  abstract digestRecoveryCode(recoveryCode: string): string;
}
