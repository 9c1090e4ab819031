import type { Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).first().getByRole('button');
const box = (page: Page) => page.getByRole('complementary', { name: 'Filters' }).getByLabel('Search colleges');

test.describe('a search in words', () => {
  test('becomes filters that can be removed, and names what it can’t read', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.goto('/colleges');
    await box(page).fill('big public universities in california with computer science near me');
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText([
      /California/,
      /Public 4-year/,
      /Computer Science/,
      /Enrollment from 15,000/,
      'Clear all',
    ]);
    await expect(box(page)).toHaveValue('');
    await expect(page.getByText('We couldn’t read “near me” as a filter, so it’s left out.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(', CA');
    await page.getByRole('button', { name: /^Remove filter\s*California$/ }).click();
    await expect(page).not.toHaveURL(/states=/);
    await page.reload();
    await expect(chips(page)).toHaveCount(4);
  });

  test('is offered as filters while the results are those of the text', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.goto('/colleges?q=nursing+in+ohio+under+15k');
    const offer = page.getByRole('region', { name: 'Your search as filters' });
    await expect(offer).toContainText('Ohio · Nursing · Price after grants up to $15,000');
    expect(await findViolations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Use these filters' }).click();
    await expect(chips(page)).toHaveCount(4);
    await expect(page).toHaveURL(/net_price_max=15000/);
  });

  test('stays a search if it is a name', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.goto('/colleges');
    await box(page).fill('boston university');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=boston/);
    await expect(page.getByRole('article').first()).toContainText('Boston University');
    await expect(page.getByRole('region', { name: 'Your search as filters' })).toHaveCount(0);
  });
});
