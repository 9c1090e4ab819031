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
