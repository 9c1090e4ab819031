import { expect, type Locator, type Page } from '@playwright/test';

/** The corner where toasts appear; it can be reached with F8. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

export async function expectToast(page: Page, title: string, text: string | RegExp): Promise<void> {
  const toast = toasts(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: typeof text === 'string' }) });
  await expect(toast, `a toast: ${title}`).toBeVisible();
}

/** Waits for a toast and keeps it there: while the focus is among the toasts, their time stands still. */
export async function keepToast(page: Page): Promise<void> {
  await toasts(page).getByRole('listitem').waitFor();
  await page.keyboard.press('F8');
}
