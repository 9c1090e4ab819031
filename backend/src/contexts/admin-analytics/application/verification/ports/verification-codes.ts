export interface VerificationRequest {
  readonly userId: number;
  readonly collegeId: number;
  /** The staff address, in lower case. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** Verification codes for staff addresses: only the newest of each user. */
export abstract class VerificationCodes {
  /** Replaces an earlier request of the user together with its code. */
  abstract request(request: VerificationRequest): Promise<void>;

  /** Returns the user's unexpired request; null if there is none. */
  abstract find(userId: number, now: Date): Promise<VerificationRequest | null>;

  /** Stores the hash of the code for the user's request. */
  abstract setCode(userId: number, code: string): Promise<void>;

  /**
   * Checks the code that was emailed to the user. A wrong code counts as a failed attempt; after too many, no code
   * matches. The attempt counts even if what follows fails.
   */
  abstract matches(userId: number, code: string, now: Date, mostTries: number): Promise<boolean>;

  abstract delete(userId: number): Promise<void>;
}
