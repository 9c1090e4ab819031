import { request, type Page } from '@playwright/test';
import type { Screen } from './accessibility-screens';
import { member, mentor } from './support/mentors';
import { operator } from './support/operators';

/**
 * Creates an operator and a case about an alum.
 *
 * @returns the path of the case
 */
async function reportedAlumna(page: Page): Promise<string> {
  const [hers, his] = await Promise.all([1, 2].map(() => request.newContext({ baseURL: new URL(page.url()).origin })));
  const mara = await mentor(hers!, 'Mara Lindgren');
  await member(his!, 'student', 'Kit Osgood');
  const data = { targetType: 'user', targetId: mara.id, reason: 'abuse', note: 'She insults people.' };
  await his!.post('/api/reports', { data });
  await operator(page.request, 'Olive Operator');
  const cases = (await (await page.request.get('/api/moderation/cases')).json()) as { id: number; targetId: number }[];
  return `/moderation?case=${cases.find(({ targetId }) => targetId === mara.id)?.id}`;
}

/** The moderation screens, as operators see them. */
export const MODERATION_SCREENS: readonly Screen[] = [
  {
    name: 'moderation',
    path: '/auth',
    after: async (page) => {
      await reportedAlumna(page);
      await page.goto('/moderation');
    },
    shows: (page) => page.getByRole('link', { name: /^Profile of/ }).first(),
  },
  {
    name: 'a reported person',
    path: '/auth',
    after: async (page) => page.goto(await reportedAlumna(page)),
    shows: (page) => page.getByText('She insults people.'),
  },
  {
    name: 'suspending a reported person',
    path: '/auth',
    after: async (page) => {
      await page.goto(await reportedAlumna(page));
      await page.getByRole('button', { name: 'Claim' }).click();
      await page.getByRole('button', { name: 'Suspend' }).click();
    },
    shows: (page) => page.getByRole('radio', { name: '30 days' }),
  },
  {
    name: 'requests to speak for a college',
    path: '/auth',
    after: async (page) => {
      const theirs = await request.newContext({ baseURL: new URL(page.url()).origin });
      await member(theirs, 'college_admin');
      await operator(page.request, 'Olive Operator');
      await page.goto('/moderation?tab=administrators');
    },
    shows: (page) => page.getByRole('button', { name: 'Approve' }).first(),
  },
  {
    name: 'reply times of all alumni',
    path: '/auth',
    after: async (page) => {
      await operator(page.request, 'Olive Operator');
      await page.goto('/moderation?tab=reply-times');
    },
    shows: (page) => page.getByText(/^(No closed week yet|Last week:|Too few people)/),
  },
];
