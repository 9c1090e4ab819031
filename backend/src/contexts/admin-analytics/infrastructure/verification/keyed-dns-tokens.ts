import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { DnsTokens } from '../../application/verification/ports/dns';

const TOKEN_BYTES = 24;

/** Derives tokens from the secret of the product, so that they needn't be stored. A new secret changes all tokens. */
@Injectable()
export class KeyedDnsTokens extends DnsTokens {
  readonly #key: Buffer;

  constructor({ sessionSecret }: Settings) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin-analytics: DNS verification', 32));
  }

  of({ userId, collegeId, requestedAt }: { userId: number; collegeId: number; requestedAt: Date }): string {
    const request = `${userId}:${collegeId}:${requestedAt.toISOString()}`;
    return createHmac('sha256', this.#key).update(request).digest().subarray(0, TOKEN_BYTES).toString('base64url');
  }
}
