import { request, type Page } from '@playwright/test';
import type { Screen } from './accessibility-screens';
import { requestMentor, connect, meet, member, mentor } from './support/mentors';
import { dialog } from './support/meetings';
import { backdateMeeting } from './support/time';

const TITLE = 'Choosing a first course';

const newRequestContext = (page: Page) => request.newContext({ baseURL: new URL(page.url()).origin });

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Creates a student who is connected with a mentor. */
async function pair(page: Page) {
  const hers = await newRequestContext(page);
  const mara = await mentor(hers, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers, mara);
  return { hers, mara, kit };
}

/** Creates a mentoring relationship with a goal, a check-in that is due, published thanks and a proposal to finish. */
async function mentoring(page: Page) {
  const { hers, mara, kit } = await pair(page);
  await backdateMeeting(await meet(hers, kit, { title: TITLE, inHours: 20 }), 40);
  const own = `/api/relationships/${mara.id}`;
  const others = `/api/relationships/${kit.id}`;
  await page.request.put(`${own}/goal`, { data: { goal: 'Choose a college' } });
  const thanks = { text: 'You helped me choose.', mayPublish: true, signature: 'student' };
  await page.request.put(`${own}/thanks`, { data: thanks });
  await hers.post(`${others}/thanks/consent`, { data: { publish: true } });
  await hers.post(`${others}/end`, { data: { action: 'propose' } });
  return mara;
}

/** Creates a meeting that was moved, so that the student is asked to confirm it again. */
async function movedMeeting(page: Page) {
  const { hers, kit } = await pair(page);
  const id = await meet(hers, kit, { title: TITLE, inHours: 50 });
  const startTime = new Date(Date.now() + 60 * 3_600_000);
  const endTime = new Date(startTime.getTime() + 1_800_000);
  await hers.patch(`/api/meetings/${id}`, { data: { startTime, endTime } });
  return id;
}

/** The mentoring screens of a connected student and mentor, with real data from the server. */
export const MENTORING_SCREENS: readonly Screen[] = [
  {
    name: 'calendar feed',
    path: '/events',
    as: 'student',
    after: async (page) => {
      await press(page, 'Calendar feed');
      await press(page, 'Create address');
    },
    shows: (page) => page.getByLabel('Private address'),
  },
  {
    name: 'proposing another time',
    path: '/auth',
    after: async (page) => {
      await movedMeeting(page);
      await page.goto('/events');
      await press(page, 'Reschedule');
    },
    shows: (page) => dialog(page).getByLabel('Note'),
  },
  {
    name: 'telling how a meeting was',
    path: '/auth',
    after: async (page) => {
      const { hers, kit } = await pair(page);
      await backdateMeeting(await meet(hers, kit, { title: TITLE, inHours: 20 }), 40);
      await page.goto('/events?tab=past');
      await press(page, 'Did it happen?');
    },
    shows: (page) => dialog(page).getByLabel('Feedback'),
  },
  {
    name: 'mentoring of a student with a goal, a check-in and thanks',
    path: '/auth',
    after: async (page) => {
      await mentoring(page);
      await page.goto('/my-people');
    },
    shows: (page) => page.getByRole('button', { name: 'Withdraw thanks to Mara Lindgren' }),
  },
  {
    name: 'writing thanks to an alum',
    path: '/auth',
    after: async (page) => {
      await mentoring(page);
      await page.goto('/my-people');
      await press(page, 'Edit thanks to Mara Lindgren');
    },
    shows: (page) => dialog(page).getByRole('checkbox', { name: 'Sign it with my first name' }),
  },
  {
    name: 'profile of an alum with thanks',
    path: '/auth',
    after: async (page) => {
      const mara = await mentoring(page);
      await page.goto(`/alumni/${mara.id}`);
    },
    shows: (page) => page.getByRole('heading', { name: 'Thanks from students' }),
  },
  {
    name: 'dashboard of a graduate who is asked and has a meeting',
    path: '/auth',
    after: async (page) => {
      const [his, another] = [await newRequestContext(page), await newRequestContext(page)];
      const mara = await mentor(page.request, 'Mara Lindgren');
      const kit = await member(his, 'student', 'Kit Osgood');
      await connect(his, page.request, mara);
      await meet(page.request, kit, { title: TITLE, inHours: 30 });
      await member(another, 'student', 'Noa Feld');
      await requestMentor(another, mara);
      await page.goto('/');
      await page.getByRole('article', { name: 'Request from Noa Feld' }).waitFor();
    },
    shows: (page) => page.getByRole('heading', { name: TITLE }),
  },
  {
    name: 'dashboard of a student with a request that was sent and a meeting that is over',
    path: '/auth',
    after: async (page) => {
      const { hers, kit } = await pair(page);
      await backdateMeeting(await meet(hers, kit, { title: TITLE, inHours: 20 }), 40);
      await requestMentor(page.request, await mentor(await newRequestContext(page), 'Noa Feld'));
      await page.goto('/');
      await page.getByRole('heading', { name: 'Requests you sent' }).waitFor();
    },
    shows: (page) => page.getByRole('group', { name: /^Did it happen/ }),
  },
  {
    name: 'recommendations',
    path: '/auth',
    after: async (page) => {
      await member(page.request, 'student', 'Kit Osgood');
      const changes = {
        intendedMajor: 'Computer Science',
        preferredIndustries: 'Technology',
        skillsToLearn: 'TypeScript',
      };
      await page.request.put('/api/student/profile', { data: changes });
      await page.request.post('/api/recommendations/generate');
      await page.goto('/recommendations');
    },
    shows: (page) => page.getByRole('article').first(),
  },
];
