import type { Page } from '@playwright/test';
import { Entrance } from './support/entrance';
import { tabTo } from './support/keyboard';
import { signedUp, signUp, someone } from './support/people';
import { expect, NOBODY_IS_SIGNED_IN, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: 'Colleges to compare' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

async function open(page: Page, address = '/colleges'): Promise<void> {
  await signedUp(page.request);
  await page.goto(address);
  await heading(page).waitFor();
}

test.describe('the college directory', () => {
  test('is narrowed, sorted and paged, all of it in the address', async ({ page }) => {
    await open(page);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Showing 11-20 of/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Colleges' })).toBeFocused();

    await filters(page)
      .getByRole('checkbox', { name: /^California/ })
      .check();
    await expect(page).toHaveURL('/colleges?states=CA');
    await page.getByLabel('Sort by').selectOption('Enrollment');
    await expect(rows(page).first()).toContainText(', CA');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter California' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/colleges?states=CA');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/colleges');
  });

  test('is a map whose states lead to their colleges', async ({ page }) => {
    await open(page, '/colleges?view=map');
    await page.getByRole('button', { name: /^California, \d+/ }).focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'California' });
    await expect(chosen.getByRole('link').first()).toBeVisible();
    await chosen.getByRole('button', { name: 'List the colleges in California' }).click();
    await expect(page).toHaveURL(/states=CA/);
    await expect(rows(page).first()).toContainText(', CA');
  });

  test('puts colleges side by side, and back', async ({ page }) => {
    await open(page);
    await rows(page)
      .nth(0)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(tray(page).getByRole('status')).toHaveText('2 of 4 colleges to compare');
    await tray(page).getByRole('button', { name: 'Compare (2)' }).click();
    await expect(heading(page)).toHaveText('Compare colleges');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('button', { name: 'Back to Colleges' }).click();
    await expect(heading(page)).toHaveText('College Directory');
  });

  test('leads a visitor with a link from signing in to the comparison', async ({ page, request, complaints }) => {
    complaints.provoke(NOBODY_IS_SIGNED_IN);
    const student = await signUp(request, someone());
    await page.goto('/colleges?compare=1,2,3');
    await new Entrance(page).signIn(student);
    await expect(heading(page)).toHaveText('Compare colleges');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page).toHaveURL('/colleges?compare=1,2,3');
  });

  test('is used without a mouse', async ({ page }) => {
    await open(page);
    const slider = filters(page).getByRole('slider', { name: 'Highest tuition' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/colleges?tuition_max=49000');
    await tabTo(
      page,
      rows(page)
        .first()
        .getByRole('button', { name: /^Compare/ }),
    );
    await page.keyboard.press('Enter');
    await expect(tray(page).getByRole('status')).toHaveText('1 of 4 colleges to compare');
  });
});
