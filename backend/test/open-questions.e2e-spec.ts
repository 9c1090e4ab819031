import { Answerers } from '../src/contexts/forum/application/open-questions/ports/question-people';
import { OfferQuestion } from '../src/contexts/forum/application/open-questions/offer-question';
import { eventually, startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { emptyTables } from './support/empty-tables';
import { alumniOf, student, type TestUser, unconfirmedPerson } from './support/test-users';
import { studentForm } from './support/accounts';

const TEXT = 'What did your family really pay in the first year?';
const ANSWER = 'We paid about eleven thousand dollars after the grant of the college.';
const PATH = '/api/open-questions';

interface Answer {
  readonly id: number;
  readonly text: string;
  readonly signature: string;
  readonly isGood: boolean | null;
  readonly postId: number | null;
}
interface Question {
  readonly id: number;
  readonly text: string;
  readonly askedBy: string;
  readonly status: string;
  readonly postId: number | null;
  readonly isIndexed: boolean;
}
interface Own extends Question {
  readonly standing: string;
  readonly isJoined: boolean;
  readonly isAnonymous: boolean;
  readonly ownText: string | null;
  readonly answers: readonly Answer[];
}
interface OfAlum {
  readonly offers: readonly { question: Question; fit: string; minutes: number }[];
  readonly taken: readonly { question: Question; answerBy: string }[];
  readonly answers: readonly { question: Question; answer: Answer & { hasAskerConsented: boolean } }[];
}

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let mia: TestUser;
let ada: TestUser;
let bob: TestUser;
/** The alumni to whom questions are offered. */
let candidates: TestUser[];

beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin.r', { fullName: 'Robin Quillfeather' });
  kim = await student(app, 'kim.k');
  mia = await minor(app, 'mia');
  ada = await alumniOf(app, 'ada.l', 1);
  bob = await alumniOf(app, 'bob.b', 1);
  jest
    .spyOn(app.app.get(Answerers, { strict: false }), 'listCandidates')
    .mockImplementation(async ({ without }) =>
      candidates.filter(({ id }) => !without.includes(id)).map(({ id }) => ({ userId: id, fit: 'college' })),
    );
}, 120_000);
beforeEach(async () => {
  candidates = [ada, bob];
  // Questions are offered in the background.
  await eventually(async () => {
    const due = 'SELECT FROM forum.open_questions WHERE next_step_at <= now()';
    return (await app.db.query<object[]>(due)).length === 0;
  });
  await emptyTables(
    app.db,
    'forum.open_questions',
    'forum.forum_posts',
    'messaging.notifications',
    'mentorship.asked_questions',
  );
});

const send = ({ browser }: TestUser, changes: object = {}) =>
  browser.post(PATH).send({ collegeId: 1, text: TEXT, figure: 'net_price', ...changes });
const ask = async (by = robin, changes: object = {}) => (await send(by, changes).expect(201)).body as Own;
const act = ({ browser }: TestUser, { id }: { id: number }, action: string, body?: object) =>
  browser.post(`${PATH}/${id}/${action}`).send(body);
const listMine = async ({ browser }: TestUser) => (await browser.get(`${PATH}?mine=true`).expect(200)).body as Own[];
const listOffered = async ({ browser }: TestUser) => (await browser.get(`${PATH}/offered`).expect(200)).body as OfAlum;
const listPublic = async (query = '') => (await app.visitor().get(`${PATH}${query}`).expect(200)).body as Question[];
const titlesOf = async ({ browser }: TestUser) =>
  ((await browser.get('/api/notifications').expect(200)).body as { kind: string; title: string }[])
    .filter(({ kind }) => kind === 'forum')
    .map(({ title }) => title);
const offered = async (by = robin, changes: object = {}) => {
  const question = await ask(by, changes);
  await eventually(async () => (await listOffered(ada)).offers.length > 0);
  return question;
};
const answered = async () => {
  const question = await offered();
  await act(ada, question, 'take').expect(200);
  await act(ada, question, 'answer', { text: ANSWER }).expect(200);
  return question;
};
const codeOf = async (request: ReturnType<typeof act>, status: number) =>
  ((await request.expect(status)).body as { code: string }).code;

