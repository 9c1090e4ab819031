import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

const CIPHER = 'aes-256-gcm';

const NONCE_BYTES = 12;

const TAG_BYTES = 16;

/**
 * Keys for data that must not be readable from the database. They are derived from the operator's secret, one for each
 * use.
 */
@Injectable()
export class IdentityKeys {
  readonly #encryptionKey: Buffer;
  readonly #digestKey: Buffer;

  constructor({ sessionSecret }: Settings) {
    const deriveKey = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
    this.#encryptionKey = deriveKey('identity: secrets of authenticator apps');
    this.#digestKey = deriveKey('identity: recovery codes');
  }

  /** Encrypts a text. `owner` isn't contained in the result, but is required to decrypt it. */
  encrypt(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#encryptionKey, nonce).setAAD(Buffer.from(owner));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws if the text was encrypted with another key or for another owner, or was changed. */
  decrypt(encrypted: Buffer, owner: string): string {
    const nonce = encrypted.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#encryptionKey, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = [decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }

  digest(text: string): string {
    return createHmac('sha256', this.#digestKey).update(text).digest('base64url');
  }
}
