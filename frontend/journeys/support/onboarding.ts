import type { Page } from '@playwright/test';
import { expect } from './test';

/** Skips the questions that follow registration. */
export async function skipSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}
