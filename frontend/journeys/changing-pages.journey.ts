import type { Page } from '@playwright/test';
import { searchBox } from './support/landing';
import { member } from './support/mentors';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const DELAY_MS = 1500;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Delays every response and file from now on, as on a slow connection. */
async function delayResponses(page: Page): Promise<void> {
  await page.route(/\/(api|assets)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    // The page may have navigated away in between.
    await route.continue().catch(() => undefined);
  });
}

interface Watched extends Window {
  gaps?: string[];
}

/** Checks every rendered frame: the page's frame must stay, and its main area must not be empty. */
async function watch(page: Page, frame: string): Promise<void> {
  await page.evaluate((selector) => {
    const gaps = ((window as Watched).gaps = [] as string[]);
    const look = () => {
      const main = document.querySelector('main');
      const isFilled = main && (main.innerText.trim() !== '' || main.querySelector('.skeleton'));
      if (!document.querySelector(selector)?.checkVisibility()) gaps.push(`no frame at ${location.pathname}`);
      if (!isFilled) gaps.push(`nothing in the middle at ${location.pathname}`);
      if (main?.querySelector('.spinner')?.closest('[role=status]')) gaps.push(`a spinner at ${location.pathname}`);
      requestAnimationFrame(look);
    };
    look();
  }, frame);
}

const gaps = async (page: Page) => [...new Set(await page.evaluate(() => (window as Watched).gaps))];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('on a slow connection', () => {
  test('the sidebar stays while a member navigates between pages', async ({ page }) => {
    test.slow();
    await page.setViewportSize(DESK);
    await member(page.request, 'student', 'Kit Osgood');
    await page.goto('/');
    await expect(heading(page)).toHaveText('Dashboard');
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Main' });
    const paths = await sidebar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(paths.length).toBeGreaterThan(6);
    await delayResponses(page);
    await watch(page, 'aside nav[aria-label=Main]');

    // Returns to the dashboard at the end.
    for (const path of [...paths.filter((each) => each !== '/'), '/']) {
      await test.step(`to ${path}`, async () => {
        await sidebar.locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(heading(page)).toBeVisible();
        expect(await gaps(page)).toEqual([]);
      });
    }
  });

  test('the bottom bar stays on a phone', async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await member(page.request, 'student', 'Kit Osgood');
    await page.goto('/');
    await expect(heading(page)).toHaveText('Dashboard');
    const bar = page.getByRole('navigation', { name: 'Tabs' });
    await delayResponses(page);
    await watch(page, 'nav[aria-label=Tabs]');
    for (const name of ['Alumni', 'Messages', 'Home']) {
      await bar.getByRole('link', { name }).click();
      await expect(heading(page)).toBeVisible();
      expect(await gaps(page)).toEqual([]);
    }
  });

  test('a visitor keeps seeing the previous page until the next one has content', async ({ page, complaints }) => {
    test.slow();
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    await page.setViewportSize(PHONE);
    await page.goto('/?q=boston+university');
    await expect(searchBox(page)).toBeVisible();
    const college = page.getByRole('link', { name: 'Boston University', exact: true });
    await expect(college).toBeVisible();
    await delayResponses(page);
    await watch(page, 'header');

    await college.click();
    await expect(heading(page)).toHaveText('Boston University');
    expect(await gaps(page)).toEqual([]);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await expect(heading(page)).toHaveText('Frequently asked questions');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('tab', { name: /sign in|log ?in/i })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Frequently asked questions');
    expect(await gaps(page)).toEqual([]);
  });
});
