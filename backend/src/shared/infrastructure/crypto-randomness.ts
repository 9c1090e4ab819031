import { randomBytes, createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Randomness } from '../application/randomness';

@Injectable()
export class CryptoRandomness extends Randomness {
  createToken(bytes: number): string {
    return randomBytes(bytes).toString('base64url');
  }
}

/**
 * Returns what is stored of a random secret: enough to recognize it, useless to anyone who reads the table. Because the
 * secret is random, a fast hash is enough.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
