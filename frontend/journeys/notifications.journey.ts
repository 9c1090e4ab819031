import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { tabTo } from './support/keyboard';
import { requestMentor, member, mentor } from './support/mentors';
import { expect, test } from './support/test';
import { settleAnswer } from './support/time';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };
const SETTINGS = '/profile-settings?tab=notifications';

/** On a desktop, the bell in the sidebar is visible, on a phone the one in the header; the other one is hidden. */
const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test("a request and its answer update the other person's bell without a reload", async ({ page, elsewhere }) => {
  test.slow();
  const hers = await elsewhere();
  await page.setViewportSize(WIDE);
  await hers.setViewportSize(WIDE);
  const mara = await mentor(hers.request, 'Mara Lindgren');
  await member(page.request, 'student', 'Kit Osgood');
  await hers.goto('/');
  await expect(bell(hers, 'Notifications')).toBeVisible();
  await page.goto('/');
  await expect(bell(page, 'Notifications')).toBeVisible();

  const request = await requestMentor(page.request, mara);
  await test.step('the mentor opens the request from the bell', async () => {
    await bell(hers, 'Notifications, 1 unread').click();
    const row = panel(hers).getByRole('link', { name: /wants to connect with you/ });
    await expect(row).toBeVisible();
    expect(await findViolations(hers)).toEqual([]);
    await row.click();
    await expect(hers.getByRole('heading', { level: 1, name: 'My People' })).toBeVisible();
    await expect(panel(hers)).toBeHidden();
    await expect(bell(hers, 'Notifications')).toBeVisible();
    await hers.reload();
    await expect(bell(hers, 'Notifications')).toBeVisible();
  });

  await test.step('the student marks the answer as read, which also updates another tab', async () => {
    const other = await page.context().newPage();
    await other.setViewportSize(WIDE);
    await other.goto('/notifications');
    await expect(other.getByText('No notifications yet')).toBeVisible();
    await hers.request.patch(`/api/connections/${request}`, { data: { status: 'connected' } });
    await expect(other.getByRole('link', { name: /accepted your request/ })).toHaveCount(0);
    await settleAnswer(request);
    await expect(other.getByRole('link', { name: /accepted your request.*unread$/ })).toBeVisible();
    await bell(page, 'Notifications, 1 unread').click();
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(other, 'Notifications')).toBeVisible();
    await expect(other.getByRole('link', { name: /accepted your request/ })).toBeVisible();
    await expect(other.getByRole('main').getByRole('link', { name: /unread$/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(bell(page, 'Notifications')).toBeFocused();
  });
});

test('notifications and their settings work on a phone without a mouse', async ({ page, elsewhere }) => {
  const theirs = await elsewhere();
  await page.setViewportSize(PHONE);
  const mara = await mentor(page.request, 'Mara Lindgren');
  await member(theirs.request, 'student', 'Kit Osgood');
  await requestMentor(theirs.request, mara);
  await page.goto('/');

  await test.step('the bell leads to all notifications', async () => {
    await tabTo(page, bell(page, 'Notifications, 1 unread'));
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: /wants to connect/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, panel(page).getByRole('link', { name: 'See all notifications' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  });

  await test.step('the filter is kept in the URL', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'All' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?unread=1$/);
    await tabTo(page, page.getByRole('button', { name: 'Mark all as read' }));
    await page.keyboard.press('Enter');
    await expect(bell(page, 'Notifications')).toBeVisible();
    await page.reload();
    await expect(page.getByText("You're all caught up")).toBeVisible();
    expect(await getHorizontalOverflow(page)).toBe(0);
  });

  await test.step('the switches are saved', async () => {
    await page.goto(SETTINGS);
    const byMail = page.getByRole('switch', { name: 'Connection requests: Email' });
    await tabTo(page, byMail);
    const saved = page.waitForResponse(/api\/notifications\/settings$/);
    await page.keyboard.press('Space');
    await expect(byMail).not.toBeChecked();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(byMail).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Connection requests: App' })).toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
});

test.describe('push messages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are shown by the service worker', async ({ page }) => {
    await page.context().grantPermissions(['notifications']);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('There is no service worker');
    // A headless browser keeps no list of notifications, so the worker's calls are recorded.
    await worker.evaluate(() => {
      // The types of the journeys only include windows, not service workers.
      const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
      const show = scope.registration.showNotification.bind(scope.registration);
      scope.shown = [];
      scope.registration.showNotification = (title, options) => {
        scope.shown.push([title, options?.body, options?.tag]);
        return show(title, options);
      };
    });
    const browser = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one) resolve(one.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const data = JSON.stringify({ title: 'Kit sent you a message', text: 'Read it.', tag: 'test', link: '/messages' });
    const origin = new URL(page.url()).origin;
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
    await expect.poll(shown).toEqual([['Kit sent you a message', 'Read it.', 'test']]);
  });
});
