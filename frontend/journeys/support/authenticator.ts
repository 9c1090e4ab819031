import { generateSync } from 'otplib';

const HALF_MINUTE = 30;

/**
 * Returns the code that an authenticator app shows the given number of half minutes from now. The product also accepts
 * the previous and the next code, each once.
 */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + halfMinutes * HALF_MINUTE });
