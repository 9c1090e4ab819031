import { createHmac, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { deriveKey } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { AccessTokenTexts } from '../../application/access-tokens/ports/access-tokens';

const PREFIX = 'gsp_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const PATTERN = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/**
 * Texts that secret scanners recognize by their prefix and checksum. The hash has a key: with the table alone, no
 * one can use a token or check a guess.
 */
@Injectable()
export class HmacAccessTokenTexts extends AccessTokenTexts {
  readonly #key: Buffer;

  constructor({ sessionSecret }: Settings) {
    super();
    this.#key = deriveKey(sessionSecret, 'identity: access tokens');
  }

  create(): { text: string; keyHash: Buffer } {
    const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const text = `${PREFIX}${random}${toChecksum(random)}`;
    return { text, keyHash: this.#toHash(text) };
  }

  hash(text: string): Buffer | null {
    const [, random, checksum] = PATTERN.exec(text) ?? [];
    if (random === undefined || toChecksum(random) !== checksum) return null;
    return this.#toHash(text);
  }

  #toHash(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

/** CRC-32 in base 62, with leading zeros. */
function toChecksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (; rest > 0; rest = Math.floor(rest / ALPHABET.length)) digits = ALPHABET[rest % ALPHABET.length]! + digits;
  return digits.padStart(CHECKSUM_LENGTH, '0');
}
