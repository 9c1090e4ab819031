import { generateSync } from 'otplib';

const HALF_MINUTE = 30;

/** What an authenticator app shows so many half minutes from now. The product takes the one before and after as well, each once. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + halfMinutes * HALF_MINUTE });
