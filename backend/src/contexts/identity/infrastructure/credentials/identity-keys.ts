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
  readonly #sealing: Buffer;
  readonly #digesting: Buffer;

  constructor({ sessionSecret }: Settings) {
    const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', sessionSecret, '', use, 32));
    this.#sealing = keyFor('identity: secrets of authenticator apps');
    this.#digesting = keyFor('identity: recovery codes');
  }

  /** Encrypts a text. `owner` isn't contained in the result, but is required to decrypt it. */
  encrypt(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws if the text was encrypted with another key or for another owner, or was changed. */
  decrypt(sealed: Buffer, owner: string): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#sealing, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }

  digest(text: string): string {
    return createHmac('sha256', this.#digesting).update(text).digest('base64url');
  }
}
