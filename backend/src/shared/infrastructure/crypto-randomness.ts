import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Randomness } from '../application/randomness';

@Injectable()
export class CryptoRandomness extends Randomness {
  token(bytes: number): string {
    return randomBytes(bytes).toString('base64url');
  }
}
