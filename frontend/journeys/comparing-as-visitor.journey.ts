import type { Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { collegeCards, searchBox } from './support/landing';
import { aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const MOST_CLICKS = 6;

const compared = (page: Page) => page.getByRole('columnheader').getByRole('link');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the clicks in every page that this tab opens from now on; a key that activates a link isn't one. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = ({ detail }: MouseEvent) => {
      if (detail > 0) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    };
    addEventListener('click', count, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

test.describe('a parent without an account', () => {
  test('compares three colleges from a search with at most six clicks', async ({ page }) => {
    const clicks = await countClicks(page);
    await page.goto('/');
    await searchBox(page).click();
    await page.keyboard.type('university');
    for (const index of [0, 1, 2]) {
      await collegeCards(page)
        .nth(index)
        .getByRole('button', { name: /^Compare/ })
        .click();
    }
    await page.getByRole('link', { name: 'Compare (3)' }).click();
    await expect(title(page)).toHaveText('Compare colleges');
    await expect(compared(page)).toHaveCount(3);
    expect(await clicks()).toBeGreaterThan(0);
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  });

  test('compares three colleges by their names with at most six clicks', async ({ page }) => {
    const clicks = await countClicks(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Compare colleges', exact: true }).click();
    await page.getByRole('combobox', { name: 'Add a college' }).click();
    for (const name of ['Yale University', 'Boston University', 'Harvard University']) {
      await page.keyboard.type(name);
      await page
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page.getByRole('columnheader').getByRole('link', { name })).toBeVisible();
    }
    await expect(compared(page)).toHaveCount(3);
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  });

  test('compares colleges of a state, and comes back to them after registering', async ({ page, complaints }) => {
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    const student = aPerson('student');
    await page.goto('/states/CA');
    await expect(page).toHaveURL('/states/california');
    await expect(title(page)).toHaveText('Colleges in California');
    for (const index of [0, 1]) {
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /^Compare/ })
        .click();
    }
    await page.getByRole('link', { name: 'Compare (2)' }).click();
    await expect(compared(page)).toHaveCount(2);
    const { pathname, search } = new URL(page.url());

    await page.getByRole('link', { name: 'Create a free account' }).click();
    const authScreen = new AuthScreen(page);
    await authScreen.type(authScreen.registration, 'student').click();
    await authScreen.describe(student);
    await authScreen.createButton.click();
    await expect(page).toHaveURL(pathname + search);
    await expect(compared(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Back to College Directory' })).toBeVisible();
  });
});
