import type { Browser, Page } from '@playwright/test';
import { codeOf } from './support/authenticator';
import { AuthScreen } from './support/entrance';
import { confirmationLink, resetLink } from './support/outbox';
import { signUpSomeone, type Person } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { expectToast, toasts } from './support/toasts';
import { SECURITY, turnOn } from './support/two-factors';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const NEW_PASSWORD = 'seven brass kettles on a shelf';

async function signIn(page: Page, person: Pick<Person, 'username' | 'password'>) {
  const authScreen = new AuthScreen(page);
  await authScreen.openLogin();
  await authScreen.signIn(person);
}

/** Signs in with the password in another browser, to simulate another device. */
async function elsewhere(browser: Browser, person: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person);
  await expect(heading(page)).toHaveText('Dashboard');
  return page;
}

test('a user replaces a forgotten password with an emailed link', async ({ page, playwright, baseURL }) => {
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const student = await signUpSomeone(other);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Username or email').fill(student.username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Check your email');

  await page.goto(await resetLink(page.request, student.email));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(heading(page)).toHaveText('Password changed');
  expect((await other.get('/api/user')).status(), 'the session of before').toBe(401);

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await new AuthScreen(page).signIn({ ...student, password: NEW_PASSWORD });
  await expect(heading(page)).toHaveText('Dashboard');
  await other.dispose();
});

test('a user turns on two-factor authentication, signs in with a code, and uses a recovery code instead', async ({
  page,
  complaints,
}) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR, /status of 400 .* at \/api\/login\/two-factor$/);
  const student = await signUpSomeone(page.request);
  const { secret, codes } = await turnOn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/recovery-codes\.txt$/);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully');
  await signIn(page, student);
  const step = page.getByRole('form', { name: 'Two-factor authentication' });
  await expect(step.getByLabel('Code')).toBeFocused();
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Sign In' }).click();
  await expect(step.getByLabel('Code')).toHaveAccessibleDescription('This code isn’t valid. Wait for the next one');
  await step.getByLabel('Code').fill(codeOf(secret));
  await step.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page)).toHaveText('Dashboard');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await signIn(page, student);
  await step.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await step.getByLabel('Recovery code').fill(codes[0] ?? '');
  await step.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await page.goto(SECURITY);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('a user changes the password and signs out another browser', async ({ page, browser, complaints }) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR, /status of 400 .* at \/api\/user\/change-password$/);
  const student = await signUpSomeone(page.request);
  await page.goto(SECURITY);
  const form = page.getByRole('form', { name: 'Change password' });
  const change = async (current: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await form.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one');
  await expectToast(page, 'Password change failed', 'Current password is incorrect');
  await change(student.password);
  await expectToast(page, 'Password changed', 'We signed you out on your other devices.');

  const other = await elsewhere(browser, { ...student, password: NEW_PASSWORD });
  await other.goto(SECURITY);
  await expect(other.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);
  await other.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(new AuthScreen(other).login).toBeVisible();
  await page.reload();
  await expect(new AuthScreen(page).login).toBeVisible();
  await other.context().close();
});

test('a new address takes effect when the link emailed to it is opened', async ({ page }) => {
  const student = await signUpSomeone(page.request);
  const email = `new-${student.email}`;
  await page.goto('/profile-settings?tab=profile');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Pending until confirmed' })).toBeVisible();
  await page.goto(await confirmationLink(page.request, email));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(heading(page)).toHaveText('Email confirmed');
  await page.goto('/profile-settings?tab=profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('another role opens different pages', async ({ page }) => {
  const { password } = await signUpSomeone(page.request);
  await page.goto('/profile-settings?tab=role');
  await page.getByRole('radio', { name: 'College Admin' }).check();
  await page.getByRole('button', { name: 'Update role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update role?' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Update role' }).click();
  await expect(toasts(page).getByText('Role updated successfully')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/college-admin-dashboard');
});