describe('an open question', () => {
  it('is offered, answered privately, and published without names once both consent', async () => {
    const question = await ask();
    expect(question).toMatchObject({
      text: TEXT,
      askedBy: 'A student',
      isAnonymous: true,
      status: 'waiting',
      answers: [],
    });
    await eventually(async () => (await listOffered(ada)).offers.length > 0);
    expect((await listOffered(ada)).offers).toMatchObject([
      { question: { id: question.id, text: TEXT, askedBy: 'A student' }, fit: 'college', minutes: 5 },
    ]);
    expect((await listMine(robin))[0]).toMatchObject({ standing: 'offered' });

    await act(ada, question, 'take').expect(200);
    await act(ada, question, 'take').expect(200);
    expect((await listOffered(bob)).offers).toEqual([]);
    expect(await codeOf(act(bob, question, 'take'), 409)).toBe('forum.open-question-taken');
    expect((await listOffered(ada)).taken).toMatchObject([{ question: { id: question.id, status: 'taken' } }]);
    await act(ada, question, 'answer', { text: ANSWER }).expect(200);
    await act(ada, question, 'answer', { text: ANSWER }).expect(200);

    const [own] = await listMine(robin);
    expect(own).toMatchObject({
      standing: 'answered',
      answers: [{ text: ANSWER, signature: expect.stringMatching(/^Alum of /) as string, isGood: null, postId: null }],
    });
    expect(await listPublic()).toEqual([]);
    expect(await codeOf(act(robin, question, 'consent', { publish: true }), 409)).toBe(
      'forum.open-question-not-answered',
    );

    await act(robin, question, 'accept', { isGood: true }).expect(200);
    await act(robin, question, 'accept', { isGood: true }).expect(200);
    expect(await codeOf(act(robin, question, 'accept', { isGood: false }), 409)).toBe('forum.open-question-decided');
    await act(robin, question, 'consent', { publish: true }).expect(200);
    expect(await listPublic()).toEqual([]);
    expect((await listOffered(ada)).answers).toMatchObject([{ answer: { isGood: true, hasAskerConsented: true } }]);
    await act(ada, question, 'consent', { publish: true }).expect(200);

    const [shown] = await listPublic('?collegeId=1&figure=net_price&state=answered');
    expect(shown).toMatchObject({ id: question.id, status: 'answered', postId: expect.any(Number) as number });
    const post = await app.visitor().get(`/api/forum/posts/${shown!.postId}`).expect(200);
    expect(post.body).toMatchObject({
      title: TEXT,
      content: TEXT,
      answer: { content: ANSWER },
      tags: ['Alumni answers'],
    });
    expect(post.text).not.toMatch(/quill|robin|ada\.l/i);
    for (const [by, path] of [
      [robin, `/api/forum/posts/${shown!.postId}`],
      [ada, `/api/forum/replies/${(post.body as { answerId: number }).answerId}`],
    ] as const) {
      expect((await by.browser.delete(path).expect(409)).body).toMatchObject({ code: 'forum.agreed-text' });
    }

    await act(ada, question, 'consent', { publish: false }).expect(200);
    expect(await listPublic()).toEqual([]);
    expect((await listMine(robin))[0]!.answers).toMatchObject([{ text: ANSWER, postId: null }]);
  });

  it('notifies its people without naming anyone', async () => {
    const question = await answered();
    await act(robin, question, 'accept', { isGood: true }).expect(200);

    await eventually(async () => (await titlesOf(ada)).length === 2);
    expect((await titlesOf(ada)).sort()).toEqual([
      'A student has a question that you could answer',
      'Your answer to an open question helped',
    ]);
    expect(await titlesOf(robin)).toEqual(['An alum answered your open question']);
    expect(await app.db.query('SELECT FROM messaging.notifications WHERE actor_id IS NOT NULL')).toEqual([]);
  });

  it('is joined by others who ask the same; their text stays private, and the accepted answer reaches them', async () => {
    const question = await offered();
    const joined = await ask(kim, { text: 'Is the price on the page what people really pay?' });
    expect(joined).toMatchObject({
      id: question.id,
      text: TEXT,
      isJoined: true,
      ownText: 'Is the price on the page what people really pay?',
    });
    expect(await ask(mia, { text: undefined, figure: undefined, joins: question.id })).toMatchObject({
      id: question.id,
      ownText: null,
    });
    expect(JSON.stringify([await listPublic(), await listOffered(ada), await listMine(robin)])).not.toContain(
      'on the page',
    );

    await act(ada, question, 'take').expect(200);
    await act(ada, question, 'answer', { text: ANSWER }).expect(200);
    expect((await listMine(kim))[0]).toMatchObject({ standing: 'taken', answers: [] });
    await act(kim, question, 'accept', { isGood: true }).expect(404);
    await act(robin, question, 'accept', { isGood: true }).expect(200);

    for (const one of [kim, mia]) {
      expect((await listMine(one))[0]).toMatchObject({ standing: 'answered', answers: [{ text: ANSWER }] });
      expect(await titlesOf(one)).toEqual(['An alum answered your open question']);
    }
  });

  it('is offered on when the answer didn’t help, and never again to the same alum', async () => {
    const question = await answered();
    candidates = [ada, bob];
    await act(robin, question, 'accept', { isGood: false }).expect(200);
    await act(robin, question, 'accept', { isGood: false }).expect(200);

    await eventually(async () => (await listOffered(bob)).offers.length > 0);
    expect((await listOffered(ada)).offers).toEqual([]);
    expect((await listMine(robin))[0]).toMatchObject({ standing: 'offered', answers: [{ isGood: false }] });
  });

  it('is closed by its asker, left by those who joined, given back and declined by alumni', async () => {
    const question = await offered();
    await ask(kim);
    await act(kim, question, 'withdraw').expect(204);
    expect(await listMine(kim)).toEqual([]);
    await act(ada, question, 'take').expect(200);
    await act(ada, question, 'withdraw').expect(204);
    await act(ada, question, 'withdraw').expect(204);
    expect(await codeOf(act(ada, question, 'take'), 409)).toBe('forum.offer-ended');
    await act(bob, question, 'withdraw').expect(204);
    expect((await listOffered(bob)).offers).toEqual([]);
    await act(mia, question, 'withdraw').expect(404);

    await act(robin, question, 'withdraw').expect(204);
    await act(robin, question, 'withdraw').expect(204);
    expect((await listMine(robin))[0]).toMatchObject({ status: 'closed', standing: 'withdrawn' });
    await app.visitor().get(`${PATH}/${question.id}`).expect(404);
    expect(await codeOf(act(ada, question, 'take'), 409)).toBe('forum.open-question-closed');
    expect(await codeOf(send(kim, { joins: question.id }), 409)).toBe('forum.open-question-closed');
  });

  it('can’t be withdrawn once it is answered', async () => {
    expect(await codeOf(act(robin, await answered(), 'withdraw'), 409)).toBe('forum.open-question-answered');
  });

  it('counts with open requests until it is closed', async () => {
    const texts = [1, 2, 3, 4, 5].map((number) => `What is it like to study in building ${number}?`);
    const questions: Own[] = [];
    for (const text of texts) questions.push(await ask(robin, { text, figure: undefined }));
    const { body } = await send(robin, { text: TEXT, figure: undefined }).expect(409);
    expect(body).toMatchObject({ code: 'mentorship.too-many-open-requests' });
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
    const request = await robin.browser.post('/api/connections').send({ toUserId: ada.id }).expect(409);
    expect(request.body).toMatchObject({ code: 'mentorship.too-many-open-requests' });

    await act(robin, questions[0]!, 'withdraw').expect(204);
    await ask(robin, { text: TEXT, figure: undefined });
  });

  it('names an invalid field', async () => {
    for (const [changes, field] of [
      [{ text: 'Too short' }, 'text'],
      [{ text: 'x'.repeat(1_001) }, 'text'],
      [{ text: undefined }, 'text'],
      [{ collegeId: 999_999 }, 'collegeId'],
      [{ collegeId: 'one' }, 'collegeId'],
      [{ figure: 'luck' }, 'figure'],
      [{ cip: '9999' }, 'cip'],
      [{ cip: 'CS' }, 'cip'],
      [{ level: 'bachelor', figure: null }, 'cip'],
      [{ isAnonymous: 'yes' }, 'isAnonymous'],
      [{ joins: 0 }, 'joins'],
    ] as const) {
      const { body } = await send(robin, changes).expect(400);
      expect((body as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field]);
    }
    await send(robin, { joins: 999_999 }).expect(404);
    for (const query of ['limit=0', 'cursor=x', 'state=open', 'collegeId=x', 'cip=1', 'mine=maybe']) {
      await app.visitor().get(`${PATH}?${query}`).expect(400);
    }
  });

  it('shows the name to members if the asker wants it, and never that of a minor', async () => {
    const named = await ask(robin, { isAnonymous: false });
    const ofMinor = await ask(mia, { isAnonymous: false, figure: undefined });
    const seen = async ({ browser }: TestUser) => (await browser.get(PATH).expect(200)).body as Question[];
    expect((await seen(kim)).find(({ id }) => id === named.id)).toMatchObject({ askedBy: 'Robin Quillfeather' });
    expect((await listPublic()).find(({ id }) => id === named.id)).toMatchObject({ askedBy: 'A student' });
    const shown = (await seen(kim)).find(({ id }) => id === ofMinor.id);
    expect(shown).toMatchObject({ askedBy: 'A student', isIndexed: false });
  });

  it('is refused to people who may not ask or answer', async () => {
    const unconfirmed = await unconfirmedPerson(app, studentForm('not.yet'));
    const question = await offered();
    await app.visitor().post(PATH).set('Origin', app.settings.origin).send({ collegeId: 1, text: TEXT }).expect(401);
    await send(unconfirmed).expect(403);
    await send(ada).expect(403);
    await act(kim, question, 'take').expect(403);
    await act(kim, question, 'withdraw').expect(404);
    await act(kim, question, 'consent', { publish: true }).expect(404);
    const stranger = await alumniOf(app, 'stranger', 2);
    for (const [action, body] of [
      ['take', undefined],
      ['answer', { text: ANSWER }],
      ['withdraw', undefined],
      ['consent', { publish: true }],
    ] as const) {
      await act(stranger, question, action, body).expect(404);
    }
  });

  it('is listed in pages, newest first', async () => {
    for (const number of [1, 2, 3]) await ask(robin, { text: `${TEXT} ${number}`, figure: undefined });
    const first = await app.visitor().get(`${PATH}?limit=2`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link as string)![1]!;
    const second = await app.visitor().get(next).expect(200);
    const texts = [...(first.body as Question[]), ...(second.body as Question[])].map(({ text }) => text.at(-1));
    expect(texts).toEqual(['3', '2', '1']);
    expect(second.headers.link).toBeUndefined();
  });
});

