import { Repository } from '../../../../../shared/application/repository';
import type { Verification } from '../../../domain/verification/verification';

/**
 * Requests for codes that prove access to a staff address: only the newest of each user, by user ID. `save` replaces an
 * earlier request; `lock` and `update` throw WrongCode if the user has none.
 */
export abstract class Verifications extends Repository<Verification> {
  abstract find(userId: number): Promise<Verification | null>;

  abstract delete(userId: number): Promise<void>;
}

/** The pages that emails link to. */
export abstract class VerificationPages {
  abstract readonly productName: string;

  /** Page with the field for the code. */
  abstract enterCodeUrl(): string;
}

/** Values derived from secrets of the product, so that they needn't be stored. */
export abstract class VerificationSecrets {
  /**
   * Returns the token in the DNS record that approves a request: always the same, and different for every user, college
   * and request.
   */
  abstract deriveDnsToken(request: { userId: number; collegeId: number; requestedAt: Date }): string;

  /** Returns the token in the DNS record that a college publishes for its own sign-in. */
  abstract deriveSignInToken(collegeId: number): string;

  /** Hashes an emailed code. The same code of two users has different hashes. */
  abstract hashCode(userId: number, code: string): Uint8Array;
}
