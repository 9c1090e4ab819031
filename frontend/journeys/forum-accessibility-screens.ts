import type { Page } from '@playwright/test';
import { expectNoSkeletons, type Screen } from './accessibility-screens';
import { askInForum, replyInForum } from './support/forum';

const QUESTION = {
  title: 'How did you choose between biology and history?',
  content: 'I like **both**: [my notes](https://example.org).\n\n> Decide\n\n```\nby spring\n```',
  tags: ['Majors'],
  collegeId: 1,
};

const form = (page: Page) => page.getByRole('form', { name: 'New discussion' });

/** Creates a discussion with an answer, by the viewer of the screen. */
async function answered(page: Page): Promise<void> {
  const id = await askInForum(page.request, QUESTION);
  const replyId = await replyInForum(page.request, id, 'Take `both` in your first year.');
  await page.request.put(`/api/forum/posts/${id}/answer`, { data: { replyId } });
  await page.goto(`/forum/${id}`);
  await page.locator('.markdown strong').first().waitFor();
}

/** The forum in the states that look different. */
export const FORUM_SCREENS: readonly Screen[] = [
  {
    name: 'the forum',
    path: '/forum',
    as: 'student',
    after: async (page) => {
      await askInForum(page.request, QUESTION);
      await page.reload();
      await expectNoSkeletons(page);
    },
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'a search in the forum',
    path: '/forum',
    as: 'student',
    after: async (page) => {
      await askInForum(page.request, QUESTION);
      await page.goto('/forum?q=biology&filter=mine');
    },
    shows: (page) => page.getByRole('article').locator('mark').first(),
  },
  {
    name: 'the forum with nothing to show',
    path: '/forum?tag=qqqqzzzz',
    as: 'student',
    shows: (page) => page.getByText('No matching discussions'),
  },
  {
    name: 'a new discussion with what is missing',
    path: '/forum?new=1',
    as: 'student',
    after: (page) => form(page).getByRole('button', { name: 'Post', exact: true }).click(),
    shows: (page) => form(page).getByText('Title must be at least 5 characters'),
  },
  {
    name: 'a new discussion in preview',
    path: '/forum?new=1',
    as: 'alumni',
    after: async (page) => {
      await form(page).getByLabel('Content', { exact: true }).fill(QUESTION.content);
      await form(page).getByRole('tab', { name: 'Preview' }).click();
    },
    shows: (page) => form(page).getByRole('link', { name: 'my notes' }),
  },
  {
    name: 'a discussion with its answer',
    path: '/forum',
    as: 'student',
    after: answered,
    shows: (page) => page.getByRole('region', { name: 'Answer' }),
  },
  {
    name: 'a discussion for visitors',
    path: '/forum',
    as: 'student',
    // A count can be read between clearing the cookies and loading the page again.
    provokes: /status of 401 .* at \/api\/(user|notifications\/count|conversations\/unread-count)$/,
    after: async (page) => {
      await answered(page);
      await page.context().clearCookies();
      await page.reload();
    },
    shows: (page) => page.getByRole('region', { name: 'Join the discussion' }),
  },
  {
    name: 'a discussion that does not exist',
    path: '/forum/999999999',
    as: 'student',
    provokes: /status of 404/,
    shows: (page) => page.getByRole('heading', { name: 'Discussion Not Found' }),
  },
];
