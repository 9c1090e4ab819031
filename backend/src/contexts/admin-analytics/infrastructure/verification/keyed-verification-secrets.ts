import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { VerificationSecrets } from '../../application/verification/ports/verifications';

const TOKEN_BYTES = 24;

/** Derives tokens from the secret of the product: a new secret changes all tokens. */
@Injectable()
export class KeyedVerificationSecrets extends VerificationSecrets {
  readonly #key: Buffer;

  constructor({ sessionSecret }: Settings) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin-analytics: DNS verification', 32));
  }

  deriveDnsToken({ userId, collegeId, requestedAt }: { userId: number; collegeId: number; requestedAt: Date }): string {
    return this.#derive(`${userId}:${collegeId}:${requestedAt.toISOString()}`);
  }

  deriveSignInToken(collegeId: number): string {
    return this.#derive(`sign-in:${collegeId}`);
  }

  hashCode(userId: number, code: string): Uint8Array {
    return hashSecret(`${userId}:${code}`);
  }

  #derive(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, TOKEN_BYTES).toString('base64url');
  }
}
