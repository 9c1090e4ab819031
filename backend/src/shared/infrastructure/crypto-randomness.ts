import { randomBytes, createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Randomness } from '../application/randomness';

@Injectable()
export class CryptoRandomness extends Randomness {
  token(bytes: number): string {
    return randomBytes(bytes).toString('base64url');
  }
}

/** What is kept of a random secret: enough to recognise it, useless to anyone who reads the table. As it is random, a fast hash will do. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
