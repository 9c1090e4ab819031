import type { Page } from '@playwright/test';
import { signUpSomeone } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { expectToast } from './support/toasts';

// The caches of the service worker outlive the page.
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns every URL cached in this browser. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });

/** Returns the content of localStorage and sessionStorage as JSON. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('leaves no personal data in the browser', async ({ page, context, complaints }) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  const student = await signUpSomeone(page.request);
  await page.goto('/profile-settings');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${student.fullName}!`)).toBeVisible();
  const assets = await cached(page);
  expect(assets.length).toBeGreaterThan(3);
  expect(assets.filter((path) => /^\/(api|pictures)\//.test(path) || !/\.\w+$/.test(path))).toEqual([]);

  await page.evaluate(() => localStorage.setItem('origin-college', JSON.stringify({ viewer: 1, id: 1 })));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully');
  expect(await stored(page)).not.toContain('origin-college');
  for (const step of [() => page.goBack(), () => page.goForward()]) {
    await step();
    await expect(page.getByText('Sign In', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    for (const secret of [student.fullName, student.username, student.email]) {
      expect(await page.content()).not.toContain(secret);
      expect(await stored(page)).not.toContain(secret);
    }
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
});
