import { expect as expectAnswer, type APIRequestContext, type Page } from '@playwright/test';
import { findViolations, findColorViolations, getHorizontalOverflow } from './support/axe';
import { tabTo } from './support/keyboard';
import { connect, member, mentor } from './support/mentors';
import { operator } from './support/operators';
import { waitForAnimations } from './support/stillness';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

async function write(from: APIRequestContext, recipientId: number, content: string): Promise<number> {
  const answer = await from.post('/api/messages', { data: { recipientId, content } });
  expectAnswer(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const log = (page: Page) => page.getByRole('log');
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

async function expectAccessibleInBothThemes(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await waitForAnimations(page);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await waitForAnimations(page);
  expect(await findColorViolations(page)).toEqual([]);
}

test('a student reports a message, and an operator hides it', async ({ page, elsewhere, playwright, baseURL }) => {
  test.slow();
  const theirs = await elsewhere();
  const his = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const alex = await mentor(his, 'Alex Sample');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await operator(theirs.request, 'Olive Operator');
  await connect(page.request, his, alex);
  const first = `Essays are cheap with me, ${alex.username}.`;
  const second = `Buy one or your teacher hears of it, ${alex.username}.`;
  await write(his, kit.id, first);
  await write(his, kit.id, second);
  await page.setViewportSize(WIDE);
  await theirs.setViewportSize(WIDE);

  await test.step('the student reports it in the conversation', async () => {
    await page.goto(`/messages?with=${alex.id}`);
    const bubble = log(page).locator('[data-index]').filter({ hasText: second });
    await bubble.hover();
    await bubble.getByRole('button', { name: /^Message from Alex Sample/ }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this message' });
    await dialog.getByRole('radio', { name: /^Insults/ }).check();
    await dialog.getByLabel('Anything to add?').fill('He threatens me.');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Report sent', { exact: true })).toBeVisible();
  });

  await test.step('the operator finds and claims the case', async () => {
    await theirs.goto('/moderation');
    await expect(
      theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Moderation/ }),
    ).toBeVisible();
    await theirs
      .getByRole('link', { name: /^Message from Alex Sample/ })
      .first()
      .click();
    await expect(conversation(theirs).getByRole('listitem').filter({ hasText: 'Reported message' })).toContainText(
      second,
    );
    await expect(conversation(theirs).getByText(first)).toBeVisible();
    await expect(theirs.getByText('He threatens me.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Claim' }).click();
    await expect(theirs.getByText('You’re working on this case.')).toBeVisible();
    await expectAccessibleInBothThemes(theirs);
  });

  await test.step('the operator adds a note and hides the message', async () => {
    await theirs.getByRole('textbox', { name: 'Add a note' }).fill('The second time this week.');
    await theirs.getByRole('button', { name: 'Add note' }).click();
    await expect(theirs.getByRole('listitem').filter({ hasText: 'The second time this week.' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Hide message' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Hide this message?' });
    await dialog.getByLabel('Reason').fill('A threat.');
    await expectAccessibleInBothThemes(theirs);
    await dialog.getByRole('button', { name: 'Hide message' }).click();
    await expect(theirs.getByText('The message is hidden', { exact: true })).toBeVisible();
    await expect(theirs.getByRole('listitem').filter({ hasText: 'A threat.' })).toBeVisible();
  });

  await test.step('the student no longer sees it', async () => {
    await page.goto(`/messages?with=${alex.id}`);
    await expect(log(page).getByText(first)).toBeVisible();
    await expect(log(page).getByText('Removed by a moderator')).toBeVisible();
    await expect(log(page).getByText(second)).toHaveCount(0);
  });
});

test('an operator works on a case with only the keyboard, and on a phone', async ({ page, playwright, baseURL }) => {
  test.slow();
  const hers = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const his = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await operator(page.request, 'Olive Operator');
  const name = `Sam ${Date.now()}`;
  const sam = await mentor(his, name);
  const noa = await member(hers, 'student', 'Noa Feld');
  await connect(hers, his, sam);
  const messageId = await write(his, noa.id, 'Cheap essays!');
  const report = await hers.post('/api/reports', {
    data: { targetType: 'message', targetId: messageId, reason: 'abuse' },
  });
  expectAnswer(report.status(), await report.text()).toBe(201);
  await page.setViewportSize(PHONE);

  await page.goto('/moderation');
  const row = page.getByRole('link', { name: new RegExp(`^Message from ${name}`) });
  await row.waitFor();
  await expectAccessibleInBothThemes(page);
  expect(await getHorizontalOverflow(page)).toBe(0);

  await test.step('moves to the case with J, and opens it', async () => {
    const rows = page.getByRole('navigation', { name: 'Cases' }).getByRole('link');
    await tabTo(page, rows.first());
    for (let presses = 0; presses < 60; presses++) {
      if (await row.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('j');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: `Message from ${name}` })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Cases' })).toBeHidden();
    await expectAccessibleInBothThemes(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });

  await test.step('claims it and dismisses the report', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Claim' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Dismiss these reports?' }).getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Harmless.');
    await tabTo(page, page.getByRole('button', { name: 'Dismiss reports' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Reports dismissed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen case' })).toBeVisible();
  });

  await test.step('goes back to the list', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Back to cases' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Open' })).toBeChecked();
    await expect(row).toHaveCount(0);
  });
});