describe('time', () => {
  const age = (hours: number) =>
    app.db.query(`
      UPDATE forum.open_questions SET created_at = (SELECT created_at - interval '${hours} hours'),
        taken_at = (SELECT taken_at - interval '${hours} hours'), next_step_at = (SELECT next_step_at - interval '${hours} hours')`);
  const ageOffers = (hours: number) =>
    app.db.query(`UPDATE forum.open_question_offers SET expires_at = (SELECT expires_at - interval '${hours} hours')`);
  const runJob = () => app.app.get(OfferQuestion, { strict: false }).executeDue();

  it('offers the question to the next alumni after 48 hours', async () => {
    candidates = [ada];
    const question = await offered();
    candidates = [ada, bob];
    await age(49);
    await ageOffers(49);
    await runJob();

    expect((await listOffered(ada)).offers).toEqual([]);
    expect((await listOffered(bob)).offers).toMatchObject([{ question: { id: question.id } }]);
    expect(await codeOf(act(ada, question, 'take'), 409)).toBe('forum.offer-ended');
  });

  it('takes the question back from an alum who doesn’t answer in 48 hours', async () => {
    candidates = [ada];
    const question = await offered();
    await act(ada, question, 'take').expect(200);
    candidates = [ada, bob];
    await age(49);
    await ageOffers(49);
    await runJob();

    expect((await listOffered(ada)).taken).toEqual([]);
    expect((await listOffered(bob)).offers).toMatchObject([{ question: { id: question.id } }]);
    expect(await codeOf(act(ada, question, 'answer', { text: ANSWER }), 409)).toBe('forum.offer-ended');
  });

  it('notifies everyone who asked once after ten days, and closes the question after sixty', async () => {
    candidates = [];
    await ask();
    await ask(kim);
    await age(10 * 24 + 1);
    await runJob();
    await runJob();
    for (const one of [robin, kim]) {
      expect(await titlesOf(one)).toEqual(['No alum has answered your open question yet']);
      expect((await listMine(one))[0]).toMatchObject({ standing: 'no-answer-yet' });
    }
    await age(50 * 24);
    await runJob();
    for (const one of [robin, kim]) {
      expect((await listMine(one))[0]).toMatchObject({ status: 'closed', standing: 'closed' });
      expect(await titlesOf(one)).toContain('An open question that you asked was closed');
    }
  });
});
