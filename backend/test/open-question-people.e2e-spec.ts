import { OfferQuestion } from '../src/contexts/forum/application/open-questions/offer-question';
import { EraseDueAccounts } from '../src/contexts/identity/application/account-closing/erase-accounts';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { alumna } from './support/correspondence';
import { emptyTables } from './support/empty-tables';
import { caseAbout, detail, operator, postCaseAction, postReport } from './support/moderation';
import { student, type TestUser } from './support/test-users';

const TEXT = 'What did your family really pay in the first year?';
const ANSWER = 'We paid about eleven thousand dollars after the grant.';
const PATH = '/api/open-questions';

interface Own {
  readonly id: number;
  readonly status: string;
  readonly standing: string;
  readonly postId: number | null;
  readonly answers: readonly { readonly id: number; readonly signature: string }[];
}

let app: TestApp;
let op: TestUser;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  op = await operator(app, 'oper');
  robin = await student(app, 'robin.r');
  kim = await student(app, 'kim.k');
  ada = await answerer('ada.l', 1);
}, 120_000);
beforeEach(async () => {
  await settled();
  await emptyTables(
    app.db,
    'forum.open_questions',
    'forum.forum_posts',
    'forum.reports',
    'forum.moderation_cases',
    'messaging.notifications',
    'mentorship.asked_questions',
  );
});

/** Registers an alum whom members can find and who wants to mentor students. */
async function answerer(username: string, collegeId: number): Promise<TestUser> {
  const someone = await alumna(app, username, { alumniCollegeId: collegeId });
  await someone.browser.put('/api/alumni/profile').send({ isWillingToMentor: true }).expect(200);
  return someone;
}

const settled = () =>
  eventually(async () => {
    const due = 'SELECT FROM forum.open_questions WHERE next_step_at <= now()';
    return (await app.db.query<object[]>(due)).length === 0;
  });
const ask = async ({ browser }: TestUser, changes: object = {}) => {
  const { body } = await browser
    .post(PATH)
    .send({ collegeId: 1, text: TEXT, ...changes })
    .expect(201);
  await settled();
  return body as Own;
};
const act = ({ browser }: TestUser, { id }: { id: number }, action: string, body?: object) =>
  browser.post(`${PATH}/${id}/${action}`).send(body);
const listMine = async ({ browser }: TestUser) => (await browser.get(`${PATH}?mine=true`).expect(200)).body as Own[];
const offeredTo = async ({ browser }: TestUser) => {
  const { body } = await browser.get(`${PATH}/offered`).expect(200);
  return (body as { offers: { question: { id: number }; fit: string }[] }).offers;
};
const isPublic = async ({ id }: { id: number }) => (await app.visitor().get(`${PATH}/${id}`)).status === 200;
const answer = async (question: Own, by = ada) => {
  await act(by, question, 'take').expect(200);
  await act(by, question, 'answer', { text: ANSWER }).expect(200);
};
const publish = async (question: Own, by = ada) => {
  await act(robin, question, 'accept', { isGood: true }).expect(200);
  for (const one of [robin, by]) await act(one, question, 'consent', { publish: true }).expect(200);
  return (await listMine(robin))[0]!.postId!;
};
const suspend = (username: string) =>
  app.app.get(AccountOperatorFacade, { strict: false }).suspendUser(username, { until: null, reason: 'Test' });
const closeAccount = ({ browser }: TestUser) =>
  browser
    .post('/api/account/delete')
    .send({ password: PASSWORD, written: 'keep' })
    .expect(({ status }) => expect(status).toBeLessThan(300));

describe('the alumni of the product', () => {
  it('are offered questions about their college, and those who register later too', async () => {
    const first = await ask(robin);
    expect(await offeredTo(ada)).toMatchObject([{ question: { id: first.id }, fit: 'college' }]);

    const lonely = await ask(kim, { collegeId: 2 });
    const bea = await answerer('bea.b', 2);
    await eventually(async () => {
      await app.app.get(OfferQuestion, { strict: false }).executeDue();
      return (await offeredTo(bea)).some(({ question }) => question.id === lonely.id);
    });
  });

  it('pay with their minutes, and have them back with the question', async () => {
    const hal = await answerer('hal.h', 1);
    await hal.browser.put('/api/minutes').send({ minutesPerMonth: 9 }).expect(200);
    const usedBy = async ({ browser }: TestUser) =>
      ((await browser.get('/api/minutes').expect(200)).body as { used: number }).used;
    const [first, second] = [await ask(robin), await ask(kim)];
    for (const { id } of [first, second]) {
      await app.db.query(
        `INSERT INTO forum.open_question_offers (question_id, user_id, fit, offered_at, expires_at, status)
         VALUES ($1, $2, 'college', now(), now() + '2 days', 'open') ON CONFLICT DO NOTHING`,
        [id, hal.id],
      );
    }
    await act(hal, first, 'take').expect(200);
    expect(await usedBy(hal)).toBe(5);
    expect((await act(hal, second, 'take').expect(409)).body).toMatchObject({ code: 'mentorship.no-minutes-left' });
    expect((await listMine(kim))[0]).toMatchObject({ status: 'waiting' });

    await act(hal, first, 'withdraw').expect(204);
    expect(await usedBy(hal)).toBe(0);
    await act(hal, second, 'take').expect(200);
    await act(kim, second, 'withdraw').expect(204);
    expect(await usedBy(hal)).toBe(0);
  });

  it('sign their answers with their college', async () => {
    const question = await ask(robin);
    await answer(question);
    expect((await listMine(robin))[0]!.answers).toMatchObject([{ signature: 'Alum of Amherst College' }]);
  });
});

