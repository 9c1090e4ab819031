import { AuthScreen } from './support/entrance';
import { member, mentor } from './support/mentors';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const MESSAGE_TEXT = 'I would like to hear how your first year was.';

test('a text written when the session ends is restored after signing in', async ({ page, elsewhere, complaints }) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR, /status of 401 .* at \/api\/connections/);
  const alumna = await mentor((await elsewhere()).request, 'Grace Example');
  const student = await member(page.request, 'student', 'Robin Example');
  await page.goto(`/alumni/${alumna.id}`);
  await page.getByRole('button', { name: 'Connect for Mentorship' }).click();
  await page.getByLabel('Your message').fill(MESSAGE_TEXT);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page.getByText('Your session ended. Sign in to pick up where you left off.')).toBeVisible();
  await new AuthScreen(page).signIn(student);
  await expect(page).toHaveURL(`/alumni/${alumna.id}`);
  await expect(page.getByText('Your session ended before you saved this. Here’s what you wrote.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE_TEXT);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('button', { name: 'Request Sent' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('signing out affects every tab', async ({ page, complaints }) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  await member(page.request, 'student', 'Robin Example');
  const other = await page.context().newPage();
  await other.goto('/profile-settings');
  await expect(other.getByLabel('Full name')).toHaveValue('Robin Example');
  await page.goto('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByText('You signed out in another tab.', { exact: true })).toBeVisible();
  expect(await other.content()).not.toContain('Robin Example');
});

test.fail('an unhandled rejection fails a journey', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody listens')), 0));
  await page.waitForTimeout(200);
});

test('rapid navigation causes no errors', async ({ page }) => {
  await page.goto('/terms');
  for (let times = 0; times < 4; times++) {
    await page.evaluate(() => {
      history.pushState({}, '', '/privacy-policy');
      window.dispatchEvent(new PopStateEvent('popstate'));
      history.pushState({}, '', '/terms');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});
