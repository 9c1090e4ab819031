import type { Page } from '@playwright/test';
import { expect } from './test';

/** Goes past the questions that follow a registration. */
export async function skipSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}
