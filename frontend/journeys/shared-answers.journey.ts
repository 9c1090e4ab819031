import { expect as expectAnswer, type APIRequestContext, type Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { connect, member, mentor } from './support/mentors';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

async function write(from: APIRequestContext, recipientId: number, content: string): Promise<void> {
  const answer = await from.post('/api/messages', { data: { recipientId, content } });
  expectAnswer(answer.status(), await answer.text()).toBe(201);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Answers for the forum' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('two people publish an answer from their conversation, and one of them withdraws it', async ({
  page,
  elsewhere,
  complaints,
}) => {
  test.slow();
  const hers = await elsewhere();
  await page.setViewportSize(WIDE);
  await hers.setViewportSize(WIDE);
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  const title = `Is a double major worth it (${Date.now()})?`;
  await connect(page.request, hers.request, mara);
  await write(page.request, mara.id, 'Should I do biology and history at once?');
  await write(hers.request, kit.id, 'Kit, for me it was worth it: I could change my mind late.');

  await test.step("the student suggests one of the mentor's messages", async () => {
    await page.goto(`/messages?with=${mara.id}`);
    await hers.goto(`/messages?with=${kit.id}`);
    const bubble = page.getByRole('log').locator('[data-index]').filter({ hasText: 'for me it was worth it' });
    await bubble.hover();
    await bubble.getByRole('button', { name: /^Message from Mara Lindgren/ }).click();
    await page.getByRole('menuitem', { name: 'Suggest for the forum' }).click();
    const form = drawer(page, 'Suggest for the forum');
    await expect(form.getByLabel('Question')).toHaveValue('Should I do biology and history at once?');
    await form.getByLabel('Title').fill(title);
    await form.getByRole('combobox', { name: /College/ }).fill('Michigan State');
    await page
      .getByRole('option', { name: /Michigan State University/ })
      .first()
      .click();
    expect(await findViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send suggestion' }).click();
  });

  await test.step('a name in the text has to be removed or confirmed', async () => {
    const preview = drawer(page, 'Answer for the forum');
    await expect(preview.locator('mark')).toHaveText('Kit');
    await expect(preview.getByRole('button', { name: 'Agree' })).toBeDisabled();
    await preview.getByRole('button', { name: 'Edit' }).click();
    await drawer(page, 'Edit the answer')
      .getByRole('textbox', { name: 'Answer' })
      .fill('For me it was worth it: I could change my mind late.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(preview.getByText('You agreed. We publish it once Mara Lindgren agrees.')).toBeVisible();
    await page.setViewportSize(PHONE);
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(WIDE);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(banner(page).getByText(/Waiting for Mara Lindgren/)).toBeVisible();
  });

  await test.step('the mentor sees the suggestion in the open conversation, and agrees', async () => {
    await banner(hers)
      .getByRole('button', { name: /^Review/ })
      .click();
    const preview = drawer(hers, 'Answer for the forum');
    await expect(preview.getByText('For me it was worth it: I could change my mind late.')).toBeVisible();
    expect(await findViolations(hers)).toEqual([]);
    await preview.getByRole('button', { name: 'Agree' }).click();
    await preview.getByRole('link', { name: 'Open it in the forum' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(hers.getByText('An alum', { exact: true }).first()).toBeVisible();
    await expect(hers.getByText('Kit Osgood')).toHaveCount(0);
  });

  await test.step('the student withdraws it', async () => {
    await page.reload();
    await banner(page).getByRole('button', { name: /^View/ }).click();
    await drawer(page, 'Answer for the forum').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Withdraw answer' }).click();
    await expect(banner(page)).toHaveCount(0);
    complaints.expectErrors(/status of 404/);
    await hers.reload();
    await expect(hers.getByRole('heading', { level: 1, name: 'Discussion Not Found' })).toBeVisible();
  });
});
