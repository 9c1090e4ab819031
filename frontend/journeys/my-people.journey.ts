import { findViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { requestMentor, member, mentor } from './support/mentors';
import { expect, test } from './support/test';
import { expectToast, keepToastOpen } from './support/toasts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

test('an alum answers a request on her dashboard, undoes it, and an answer survives an immediate reload', async ({
  page,
  playwright,
  baseURL,
}) => {
  const student = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const mara = await mentor(page.request, 'Mara Lindgren');
  const kit = await member(student, 'student', 'Kit Osgood');
  await requestMentor(student, mara);
  const request = page.getByRole('article', { name: `Request from ${kit.fullName}` });

  await test.step('undoes a declined request', async () => {
    await page.goto('/');
    await request.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Connection declined', 'This request has been removed from your list.');
    // On a busy machine, the toast could disappear first.
    await keepToastOpen(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(request).toBeVisible();
  });

  await test.step('accepts and reloads immediately', async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await request.getByRole('button', { name: 'Accept' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Connections/ })).toContainText('1');
    await expect(request).toBeHidden();
  });

  await test.step('finds the student through the number on the dashboard, and opens the profile', async () => {
    await page.getByRole('link', { name: /^Connections/ }).click();
    await expect(page).toHaveURL(/\/my-people\?tab=connected$/);
    await page
      .getByRole('article', { name: kit.fullName })
      .getByRole('link', { name: kit.fullName, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: kit.fullName })).toBeVisible();
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      expect(await findViolations(page)).toEqual([]);
    }
  });
});

test('a student answers a question, blocks and unblocks on a phone without a mouse', async ({
  page,
  playwright,
  baseURL,
}) => {
  const hers = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const mara = await mentor(hers, 'Mara Lindgren');
  await member(page.request, 'student', 'Kit Osgood');
  await requestMentor(page.request, mara);
  const [{ id }] = (await (await hers.get('/api/connections')).json()) as [{ id: number }];
  await hers.patch(`/api/connections/${id}`, { data: { question: 'Which lab do you mean?' } });
  await page.setViewportSize(PHONE);

  await test.step('the dashboard shows the question', async () => {
    await page.goto('/');
    const questions = page.getByRole('region', { name: 'Questions About Your Requests' });
    await expect(questions.getByText('Which lab do you mean?')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('the student answers it in the list of requests', async () => {
    await page.goto('/my-people?tab=asked');
    const row = page.getByRole('article', { name: mara.fullName });
    await tabTo(page, row.getByLabel('Your answer'));
    await page.keyboard.type('The one in Boston.');
    await tabTo(page, row.getByRole('button', { name: 'Send answer' }));
    await page.keyboard.press('Enter');
    await expect(row.getByText('The one in Boston.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('blocking warns about its effects, and the user can be unblocked in the Blocked tab', async () => {
    const row = page.getByRole('article', { name: mara.fullName });
    // A toast covers the bottom of the page on a phone.
    await page.reload();
    await row.waitFor();
    await tabTo(page, row.getByRole('button', { name: `Block ${mara.fullName}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('This ends any request or connection between you');
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }));
    await page.keyboard.press('Enter');
    await expect(row).toBeHidden();
    await tabTo(page, page.getByRole('link', { name: /^Blocked/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Blocked on')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, row.getByRole('button', { name: `Unblock ${mara.fullName}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  });
});
