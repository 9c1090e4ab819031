import { randomUUID } from 'node:crypto';
import { tabTo } from './support/keyboard';
import { member, mentor } from './support/mentors';
import { askInForum, replyInForum } from './support/forum';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

/** Unique per journey, because all journeys share one forum. */
const titled = () => `How did you choose between biology and history, ${randomUUID().slice(0, 8)}?`;
const CONTENT = 'I like **both** and have to decide by spring.';
const ADVICE = 'Take a class in each in your first year.';

test('a student asks anonymously, an alum replies, and the reply appears live', async ({ page, elsewhere }) => {
  const title = titled();
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const hers = await elsewhere();
  const kit = await member(page.request, 'student', 'Kit Osgood');
  const mara = await mentor(hers.request, 'Mara Lindgren');

  await test.step('the student asks a question', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Forum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeFocused();
    await page.getByRole('button', { name: 'New discussion' }).click();
    const form = page.getByRole('form', { name: 'New discussion' });
    await form.getByLabel('Title', { exact: true }).fill(title);
    await form.getByLabel('Content', { exact: true }).fill(CONTENT);
    await form.getByRole('combobox', { name: /College/ }).fill('Yale');
    await page.getByRole('option', { name: /^Yale University/ }).click();
    await form.getByRole('radio', { name: 'A student' }).check();
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(toasts(page).getByText('Post created', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('article', { name: title })).toContainText('A student');
  });

  await test.step('the alum replies', async () => {
    await hers.goto('/forum');
    await hers.getByRole('link', { name: title }).first().click();
    const post = hers.getByRole('article', { name: title });
    await expect(post).toContainText('A student');
    await expect(hers.getByText(kit.fullName)).toHaveCount(0);
    await post.getByRole('button', { name: /^Quote/ }).click();
    const box = hers.getByRole('textbox', { name: 'Your reply' });
    await expect(box).toHaveValue(`> ${CONTENT}\n\n`);
    await expect(box).toBeFocused();
    await hers.keyboard.type(ADVICE);
    await hers.keyboard.press('Control+Enter');
    await expect(toasts(hers).getByText('Reply posted', { exact: true })).toBeVisible();
  });

  await test.step('the reply appears, and the student marks it as the answer', async () => {
    const reply = page.getByRole('article', { name: `Reply by ${mara.fullName}` });
    await expect(reply.getByText(ADVICE)).toBeVisible();
    await expect(page.getByText('1 new reply')).toHaveRole('status');
    await reply.getByRole('button', { name: /^Mark as answer/ }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(ADVICE);
    await page.getByRole('link', { name: 'Show in the discussion' }).click();
    await expect(reply).toBeFocused();
    await expect(page).toHaveURL(/\?reply=(\d+)#reply-\1$/);
    // She has the discussion open.
    await expect(hers.getByRole('region', { name: 'Answer' })).toContainText(ADVICE);
    await hers.getByRole('link', { name: 'Forum', exact: true }).first().click();
    await expect(hers.getByRole('article', { name: title })).toContainText('Answered');
  });

  await test.step("a visitor reads it on the college's page", async () => {
    const visitor = await elsewhere();
    const found = await visitor.request.get('/api/colleges/search?q=Yale%20University&limit=1');
    const [college] = (await found.json()) as [{ id: number }];
    await visitor.goto(`/college/${college.id}`);
    await visitor.getByRole('region', { name: 'Recent Discussions' }).getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Answer' })).toContainText(ADVICE);
    for (const name of [kit.fullName, mara.fullName, 'A student']) {
      await expect(visitor.getByText(name)).toHaveCount(0);
    }
  });
});

test('a discussion is started, edited and deleted without a mouse', async ({ page }) => {
  const title = titled();
  test.setTimeout(120_000);
  await member(page.request, 'student', 'Kit Osgood');
  await page.goto('/forum');
  await tabTo(page, page.getByRole('button', { name: 'New discussion' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'New discussion' });
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  await tabTo(page, form.getByLabel('Content', { exact: true }));
  await page.keyboard.type(CONTENT);
  await tabTo(page, form.getByRole('textbox', { name: /^Tags/ }));
  await page.keyboard.type('Majors, Biology,');
  await tabTo(page, form.getByRole('radio', { name: 'Kit Osgood' }));
  await page.keyboard.press('Control+Enter');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: 'Biology' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Actions for this discussion' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const edited = page.getByRole('form', { name: 'Edit discussion' });
  await expect(edited.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Please help.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${title} Please help.` })).toBeFocused();
  await expect(page.getByText(/^Edited /)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Actions for this discussion' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this discussion?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete discussion' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeFocused();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
});

test('a reply draft survives a reload, and a link leads to a reply', async ({ page, elsewhere }) => {
  const title = titled();
  const hers = await elsewhere();
  await mentor(hers.request, 'Mara Lindgren');
  await member(page.request, 'student', 'Kit Osgood');
  const id = await askInForum(hers.request, { title, content: CONTENT });
  const first = await replyInForum(hers.request, id, ADVICE);
  await page.goto(`/forum/${id}?reply=${first}`);
  await expect(page.locator(`#reply-${first}`)).toBeFocused();
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await box.fill('Half a thought');
  await page.reload();
  await expect(box).toHaveValue('Half a thought');
  await expect(page.getByText('You left before you saved this. Here’s what you wrote.')).toBeVisible();

  await page.goto('/forum');
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill('histor');
  await expect(page.getByRole('article', { name: title }).locator('mark').first()).toHaveText(/histor/i);
  await page.getByRole('article', { name: title }).first().getByRole('button', { name: /^Save/ }).click();
  await page.goto('/forum?filter=saved');
  await expect(page.getByRole('article', { name: title }).getByRole('button', { name: /^Saved/ })).toBeVisible();
});

test('a visitor reads a discussion without names, and the sign-in link leads back to it', async ({
  page,
  elsewhere,
}) => {
  const title = titled();
  const hers = await elsewhere();
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const id = await askInForum(hers.request, { title, content: CONTENT });
  await page.goto(`/forum/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(mara.fullName)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/forum/${id}`)}`);
  await page.goto('/forum?tag=Majors');
  await expect(page).toHaveURL(/\/auth\?next=/);
});
