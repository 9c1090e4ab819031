export interface VerificationRequest {
  readonly userId: number;
  readonly collegeId: number;
  /** The staff address, in lower case. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** Codes on their way to staff addresses: one for each person, the newest. */
export abstract class VerificationCodes {
  /** Replaces an earlier request of the person, with its code. */
  abstract request(request: VerificationRequest): Promise<void>;

  /** The request of a person that has not expired; null without one. */
  abstract find(userId: number, now: Date): Promise<VerificationRequest | null>;

  /** Keeps the hash of the code of the person's request. */
  abstract setCode(userId: number, code: string): Promise<void>;

  /**
   * Whether it is the code that was mailed to the person. A wrong one counts as a failed try; after too many no code fits
   * any more. Takes effect also when what follows fails.
   */
  abstract matches(userId: number, code: string, now: Date, mostTries: number): Promise<boolean>;

  abstract delete(userId: number): Promise<void>;
}
