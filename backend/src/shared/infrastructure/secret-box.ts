import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key of 32 bytes for one purpose from the operator's secret. */
export const deriveKey = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));

/** Encrypts texts that must not be readable from the database, with a key for one purpose. */
export class SecretBox {
  readonly #key: Buffer;

  constructor(sessionSecret: string, purpose: string) {
    this.#key = deriveKey(sessionSecret, purpose);
  }

  /** Encrypts a text. `owner` isn't contained in the result, but is required to decrypt it. */
  encrypt(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(owner));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws if the text was encrypted with another key or for another owner, or was changed. */
  decrypt(encrypted: Buffer, owner: string): string {
    const nonce = encrypted.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = [decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }
}
