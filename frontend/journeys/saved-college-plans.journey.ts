import type { Page } from '@playwright/test';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';
import { keepToastOpen, toasts } from './support/toasts';

const list = (page: Page) => page.getByRole('region', { name: 'Saved Colleges' });
const row = (page: Page, name: string) => list(page).getByRole('region', { name });
const NOTE = 'Essay first.\nAsk about the robotics lab.';

test('a student plans a saved college, and no one else sees the plan', async ({ page, elsewhere }) => {
  await signUpSomeone(page.request);
  await page.goto('/college/3');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click();
  await expect(toasts(page).getByText('Added to saved colleges')).toBeVisible();

  await test.step('status, deadline and note are still there after a reload', async () => {
    await page.goto('/college');
    await row(page, name).getByLabel('Status').selectOption('Applying');
    await row(page, name).getByLabel('Deadline').fill('2999-01-15');
    await row(page, name)
      .getByRole('button', { name: /^Add note/ })
      .click();
    await row(page, name).getByRole('textbox', { name: 'Note' }).fill(NOTE);
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && (response.request().postData() ?? '').includes('note'),
    );
    await row(page, name).getByRole('button', { name: 'Save note' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(row(page, name).getByLabel('Status')).toHaveValue('applying');
    await expect(row(page, name).getByLabel('Deadline')).toHaveValue('2999-01-15');
    await expect(row(page, name).getByText('Ask about the robotics lab.')).toBeVisible();
    await expect(list(page).getByText(/^Next deadline/)).toContainText(name);
  });

  await test.step('undoing a removal restores them', async () => {
    await row(page, name)
      .getByRole('button', { name: /^Remove / })
      .click();
    await keepToastOpen(page);
    await expect(row(page, name)).toBeHidden();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toasts(page).getByText('Added to saved colleges')).toBeVisible();
    await page.reload();
    await expect(row(page, name).getByText('Ask about the robotics lab.')).toBeVisible();
    await expect(row(page, name).getByLabel('Deadline')).toHaveValue('2999-01-15');
  });

  await test.step('another student with the same college sees nothing of it', async () => {
    const other = await elsewhere();
    await signUpSomeone(other.request);
    await other.request.put('/api/saved-colleges/3');
    await other.goto('/college');
    await expect(row(other, name).getByLabel('Status')).toHaveValue('considering');
    await expect(row(other, name).getByLabel('Deadline')).toHaveValue('');
    await expect(other.getByText('robotics lab')).toBeHidden();
    const seen: unknown = await (await other.request.get('/api/saved-colleges')).json();
    expect(seen).toMatchObject([{ id: 3, status: 'considering', deadline: null, note: null }]);
  });
});
