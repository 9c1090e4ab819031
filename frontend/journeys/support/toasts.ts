import { expect, type Locator, type Page } from '@playwright/test';

/** The region where toasts appear; F8 moves the focus there. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

export async function expectToast(page: Page, title: string, text: string | RegExp): Promise<void> {
  const toast = toasts(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: typeof text === 'string' }) });
  await expect(toast, `a toast: ${title}`).toBeVisible();
}

/** Waits for a toast and keeps it open: toasts don't time out while one of them has the focus. */
export async function keepToastOpen(page: Page): Promise<void> {
  await toasts(page).getByRole('listitem').waitFor();
  await page.keyboard.press('F8');
}
