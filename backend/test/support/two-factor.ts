import { generateSync } from 'otplib';
import type { TestApp } from './app';
import { PASSWORD, registered, studentForm } from './accounts';

const HALF_MINUTE_MS = 30_000;

/** Returns the code that an authenticator app shows this many half minutes from now. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + halfMinutes * HALF_MINUTE_MS) / 1000) });

/** Makes every current code usable again, as if the half minute had passed. */
export const expireUsedCodes = (app: TestApp) =>
  app.db.query('UPDATE identity.totp_credentials SET last_step = last_step - 3');

/** Registers a user, enables two-factor authentication and returns the browser. */
export async function withTwoFactor(app: TestApp, username: string) {
  const browser = await registered(app, studentForm(username));
  const { secret } = (await browser.post('/api/2fa/setup').send({}).expect(200)).body as { secret: string };
  const enabled = await browser
    .post('/api/2fa/enable')
    .send({ code: codeOf(secret) })
    .expect(200);
  await expireUsedCodes(app);
  return { browser, secret, recoveryCodes: (enabled.body as { recoveryCodes: string[] }).recoveryCodes };
}

/** Returns a browser after the password step, before the code. */
export async function passPasswordStep(app: TestApp, username: string) {
  const browser = app.browser();
  const { body } = await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  expect(body).toEqual({ twoFactorRequired: true });
  return browser;
}

/** Returns a code that differs from the right one. */
export const wrongCode = (secret: string): string => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

export const secondStep = (browser: ReturnType<TestApp['browser']>, proof: object) =>
  browser.post('/api/login/two-factor').send(proof);
