import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { OneTimeCodes } from '../../application/two-factor/ports/second-factors';
import { IdentityKeys } from '../credentials/identity-keys';

/** The values that every authenticator app assumes: SHA-1, six digits, half a minute. */
const CODE_PERIOD_SECONDS = 30;
/** Without letters and digits that look alike. There are 32 of them, so each encodes five bits. */
const RECOVERY_CODE_ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const RECOVERY_CODE_LENGTH = 16;

@Injectable()
export class OtplibOneTimeCodes extends OneTimeCodes {
  constructor(
    private readonly settings: Settings,
    private readonly keys: IdentityKeys,
  ) {
    super();
  }

  createSecret(): string {
    return generateSecret();
  }

  getAuthenticatorUrl(secret: string, username: string): string {
    return generateURI({ issuer: this.settings.appName, label: username, secret });
  }

  findTimeStep(code: string, secret: string, now: Date): number | null {
    if (secret === '' || !/^\d{6}$/.test(code)) return null;
    const epoch = Math.floor(now.getTime() / 1000);
    const found = verifySync({ secret, token: code, epoch, epochTolerance: CODE_PERIOD_SECONDS });
    return found.valid ? Math.floor(epoch / CODE_PERIOD_SECONDS) + found.delta : null;
  }

  createRecoveryCode(): string {
    const letters = [...randomBytes(RECOVERY_CODE_LENGTH)].map(
      (byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length],
    );
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  }

  digestRecoveryCode(recoveryCode: string): string {
    return this.keys.digest(recoveryCode.toLowerCase().replace(/[^a-z0-9]/g, ''));
  }
}
