import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { verifiedAdministrator } from './support/college-administrators';
import { tabTo } from './support/keyboard';
import { member } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const fits = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
};

test('a college messages students, one of whom replies on a phone and unsubscribes', async ({ page, elsewhere }) => {
  test.setTimeout(120_000);
  const { college } = await verifiedAdministrator(page.request, pickByRetry(['Oberlin College', 'Pomona College']));
  const phone = await elsewhere({ viewport: { width: 390, height: 844 } });
  await member(phone.request, 'student', 'Kit Osgood');
  await phone.request.put(`/api/privacy/consents/${college.id}`, { data: { level: 'messages' } });

  await test.step('the administrator writes a broadcast, using only the keyboard', async () => {
    await page.goto('/college-admin-dashboard?tab=analytics');
    await tabTo(page, page.getByRole('button', { name: 'Message students' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Message students' });
    await tabTo(page, dialog.getByLabel('Subject'));
    await page.keyboard.type('Open day in April');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Visit us on Saturday, April 4.');
    await fits(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Fewer than 10 students will receive it.')).toBeVisible();
    await expect(page.getByText(/^You can send the next message on/)).toBeVisible();
    await fits(page);
  });

  await test.step('the student reads it, and replies after reading what a reply reveals', async () => {
    await phone.goto('/messages');
    await phone.getByRole('link', { name: 'Messages from colleges' }).click();
    const row = phone.getByRole('link', { name: /^Open day in April/ });
    await expect(async () => {
      await phone.reload();
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await row.click();
    await expect(phone.getByText('Visit us on Saturday, April 4.')).toBeVisible();
    await fits(phone);
    await phone.getByRole('button', { name: 'Answer' }).click();
    await expect(phone.getByText(/will see your name, Kit Osgood, and your answer/)).toBeVisible();
    await phone.getByLabel('Your answer').fill('Is there parking?');
    await fits(phone);
    await phone.getByRole('button', { name: 'Show my name and send' }).click();
    await expect(phone.getByRole('list', { name: 'Answers' }).getByText('Is there parking?')).toBeVisible();
  });

  await test.step('the administrator replies', async () => {
    await page.reload();
    await page.getByText('1 student answered').click();
    await page.getByLabel('Reply to Kit Osgood').fill('Yes, next to the library.');
    await fits(page);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(toasts(page).getByText('Reply sent')).toBeVisible();
  });

  await test.step('the student unsubscribes with one click', async () => {
    await phone.reload();
    await expect(phone.getByText('Yes, next to the library.')).toBeVisible();
    await phone.getByRole('button', { name: `Unsubscribe from ${college.name}` }).click();
    await expect(phone.getByText(`You don’t receive messages from ${college.name} anymore`)).toBeVisible();
    await fits(phone);
  });
});
