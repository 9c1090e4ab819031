import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { executeSql } from './support/database';
import { AuthScreen } from './support/entrance';
import { member, mentor } from './support/mentors';
import { aPerson } from './support/people';
import { offerQuestion } from './support/questions';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
/** Colleges that no other journey reads. Each test has its own, so that no alum of another test comes first in a list. */
const [COLLEGE, OTHER_COLLEGE, COLLEGE_OF_VISIT, COLLEGE_OF_ANSWER] = [33, 34, 35, 36];
const PROGRAM = 'Economics';

const link = (scope: Page | Locator) => scope.getByRole('link', { name: /^Ask someone who lived it/ });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeAll(async () => {
  await executeSql(
    `INSERT INTO colleges.program_fields (cip, title, colleges, programs) VALUES ('4506', $1, 2, 3)
     ON CONFLICT DO NOTHING`,
    [PROGRAM],
  );
  await executeSql(
    `INSERT INTO colleges.programs
       (college_id, cip, credlev, opeid6, awards, earnings_1_year, earnings_4_years, debt, suppressed, students)
     VALUES ($1, '4506', 3, '009993', 120, 61000, 88000, 20000, '{}', '{}'),
            ($2, '4506', 3, '009994', 75, 58000, 79000, 21000, '{}', '{}')
     ON CONFLICT DO NOTHING`,
    [COLLEGE, OTHER_COLLEGE],
  );
  await executeSql(
    `INSERT INTO colleges.program_sources (part, file_name, release, figures, finished_at, rows_read)
     VALUES ('main', 'fields.csv', '2026-06-10', '{awards,earnings_1_year,earnings_4_years,debt}', now(), 2)
     ON CONFLICT DO NOTHING`,
    [],
  );
});

/** Creates an alum of the college who studied the program and takes requests. */
async function alumOf(request: APIRequestContext, collegeId: number, fullName: string) {
  const alum = await mentor(request, fullName, PROGRAM);
  const { name } = (await (await request.get(`/api/colleges/${collegeId}`)).json()) as { name: string };
  const saved = await request.put('/api/alumni/profile', { data: { college: name, collegeId, maxMentees: 9 } });
  expect(saved.ok(), await saved.text()).toBe(true);
  return alum;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBe(0);
}

test('a student asks with two clicks from every panel and every program', async ({ page, elsewhere }) => {
  test.slow();
  const alum = await alumOf((await elsewhere()).request, COLLEGE, 'Ada Figures');
  await member(page.request, 'student', 'Kit Asking');
  const clicks: [string, number][] = [];

  /** Asks from the place, counts the clicks until the question is sent, and withdraws it. */
  async function ask(where: string, address: string, find: () => Locator) {
    await page.goto(address);
    let count = 0;
    const click = async (target: Locator) => {
      await target.click();
      count += 1;
    };
    await click(link(find()).first());
    await click(page.getByRole('button', { name: 'Send to Ada Figures' }));
    await expect(page.getByRole('heading', { name: 'Sent to Ada Figures' })).toBeFocused();
    clicks.push([where, count]);
    const { connection } = (await (await page.request.get(`/api/connections/with/${alum.id}`)).json()) as {
      connection: { id: number; about: { collegeId: number } };
    };
    expect(connection.about.collegeId).toBe(COLLEGE);
    await page.request.delete(`/api/connections/${connection.id}`);
  }

  const titles = ['What it costs', 'What you’d owe', 'Do students finish', 'What graduates earn', 'Getting in'];
  for (const title of [...titles, 'Who is there']) {
    await ask(`college page: ${title}`, `/college/${COLLEGE}`, () => panel(page, title));
    await ask(`college hub: ${title}`, `/college-hub?id=${COLLEGE}`, () => panel(page, title));
  }
  const rowOfProgram = () => page.locator(`[data-program="${COLLEGE}-4506-bachelor"]`);
  await ask('programs of the college', `/college/${COLLEGE}/programs`, rowOfProgram);
  await ask('field', '/programs/4506-economics', rowOfProgram);
  const compared = `/compare?programs=${COLLEGE}-4506-bachelor,${OTHER_COLLEGE}-4506-bachelor`;
  await ask('comparison of programs', compared, () => page.getByRole('main'));

  console.info(clicks.map(([where, count]) => `${where}: ${count} clicks`).join('\n'));
  expect(clicks.filter(([, count]) => count > 2)).toEqual([]);
});

