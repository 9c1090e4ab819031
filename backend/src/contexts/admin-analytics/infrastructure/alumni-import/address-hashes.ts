import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

/** Recognizes an address without storing it. */
@Injectable()
export class AddressHashes {
  readonly #key: Buffer;

  constructor({ sessionSecret }: Settings) {
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin-analytics: addresses of alumni', 32));
  }

  /** Returns the same hash for upper and lower case; useless without the operator's secret. */
  hash(email: string): Buffer {
    return createHmac('sha256', this.#key).update(email.toLowerCase()).digest();
  }
}
