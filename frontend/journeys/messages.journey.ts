import { expect as expectAnswer, type APIRequestContext, type Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { tabTo } from './support/keyboard';
import { requestMentor, connect, member, mentor } from './support/mentors';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

const log = (page: Page) => page.getByRole('log');
const field = (page: Page, name: string) => page.getByLabel(`Message ${name}`, { exact: true });

async function write(from: APIRequestContext, recipientId: number, content: string): Promise<void> {
  const answer = await from.post('/api/messages', { data: { recipientId, content } });
  expectAnswer(answer.status(), await answer.text()).toBe(201);
}

test('two people connect, write, delete and block in one conversation', async ({ page, elsewhere, complaints }) => {
  const hers = await elsewhere();
  await page.setViewportSize(WIDE);
  await hers.setViewportSize(WIDE);
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await requestMentor(page.request, mara);

  await test.step('the student sees how many messages are left', async () => {
    await page.goto(`/messages?with=${mara.id}`);
    await expect(page.getByText(`You can send 2 more messages before ${mara.fullName} answers.`)).toBeVisible();
    await field(page, mara.fullName).fill('See https://example.org or call 617-555-0100');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`You can send 1 more message before ${mara.fullName} answers.`)).toBeVisible();
    await expect(log(page).getByText(/contains contact details/)).toBeVisible();
    await expect(log(page).getByRole('link')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("opening the request doesn't answer it", async () => {
    await hers.goto('/messages');
    await hers.getByRole('link', { name: new RegExp(kit.fullName) }).click();
    const request = hers.getByRole('region', { name: 'Connection request' });
    await expect(request.getByRole('button', { name: /^Decline/ })).toBeVisible();
    await hers.reload();
    await expect(request.getByRole('button', { name: /^Accept/ })).toBeVisible();
    expect(await findViolations(hers)).toEqual([]);
    await request.getByRole('button', { name: /^Accept/ }).click();
    await expect(request).toBeHidden();
    await expect(log(hers).getByRole('link', { name: 'https://example.org' })).toBeVisible();
  });

  await test.step('the mentor writes, and deletes a message she sent by mistake', async () => {
    await field(hers, kit.fullName).fill('Not this one');
    await hers.keyboard.press('Enter');
    const bubble = log(hers).locator('[data-index]').filter({ hasText: 'Not this one' });
    await expect(bubble.getByRole('button', { name: /^Message from You/ })).toBeAttached();
    await bubble.hover();
    await bubble.getByRole('button', { name: /^Message from You/ }).click();
    await hers.getByRole('menuitem', { name: 'Delete' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    await expect(log(hers).getByText('Message deleted')).toBeVisible();
    await field(hers, kit.fullName).fill('How can I help?');
    await hers.keyboard.press('Enter');
    await expect(log(hers).getByText('Sending…')).toBeHidden();
  });

  await test.step('the student reads the message from the dashboard', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Unread Messages/ })).toContainText('1');
    await page.getByRole('region', { name: 'Recent Messages' }).getByRole('link', { name: mara.fullName }).click();
    await expect(log(page).getByText('New', { exact: true })).toBeVisible();
    await expect(log(page).getByText('How can I help?')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Messages.*unread/ })).toHaveCount(0);
    await expect(log(page).getByText('Message deleted')).toBeVisible();
  });

  await test.step('a message that fails to send is kept, and sent only once', async () => {
    complaints.expectErrors(/api\/messages/);
    await page.route('**/api/messages', (route) => route.abort());
    await field(page, mara.fullName).fill('Which courses matter?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Not sent.')).toBeVisible();
    await page.unroute('**/api/messages');
    await log(page).getByRole('button', { name: 'Retry' }).click();
    await expect(log(page).getByText('Not sent.')).toBeHidden();
    await expect(log(page).getByText('Sending…')).toBeHidden();
    await page.reload();
    await expect(log(page).getByText('Which courses matter?')).toHaveCount(1);
  });

  await test.step('blocking ends the conversation for both', async () => {
    complaints.expectErrors(/status of 404 .* at \/api\/conversations/);
    await page.getByRole('button', { name: 'Conversation actions' }).click();
    await page.getByRole('button', { name: `Block ${mara.fullName}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Conversation not available' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Unblock ${mara.fullName}` })).toBeVisible();
    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'Conversation not available' })).toBeVisible();
  });
});

test('a student reads and replies on a phone without a mouse', async ({ page, playwright, baseURL }) => {
  const hers = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const mara = await mentor(hers, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers, mara);
  await write(hers, kit.id, 'Welcome!');
  await page.setViewportSize(PHONE);

  await test.step('selects a recipient', async () => {
    await page.goto('/messages');
    await page.getByRole('navigation', { name: 'Conversations' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'New Message' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
    await page.keyboard.type('mara');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Welcome!')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });

  await test.step('keeps a draft, and finds it in the list', async () => {
    await tabTo(page, field(page, mara.fullName));
    await page.keyboard.type('Thank');
    await tabTo(page, page.getByRole('link', { name: 'Back to conversations' }));
    await page.keyboard.press('Enter');
    const row = page.getByRole('link', { name: /Mara Lindgren.*Draft: Thank/ });
    await expect(row).toBeFocused();
    await page.reload();
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(field(page, mara.fullName)).toHaveValue('Thank');
  });

  await test.step('writes two lines and sends them', async () => {
    await tabTo(page, field(page, mara.fullName));
    await page.keyboard.press('End');
    await page.keyboard.type(' you!');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Kit');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Sending…')).toBeHidden();
    await expect(log(page).getByText(/Thank you!\s+Kit/)).toBeVisible();
  });
});

test('a long conversation keeps its scroll position while older messages load', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const hers = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const mara = await mentor(hers, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers, mara);
  for (let n = 1; n <= 70; n++) await write(n % 2 ? hers : page.request, n % 2 ? kit.id : mara.id, `Number ${n}.`);
  await page.setViewportSize(WIDE);
  await page.goto(`/messages?with=${mara.id}`);
  await expect(log(page)).toBeVisible();
  await page
    .getByRole('button', { name: 'Newest messages' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await expect(log(page).getByText('Number 70.')).toBeInViewport();
  expect(await log(page).locator('[data-index]').count()).toBeLessThan(40);
  await log(page).focus();
  const older = page.waitForResponse(/before=/);
  await log(page).evaluate((element) => element.scrollTo({ top: 60 }));
  await older;
  await expect(log(page).getByText('Number 23.')).toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(log(page).getByText('Number 1.', { exact: true })).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});