test('a visitor with a phone registers and comes back to the question', async ({ page, elsewhere }) => {
  await alumOf((await elsewhere()).request, COLLEGE_OF_VISIT, 'Ada Waiting');
  await page.setViewportSize(PHONE);
  const student = aPerson();
  await page.goto(`/college/${COLLEGE_OF_VISIT}`);
  await link(panel(page, 'What you’d owe')).click();
  await expect(page.getByText('Median federal debt of graduates')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a student account' }).click();
  const screen = new AuthScreen(page);
  await screen.describe(student);
  await screen.createButton.click();
  await expect(page).toHaveURL(/\/questions\/new\?/);
  await expect(page.getByLabel('Your question')).toHaveValue(/median federal debt of graduates/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save for Ada / }).click();
  await expect(page.getByRole('heading', { name: /^Saved for Ada / })).toBeFocused();
});

test('a question that is asked openly is answered elsewhere, published, and read beside the program', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const [alumPage, visitor] = [await elsewhere(), await elsewhere()];
  for (const one of [page, alumPage, visitor]) await one.setViewportSize(PHONE);
  const alum = await alumOf(alumPage.request, COLLEGE_OF_ANSWER, 'Ada Elsewhere');
  await member(page.request, 'student', 'Kit Alone');
  const mine = `Is there time for a job (${Date.now()})?`;
  let question = 0;

  await test.step('the student finds no alum of the college and asks openly', async () => {
    await page.goto(`/college/${OTHER_COLLEGE}/programs`);
    await link(page.locator(`[data-program="${OTHER_COLLEGE}-4506-bachelor"]`)).click();
    await expect(page.getByText(/^No alum of this college can take your question/)).toBeVisible();
    const text = page.getByLabel('Your question');
    await text.fill(`${await text.inputValue()} ${mine}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask openly' }).click();
    await expect(page.getByRole('heading', { name: 'We’re looking for someone to answer' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your question' }).click();
    await expect(page).toHaveURL(/\/questions\/\d+$/);
    question = Number(/\d+$/.exec(page.url())?.[0]);
  });

  await test.step('an alum of the program at another college answers', async () => {
    // The offers go out in the background, to whom is tested elsewhere.
    await offerQuestion(question, alum.id);
    await post(alumPage.request, `/api/open-questions/${question}/take`, {});
    await post(alumPage.request, `/api/open-questions/${question}/answer`, { text: 'Yes, about ten hours a week.' });
    await post(page.request, `/api/open-questions/${question}/accept`, { isGood: true });
  });

  await test.step('both publish, and a visitor reads it beside the program', async () => {
    await post(page.request, `/api/open-questions/${question}/consent`, { publish: true });
    await post(alumPage.request, `/api/open-questions/${question}/consent`, { publish: true });
    await visitor.goto(`/college/${OTHER_COLLEGE}/programs`);
    const program = visitor.locator(`[data-program="${OTHER_COLLEGE}-4506-bachelor"]`);
    await program.getByText(/answers? by (someone|people) who lived it/).click();
    await expect(program.getByText('Yes, about ten hours a week.')).toBeVisible();
    await expect(program.getByText(/^Alum of .*, \w+ \d{4}$/).first()).toBeVisible();
    await expect(visitor.getByText('Kit Alone')).toHaveCount(0);
    await expect(visitor.getByText('Ada Elsewhere')).toHaveCount(0);
    await expectAccessible(visitor);
    await program.getByRole('link', { name: 'Open the discussion' }).first().click();
    await expect(visitor.getByText(mine)).toBeVisible();
  });
});
