import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import { expectNoSkeletons, type Screen } from './accessibility-screens';
import { member, mentor } from './support/mentors';
import { askOpenly, offerQuestion, takeQuestion } from './support/questions';

const ANSWER = 'Most people leave because of money, not because of the classes.';
const card = (page: Page) => page.getByRole('article').first();

/** Text of a question, different in every run: the same question would be joined. */
const newText = () => `Why do students leave after the first year? (${Date.now()})`;

/** Runs actions of another person, signed in apart from the page. */
async function asOther(page: Page, act: (request: APIRequestContext) => Promise<unknown>): Promise<void> {
  const other = await requests.newContext({ baseURL: new URL(page.url()).origin });
  await act(other);
  await other.dispose();
}

async function reload(page: Page, path = '/questions'): Promise<void> {
  await page.goto(path);
  await expectNoSkeletons(page);
}

/** Offers the viewer a question of another student. */
async function offered(page: Page): Promise<number> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  let question = 0;
  await asOther(page, async (student) => {
    await member(student, 'student');
    question = await askOpenly(student, { text: newText() });
  });
  await offerQuestion(question, id);
  return question;
}

/** Asks a question as the viewer, and answers it as an alum. */
async function answered(page: Page): Promise<number> {
  // Without a figure: with one, the student would join the same question of another screen.
  const question = await askOpenly(page.request, { text: newText() });
  await asOther(page, async (alum) => {
    const { id } = await mentor(alum, 'Noor Answering');
    await offerQuestion(question, id);
    await takeQuestion(alum, question, ANSWER);
  });
  return question;
}

/** The pages of open questions in the states that look different. */
export const QUESTIONS_SCREENS: readonly Screen[] = [
  {
    name: 'the questions of a student who asked none',
    path: '/questions',
    as: 'student',
    shows: (page) => page.getByText('You haven’t asked a question yet'),
  },
  {
    name: 'a question of a student that waits',
    path: '/questions',
    as: 'student',
    after: async (page) => {
      await askOpenly(page.request, { text: newText() });
      await reload(page);
    },
    shows: card,
  },
  {
    name: 'a question of a student with its answer',
    path: '/questions',
    as: 'student',
    after: async (page) => {
      await answered(page);
      await reload(page);
    },
    shows: (page) => page.getByRole('button', { name: 'This helped' }),
  },
  {
    name: 'what becomes public of an answer',
    path: '/questions',
    as: 'student',
    after: async (page) => {
      const id = await answered(page);
      await page.request.post(`/api/open-questions/${id}/accept`, { data: { isGood: true } });
      await reload(page);
      await page.getByRole('button', { name: 'See what becomes public' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Publish this answer' }),
  },
  {
    name: 'the questions offered to an alum, of whom nothing is asked',
    path: '/questions',
    as: 'alumni',
    shows: (page) => page.getByText('No questions for you right now'),
  },
  {
    name: 'a question offered to an alum',
    path: '/questions',
    as: 'alumni',
    after: async (page) => {
      await offered(page);
      await reload(page);
    },
    shows: (page) => page.getByRole('button', { name: /^Answer this/ }),
  },
  {
    name: 'a question that an alum is answering, with what is missing',
    path: '/questions',
    as: 'alumni',
    after: async (page) => {
      await takeQuestion(page.request, await offered(page));
      await reload(page);
      await page.getByRole('button', { name: 'Send answer' }).click();
    },
    shows: (page) => page.getByText('Write at least 20 characters.'),
  },
  {
    name: 'the answers of an alum',
    path: '/questions?tab=answers',
    as: 'alumni',
    after: async (page) => {
      await takeQuestion(page.request, await offered(page), ANSWER);
      await reload(page, '/questions?tab=answers');
    },
    shows: (page) => page.getByText(/^The student hasn’t said yet/),
  },
  {
    name: 'the open questions for students',
    path: '/questions?tab=open',
    as: 'student',
    after: async (page) => {
      await asOther(page, async (student) => {
        await member(student, 'student');
        await askOpenly(student, { text: newText() });
      });
      await reload(page, '/questions?tab=open');
    },
    shows: (page) => page.getByRole('button', { name: /^I want to know this too/ }).first(),
  },
  {
    name: 'the open questions for visitors, without a match',
    path: '/questions?collegeId=999999&college=Nowhere',
    shows: (page) => page.getByText('No questions match'),
  },
  {
    name: 'the page of a question for visitors',
    path: '/questions',
    as: 'student',
    provokes: /status of 401 .* at \/api\/user$/,
    after: async (page) => {
      const id = await askOpenly(page.request, { text: newText(), figure: 'retention' });
      await page.context().clearCookies();
      await page.goto(`/questions/${id}`);
    },
    shows: (page) => page.getByRole('region', { name: 'Ask, or answer' }),
  },
  {
    name: 'a question that does not exist',
    path: '/questions/999999999',
    provokes: /status of 404/,
    shows: (page) => page.getByRole('heading', { name: 'Question Not Found' }),
  },
];
