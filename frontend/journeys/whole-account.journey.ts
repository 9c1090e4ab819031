import { text as textOf } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openPromise } from 'yauzl';
import { codeOf } from './support/authenticator';
import { AuthScreen } from './support/entrance';
import { skipSetup } from './support/onboarding';
import { resetLink, restoreLink } from './support/outbox';
import { completeRegistration, signInAtProvider, aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { toasts } from './support/toasts';
import { turnOn } from './support/two-factors';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
}

async function signInWithGoogle(page: Page) {
  await new AuthScreen(page).openLogin();
  await page.getByRole('link', { name: 'Google', exact: true }).click();
}

const secondStep = (page: Page) => page.getByRole('form', { name: 'Two-factor authentication' });

async function withRecoveryCode(page: Page, code: string | undefined) {
  await secondStep(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
  await secondStep(page)
    .getByLabel('Recovery code')
    .fill(code ?? '');
  await secondStep(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
}

/** Returns the files of a ZIP by name. */
async function unpacked(path: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await openPromise(path);
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await textOf(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

test('an account from registration to deletion', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.expectErrors(NOT_SIGNED_IN_ERROR, /status of 401 .* at \/api\/login$/);
  const person = aPerson();

  await test.step('registers with Google and enters the birth date', async () => {
    await signInAtProvider(page, person);
    await page.goto('/auth');
    await new AuthScreen(page).tab('Register').click();
    await page.getByRole('link', { name: 'Google', exact: true }).click();
    await completeRegistration(page, person);
    await skipSetup(page);
  });

  const { secret, codes } = await test.step('turns on two-factor authentication', async () => {
    const factor = await turnOn(page);
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    return factor;
  });

  await test.step('signs in with Google and a code from the app', async () => {
    await signOut(page);
    await signInWithGoogle(page);
    await secondStep(page).getByLabel('Code').fill(codeOf(secret));
    await secondStep(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  await test.step('signs in with a recovery code instead of the app', async () => {
    await signOut(page);
    await signInWithGoogle(page);
    await withRecoveryCode(page, codes[0]);
    await signOut(page);
  });

  await test.step("sets a password with an emailed link, which doesn't bypass the second factor", async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Username or email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(heading(page)).toHaveText('Check your email');
    await page.goto(await resetLink(page.request, person.email));
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm new password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(heading(page)).toHaveText('Password changed');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await new AuthScreen(page).signIn(person);
    await withRecoveryCode(page, codes[1]);
  });

  await test.step('downloads an export', async () => {
    await page.goto('/data-export');
    await page.getByRole('button', { name: 'Ask for a copy' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^gradspan-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = await unpacked(await file.path());
    const identity = JSON.parse(files.get('identity.json') ?? '') as { account: { email: string }[] };
    expect(identity.account[0]?.email).toBe(person.email);
    expect([...files.keys()]).toContain('identity/auditLog.csv');
    expect([...files.values()].join(), 'nothing that proves who someone is').not.toMatch(/argon2id/);
  });

  await test.step('deletes the account, and cancels the deletion', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByLabel(/^Type "delete"/).fill('delete');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    await authScreen.signIn(person);
    await expect(toasts(page).getByText(/being deleted/)).toBeVisible();
    await page.goto(await restoreLink(page.request, person.email));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(heading(page)).toHaveText('Your account is back');
  });
});
