import { AuthScreen } from './support/entrance';
import { completeRegistration, signInAtProvider, aPerson } from './support/people';
import { expect, test } from './support/test';

test('a user registers with Google, signs out and signs in again with Google', async ({ page }) => {
  const person = aPerson();
  await signInAtProvider(page, person);
  const authScreen = new AuthScreen(page);
  await page.goto('/auth?next=%2Fcollege%2F1');
  await authScreen.tab('Register').click();
  await page.getByRole('link', { name: 'Google', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Continuing with Google' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await completeRegistration(page, person);
  await expect(page).toHaveURL('/college/1');

  // An open page would react to the end of its session.
  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await authScreen.openLogin();
  await page.getByRole('link', { name: 'Google', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const user = (await (await page.request.get('/api/user')).json()) as { username: string };
  expect(user.username).toBe(person.username);
});

test('a test of the setup shows the names of the received claims, and signs no one in', async ({ page }) => {
  await page.goto('/oauth-debug');
  await page.getByRole('link', { name: 'Test sign-in with LinkedIn' }).click();
  const result = page.getByRole('status', { name: 'LinkedIn: it works' });
  await expect(result.getByRole('listitem').filter({ hasText: /^email$/ })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});
