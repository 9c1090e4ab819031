import type { Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { tabTo } from './support/keyboard';
import { signUpSomeone, signUp, aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: 'Colleges to compare' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

const compared = (page: Page) => page.getByRole('columnheader').getByRole('link');
const compare = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Compare/ })
    .click();

async function open(page: Page, address = '/colleges'): Promise<void> {
  await signUpSomeone(page.request);
  await page.goto(address);
  await heading(page).waitFor();
}

test.describe('the college directory', () => {
  test('is filtered, sorted and paged, with all of it in the URL', async ({ page }) => {
    await open(page);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Showing 11–20 of/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Colleges' })).toBeFocused();

    await filters(page)
      .getByRole('checkbox', { name: /^California/ })
      .check();
    await expect(page).toHaveURL('/colleges?states=CA');
    await page.getByLabel('Sort by').selectOption('Enrollment, largest first');
    await expect(rows(page).first()).toContainText(', CA');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter California' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/colleges?states=CA');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/colleges');
  });

  test('has a map whose states lead to their colleges', async ({ page }) => {
    await open(page, '/colleges?view=map');
    await page.getByRole('button', { name: /^California, \d+/ }).focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'California' });
    await expect(chosen.getByRole('link').first()).toBeVisible();
    await chosen.getByRole('button', { name: 'List the colleges in California' }).click();
    await expect(page).toHaveURL(/states=CA/);
    await expect(rows(page).first()).toContainText(', CA');
  });

  test('zooms its map to the selected states, and back', async ({ page }) => {
    await open(page, '/colleges?view=map');
    const shown = () => page.getByRole('group', { name: /^Map of the United States/ }).getAttribute('viewBox');
    await expect.poll(shown).toBe('0 0 975 610');
    await filters(page)
      .getByRole('checkbox', { name: /^Massachusetts/ })
      .check();
    await expect.poll(shown).not.toBe('0 0 975 610');
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await expect.poll(shown).toBe('0 0 975 610');
  });

  test('opens a college from anywhere on its card except its buttons', async ({ page }) => {
    await open(page);
    const first = rows(page).first();
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Added to saved colleges', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/colleges');
    const name = await first.getByRole('heading', { level: 3 }).innerText();
    await first.click();
    await expect(heading(page)).toHaveText(name);
  });

  test('compares colleges side by side, and returns to the list', async ({ page }) => {
    await open(page);
    await compare(page, 0);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Showing 11–20 of/)).toBeVisible();
    await compare(page, 1);
    await expect(tray(page).getByRole('status')).toHaveText('2 of 4 colleges to compare');
    await tray(page).getByRole('button', { name: 'Compare (2)' }).click();
    await expect(heading(page)).toHaveText('Compare colleges');
    await expect(heading(page)).toBeFocused();
    await expect(compared(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Back to Colleges' }).click();
    await expect(heading(page)).toHaveText('College Directory');
  });

  test('collects up to four colleges to compare, across pages', async ({ page }) => {
    await open(page);
    await compare(page, 0);
    await compare(page, 1);
    await rows(page).nth(2).getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: /^Compare/ }).click();
    await expect(compared(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Add a college' }).fill('stanford');
    await page.getByRole('option', { name: /^Stanford University/ }).click();
    await expect(compared(page)).toHaveCount(4);
    await expect(page.getByRole('combobox', { name: 'Add a college' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to College Directory' }).click();
    await compare(page, 5);
    await expect(tray(page).getByRole('status')).toHaveText('You can compare up to 4 colleges');
  });

  test('returns a visitor with a comparison link to the comparison after sign-in', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    const student = await signUp(request, aPerson());
    await page.goto('/colleges?compare=1,2,3');
    await new AuthScreen(page).signIn(student);
    await expect(heading(page)).toHaveText('Compare colleges');
    await expect(compared(page)).toHaveCount(3);
    await expect(page).toHaveURL('/colleges?compare=1,2,3');
  });

  test('works without a mouse', async ({ page }) => {
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
