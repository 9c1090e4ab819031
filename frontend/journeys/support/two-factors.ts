import { expect, type Page } from '@playwright/test';
import { codeOf } from './authenticator';

/** The page with the password, the second factor and the sessions. */
export const SECURITY = '/profile-settings?tab=security';

export interface SecondFactor {
  secret: string;
  codes: string[];
}

/** Turns on two-factor authentication with the code of half a minute ago, so that the current one stays unused. */
export async function turnOn(page: Page): Promise<SecondFactor> {
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Enable Two-Factor Authentication' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allTextContents() };
}