describe('reports', () => {
  it('of a question lead to a case; hiding it removes it for everyone but its asker', async () => {
    const question = await ask(robin);
    await postReport(robin, 'open-question', question.id).expect(403);
    await postReport(kim, 'open-question', 999_999).expect(404);
    await postReport(kim, 'open-question', question.id).expect(201);
    const one = await caseAbout(op, 'open-question', question.id);
    expect(await detail(op, one.id)).toMatchObject({
      subject: { id: robin.id },
      content: { text: TEXT, url: `/questions/${question.id}`, isHidden: false },
    });

    await postCaseAction(op, one, 'hide').expect(200);
    expect(await isPublic(question)).toBe(false);
    expect(await offeredTo(ada)).toEqual([]);
    expect((await act(ada, question, 'take').expect(404)).body).toMatchObject({
      code: 'forum.open-question-not-found',
    });
    expect(await listMine(robin)).toMatchObject([{ id: question.id }]);
  });

  it('of an answer are for those who can read it; hiding it removes it, also from the forum', async () => {
    const question = await ask(robin);
    await answer(question);
    const { id } = (await listMine(robin))[0]!.answers[0]!;
    await postReport(kim, 'open-answer', id).expect(404);
    await postReport(ada, 'open-answer', id).expect(403);
    await postReport(robin, 'open-answer', id).expect(201);
    const postId = await publish(question);
    const one = await caseAbout(op, 'open-answer', id);

    await postCaseAction(op, one, 'hide').expect(200);
    expect((await listMine(robin))[0]!.answers).toEqual([]);
    const { status } = await app.visitor().get(`/api/forum/posts/${postId}`);
    expect(status).toBe(404);
    await act(ada, question, 'consent', { publish: true }).expect(409);
  });
});

describe('a person who is suspended, closes the account or changes the role', () => {
  it('has no open questions anymore', async () => {
    const people = [await student(app, 'susp'), await student(app, 'clos'), await student(app, 'chan')] as const;
    const questions: Own[] = [];
    for (const one of people) questions.push(await ask(one));
    const [suspended, closing, changing] = people;
    await suspend('susp');
    await closeAccount(closing);
    await changing.browser.put('/api/user/role').send({ newRole: 'alumni', currentPassword: PASSWORD }).expect(200);

    await eventually(async () => (await Promise.all(questions.map(isPublic))).every((shown) => !shown));
    expect(await offeredTo(ada)).toEqual([]);
    expect(suspended.id).toBeGreaterThan(0);
  });

  it('gives back what they were answering, and their answers stay without a signature', async () => {
    const [eve, fay] = [await answerer('eve.e', 3), await answerer('fay.f', 3)];
    const [taken, answered] = [await ask(robin, { collegeId: 3 }), await ask(kim, { collegeId: 3 })];
    await act(eve, taken, 'take').expect(200);
    await answer(answered, fay);
    await suspend('eve.e');
    await suspend('fay.f');

    await eventually(async () => (await listMine(robin))[0]!.status === 'waiting');
    expect((await listMine(kim))[0]).toMatchObject({ answers: [{ signature: 'An alum' }] });
  });

  it('leaves nothing when the account is erased', async () => {
    const gil = await answerer('gil.g', 1);
    const [published, own] = [await ask(robin), await student(app, 'own')];
    const ofOwn = await ask(own);
    await answer(published, gil);
    const postId = await publish(published, gil);
    await closeAccount(gil);
    await closeAccount(own);
    await app.db.query(`UPDATE identity.users SET closing_at = (SELECT closing_at - interval '14 days'),
      delete_after = (SELECT delete_after - interval '14 days') WHERE delete_after IS NOT NULL`);
    await app.app.get(EraseDueAccounts, { strict: false }).execute();

    expect((await app.visitor().get(`/api/forum/posts/${postId}`)).status).toBe(404);
    expect((await listMine(robin))[0]).toMatchObject({ status: 'closed', answers: [] });
    expect(await app.db.query('SELECT FROM forum.open_questions WHERE id = $1', [ofOwn.id])).toEqual([]);
    const rows = `SELECT FROM forum.open_question_offers WHERE user_id = $1
      UNION ALL SELECT FROM forum.open_question_answers WHERE alum_id = $1`;
    expect(await app.db.query(rows, [gil.id])).toEqual([]);
  });
});
