import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

/** Opens one part of the settings by keyboard, from any focus position. */
async function open(page: Page, part: string) {
  await tabTo(page, menu(page).getByRole('link', { name: part }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `Settings: ${part.toLowerCase()}` })).toBeFocused();
}

test('all settings work without a mouse', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpSomeone(page.request);
  await page.goto('/profile-settings');

  await test.step('profile', async () => {
    const name = page.getByLabel('Full name');
    await tabTo(page, name);
    await page.keyboard.press('End');
    await page.keyboard.type(' Keys');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Profile updated', { exact: true })).toBeVisible();
    await expect(name).toHaveValue(/ Keys$/);
  });

  await test.step('privacy, and the preview of the profile', async () => {
    await open(page, 'Privacy');
    const visibility = page.getByRole('switch', { name: 'Public profile' });
    await tabTo(page, visibility);
    await page.keyboard.press('Space');
    await expect(toasts(page).getByText('Privacy settings updated', { exact: true })).toBeVisible();
    await expect(visibility).not.toBeChecked();
    await tabTo(page, page.getByRole('radio', { name: 'Alum', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Alum you asked' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Connection' })).toBeChecked();
  });

  await test.step('role', async () => {
    await open(page, 'Role');
    await tabTo(page, page.getByRole('radio', { name: 'Student' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Alumni' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Student' })).toBeChecked();
  });

  await test.step('details', async () => {
    await open(page, 'Details');
    await tabTo(page, page.getByLabel('Intended major'));
    await page.keyboard.type('Marine Biology');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Profile updated', { exact: true })).toBeVisible();
  });

  await test.step('security', async () => {
    await open(page, 'Security');
    await tabTo(page, page.getByRole('button', { name: 'Enable Two-Factor Authentication' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1. Scan the code' })).toBeVisible();
  });
});
