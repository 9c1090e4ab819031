import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deriveKey, SecretBox } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

/** Keys for data that must not be readable from the database, one for each use. */
@Injectable()
export class IdentityKeys extends SecretBox {
  readonly #digestKey: Buffer;

  constructor({ sessionSecret }: Settings) {
    super(sessionSecret, 'identity: secrets of authenticator apps');
    this.#digestKey = deriveKey(sessionSecret, 'identity: recovery codes');
  }

  digest(text: string): string {
    return createHmac('sha256', this.#digestKey).update(text).digest('base64url');
  }
}
