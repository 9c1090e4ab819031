import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { AddressHashes } from '../../application/alumni-import/ports/address-hashes';

@Injectable()
export class KeyedAddressHashes extends AddressHashes {
  readonly #key: Buffer;

  constructor({ sessionSecret }: Settings) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin-analytics: addresses of alumni', 32));
  }

  hash(email: string): Buffer {
    return createHmac('sha256', this.#key).update(email.toLowerCase()).digest();
  }
}
