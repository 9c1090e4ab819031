import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { askInForum } from './support/forum';
import { member, mentor } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test("a visitor finds an answered question on a college's page and reads it", async ({ page, elsewhere }) => {
  const students = await elsewhere();
  const name = (await member(students.request, 'student', 'Nell Unnamed')).fullName;
  const day = pickByRetry(['Sunday', 'Saturday']);
  const title = `Which dining halls are open on a ${day}?`;
  const question = { title, content: `I visit on a **${day}** and want to plan lunch.`, tags: [], collegeId: 5 };
  const { id } = (await (await students.request.post('/api/forum/posts', { data: question })).json()) as { id: number };
  const replyResponse = await students.request.post(`/api/forum/posts/${id}/replies`, {
    data: { content: 'The one next to the library.' },
  });
  const { id: replyId } = (await replyResponse.json()) as { id: number };
  await students.request.put(`/api/forum/posts/${id}/answer`, { data: { replyId } });

  const alumni = await elsewhere();
  await mentor(alumni.request, 'Cora Shore');
  const data = { college: 'Connecticut State Community College', collegeId: 5 };
  expect((await alumni.request.put('/api/alumni/profile', { data })).ok()).toBe(true);
  const college = async () => (await (await page.request.get('/api/colleges/5')).json()) as { alumniCount: number };
  await expect.poll(async () => (await college()).alumniCount).toBeGreaterThan(0);

  await page.goto('/college/5');
  const discussions = region(page, 'Recent Discussions');
  await expect(discussions.getByText(`I visit on a ${day} and want to plan lunch.`)).toBeVisible();
  await expect(discussions).not.toContainText(name);
  expect(await findViolations(page)).toEqual([]);

  await discussions.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/forum/${id}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('The one next to the library.').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(name);

  await page.goBack();
  await expect(heading(page)).not.toHaveText(title);
  await region(page, 'Alumni Network').locator('a[href^="/alumni/"]').first().click();
  await expect(page).toHaveURL(/\/alumni\/\d+$/);
});

test('a student goes from the hub to the discussions and alumni of a college', async ({ page }) => {
  await member(page.request, 'student');
  await page.goto('/college?id=1');
  await region(page, 'Recent Discussions').getByRole('button', { name: 'View all discussions' }).click();
  await expect(page.getByRole('heading', { name: 'Discussions' })).toBeFocused();
  await expect(page).toHaveURL(/tab=forum/);

  const first = region(page, 'Discussions').getByRole('article').first();
  await first.getByRole('button', { name: /^Save / }).click();
  await expect(first.getByRole('button', { name: /^Saved / })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(first.getByRole('button', { name: /^Saved / })).toBeVisible();

  await page.getByRole('tab', { name: 'Alumni' }).click();
  await expect(page.getByRole('link', { name: /^Advanced Search/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Forum' }).click();
  await page.getByRole('link', { name: /^Start New Discussion/ }).click();
  await expect(page).toHaveURL(/\/forum\?new=1&collegeId=1&college=Michigan/);
  await expect(page.getByRole('dialog').getByRole('combobox', { name: /College/ })).toHaveValue(/^Michigan State/);
});

test('the dashboard leads to new discussions, and opening them counts as a visit', async ({ page, elsewhere }) => {
  await member(page.request, 'student');
  // Only what was written after the registration is new.
  const author = (await elsewhere()).request;
  await member(author, 'student');
  await askInForum(author, { title: 'Which dorm is the quietest?', content: 'I like to study in my room.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('link', { name: /^Forum Activity, \d/ });
  await expect(card).toHaveAccessibleName(/, [1-9]\d*\+? new posts?$/);
  // Phones show the latest only.
  await expect(region(page, 'Recent Forum Activity').getByRole('article')).toHaveCount(1);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);

  // The number of new discussions after that depends on other journeys, which write concurrently.
  const visit = page.waitForResponse((response) => response.url().endsWith('/api/forum/visit'));
  const counted = page.waitForResponse((response) => response.url().includes('/api/dashboard/stats'));
  await card.click();
  await expect(heading(page)).toHaveText('Forum');
  expect((await visit).ok()).toBe(true);
  await page.getByRole('link', { name: 'Home' }).last().click();
  expect((await counted).ok()).toBe(true);
  await expect(card).toBeVisible();
});
