import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { tabTo } from './support/keyboard';
import { verifiedAdministrator } from './support/college-administrators';
import { pickByRetry } from './support/of-this-try';
import { mailAbout } from './support/outbox';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const fits = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
};

test('an administrator reads a guide, downloads it, and writes to support using only the keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { email } = await verifiedAdministrator(page.request, pickByRetry(['Grinnell College', 'St Olaf College']));

  await test.step('the guide is available as a page and as a PDF', async () => {
    await page.goto('/college-admin-dashboard?tab=resources');
    await tabTo(page, page.getByRole('button', { name: 'Read the administrator guide' }));
    await fits(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Import your alumni' })).toBeVisible();
    await fits(page);
    await tabTo(page, page.getByRole('link', { name: 'Download PDF' }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('admin-guide.pdf');
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.length).toBeGreaterThan(5_000);
  });

  await test.step('the administrator finds one question and sends another to support', async () => {
    await page.goto('/faq');
    await tabTo(page, page.getByLabel('Search questions'));
    await page.keyboard.type('csv');
    await expect(page.getByText('How do we import our alumni?')).toBeVisible();
    await fits(page);
    await tabTo(page, page.getByRole('button', { name: 'Contact Support' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel('Subject'));
    await page.keyboard.type('Importing our alumni');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Our list has 30,000 rows. Can you import it?');
    await fits(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Message sent')).toBeVisible();
    await mailAbout(page.request, email, /^We have your message: Importing our alumni/);
  });
});
