import { request, type Page } from '@playwright/test';
import type { Screen } from './accessibility-screens';
import { requestMentor, connect, member, mentor } from './support/mentors';

const somebodyElse = (page: Page) => request.newContext({ baseURL: new URL(page.url()).origin });

/** Creates a mentor who has received a request from a student, and opens a page with a notification of it. */
async function asked(page: Page, path: string) {
  const theirs = await somebodyElse(page);
  const mara = await mentor(page.request, 'Mara Lindgren');
  await member(theirs, 'student', 'Kit Osgood');
  await requestMentor(theirs, mara);
  await page.goto(path);
}

/** Creates a student who is connected with a mentor and has a message from her. */
async function written(page: Page, path: (mentorId: number) => string) {
  const hers = await somebodyElse(page);
  const mara = await mentor(hers, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers, mara);
  await hers.post('/api/messages', { data: { recipientId: kit.id, content: 'How was your first week?' } });
  await page.goto(path(mara.id));
}

const UNSUBSCRIBE = /\/api\/unsubscribe\//;
const LINK_OF_A_MAIL = { label: 'New messages', email: 'k***@journeys.example' };

/** The message and notification screens, in the states that look different. */
export const MESSAGING_SCREENS: readonly Screen[] = [
  {
    name: 'no messages yet',
    path: '/messages',
    as: 'student',
    shows: (page) => page.getByText('No messages yet'),
  },
  {
    name: 'conversations',
    path: '/auth',
    after: (page) => written(page, () => '/messages'),
    shows: (page) => page.getByRole('link', { name: /Mara Lindgren/ }),
  },
  {
    name: 'a conversation',
    path: '/auth',
    after: (page) => written(page, (id) => `/messages?with=${id}`),
    shows: (page) => page.getByRole('log').getByText('How was your first week?'),
  },
  {
    name: 'a new message',
    path: '/messages',
    as: 'student',
    after: (page) => page.getByRole('link', { name: 'New Message' }).first().click(),
    shows: (page) => page.getByRole('dialog', { name: 'New Message' }),
  },
  {
    name: 'no notifications yet',
    path: '/notifications',
    as: 'student',
    shows: (page) => page.getByText('No notifications yet'),
  },
  {
    name: 'notifications',
    path: '/auth',
    after: (page) => asked(page, '/notifications'),
    shows: (page) => page.getByRole('main').getByRole('link', { name: /wants to connect/ }),
  },
  {
    name: 'newest notifications',
    path: '/auth',
    after: async (page) => {
      await asked(page, '/');
      await page.getByRole('button', { name: /^Notifications/ }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: /wants to connect/ }),
  },
  {
    name: 'settings, notifications',
    path: '/auth',
    after: async (page) => {
      await member(page.request, 'student');
      await page.goto('/profile-settings?tab=notifications');
    },
    shows: (page) => page.getByRole('switch', { name: 'Connection requests: Email' }),
  },
  { name: 'ending mails without a token', path: '/unsubscribe' },
  {
    name: 'ending mails',
    path: '/auth',
    after: async (page) => {
      await page.route(UNSUBSCRIBE, (route) => route.fulfill({ json: LINK_OF_A_MAIL }));
      await page.goto('/unsubscribe?token=unused');
    },
    shows: (page) => page.getByRole('button', { name: 'Unsubscribe' }),
  },
];
