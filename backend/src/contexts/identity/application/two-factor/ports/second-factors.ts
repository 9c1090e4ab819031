import type { UserId } from '../../../domain/users/user-state';
import type { SecondFactor } from '../../../domain/two-factor/second-factor';
import type { PendingSecondFactor } from '../../../domain/two-factor/pending-second-factor';

/** Who has a second factor, or is about to. The secret is kept so that no one can read it from the table. */
export abstract class SecondFactors {
  /** Inside a unit of work no one else uses it before that ends. @returns null when there is none, not even begun */
  abstract findByUserId(userId: UserId): Promise<SecondFactor | null>;

  /** Replaces what was kept of the same user. */
  abstract save(factor: SecondFactor): Promise<void>;

  /** Publishes its events and removes it. */
  abstract delete(factor: SecondFactor): Promise<void>;
}

/** Sign-ins that wait for their second step. Of their secrets only a hash is kept. */
export abstract class PendingSecondFactors {
  abstract open(secret: string, pending: PendingSecondFactor): Promise<void>;

  /** @returns null when there is none, or its time or its tries are over */
  abstract find(secret: string, now: Date): Promise<PendingSecondFactor | null>;

  /** Counts a try that is about to be looked at, however many come at once. @returns false when there is none left */
  abstract countTry(secret: string, now: Date): Promise<boolean>;

  /** @returns false when someone else has ended it */
  abstract end(secret: string): Promise<boolean>;
}

/** The codes of RFC 6238 as apps on phones show them, and the recovery codes for a day without the phone. */
export abstract class OneTimeCodes {
  /** A secret for an app, in base32. */
  abstract newSecret(): string;

  /** What the app reads from a picture: an `otpauth://` address with the secret in it. */
  abstract appAddress(secret: string, username: string): string;

  /** @returns the half minute since 1970 to which the code belongs: this one, the last or the next; null for no other */
  abstract stepOf(code: string, secret: string, now: Date): number | null;

  /** A code to write down: four groups of four. */
  abstract newRecoveryCode(): string;

  /** What is kept of a recovery code. The same however it is typed: upper or lower case, with or without the dashes. */
  abstract digestOf(recoveryCode: string): string;
}
