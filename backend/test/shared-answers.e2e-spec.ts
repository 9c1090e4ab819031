import { ForumPersonalData } from '../src/contexts/forum';
import { studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { block } from './support/conversations';
import { alumna, connect, minor } from './support/correspondence';
import { emptyTables } from './support/empty-tables';
import { type TestUser, student, unconfirmedPerson } from './support/test-users';

const TEXT = {
  title: 'Is a double major worth it?',
  question: 'I like biology and history. Should I do both?',
  answer: 'For me it was: I could change my mind late.',
};
const PATH = '/api/forum/shared-answers';

interface Shared {
  readonly id: number;
  readonly status: string;
  readonly names: readonly string[];
  readonly agreedByMe: boolean;
  readonly agreedByOther: boolean;
  readonly postId: number | null;
  readonly version: number;
}

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let stranger: TestUser;
let mia: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin.r', { fullName: 'Robin Quillfeather' });
  ada = await alumna(app, 'ada.l');
  await ada.browser.put('/api/user').send({ fullName: 'Ada Thackeray' }).expect(200);
  stranger = await student(app, 'stranger');
  mia = await minor(app, 'mia');
  await connect(robin, ada);
}, 120_000);
beforeEach(async () => {
  await emptyTables(app.db, 'forum.shared_answers', 'forum.forum_posts', 'messaging.notifications');
});

const send = ({ browser }: TestUser, withUser: { id: number }, changes: object = {}) =>
  browser.post(PATH).send({ withUserId: withUser.id, ...TEXT, collegeId: 1, tags: [], ...changes });
const suggest = async (by = robin, other = ada, changes: object = {}) =>
  (await send(by, other, changes).expect(201)).body as Shared;
const list = async ({ browser }: TestUser, other: { id: number }) =>
  (await browser.get(`${PATH}?withUserId=${other.id}`).expect(200)).body as Shared[];
const agree = ({ browser }: TestUser, { id, version }: Pick<Shared, 'id' | 'version'>, namesConfirmed = false) =>
  browser.post(`${PATH}/${id}/agreement`).send({ version, namesConfirmed });
const edit = ({ browser }: TestUser, { id, version }: Pick<Shared, 'id' | 'version'>, changes: object) =>
  browser.patch(`${PATH}/${id}`).send({ ...TEXT, version, ...changes });
const end = ({ browser }: TestUser, { id }: Pick<Shared, 'id'>) => browser.delete(`${PATH}/${id}`);
const published = async () => {
  const one = await suggest();
  return (await agree(ada, one).expect(200)).body as Shared & { postId: number };
};
const titlesOf = async ({ browser }: TestUser) =>
  ((await browser.get('/api/notifications').expect(200)).body as { kind: string; title: string }[])
    .filter(({ kind }) => kind === 'forum')
    .map(({ title }) => title);

describe('an answer from a conversation', () => {
  it('is shown to both sides, and published without names once both agree', async () => {
    const one = await suggest();
    expect(one).toMatchObject({ status: 'proposed', agreedByMe: true, agreedByOther: false, names: [], postId: null });
    expect(await titlesOf(ada)).toEqual(['Robin Quillfeather suggested an answer for the forum']);
    expect(await list(ada, robin)).toMatchObject([{ ...TEXT, id: one.id, agreedByMe: false, agreedByOther: true }]);
    expect((await stranger.browser.get('/api/forum/posts').expect(200)).body).toEqual([]);

    const { body } = await agree(ada, one).expect(200);
    expect(body).toMatchObject({ status: 'published', agreedByMe: true, agreedByOther: true });
    const { postId } = body as { postId: number };
    for (const by of [stranger, ada, robin]) {
      const { body: shown, text } = await by.browser.get(`/api/forum/posts/${postId}`).expect(200);
      expect(shown).toMatchObject({
        title: TEXT.title,
        content: TEXT.question,
        author: { id: null, fullName: 'A student' },
        anonymous: true,
        collegeId: 1,
        tags: ['Alumni answers'],
        replyCount: 1,
        answer: { content: TEXT.answer, author: { id: null, fullName: 'An alum' }, anonymous: true },
      });
      expect(text).not.toMatch(/quill|thackeray|robin\.r|ada\.l/i);
    }
    expect(await list(robin, ada)).toMatchObject([{ status: 'published', postId }]);
  });

  it('is published with the figure that it is about', async () => {
    const one = await suggest(ada, robin, { about: { figure: 'net_price' } });
    const about = { figure: 'net_price', cip: null, level: null };
    expect(one).toMatchObject({ about });
    await agree(robin, one).expect(200);
    expect(await list(robin, ada)).toMatchObject([{ about }]);
    expect(await app.db.query('SELECT p.about_figure, p.about_cip, p.about_level FROM forum.forum_posts p')).toEqual([
      { about_figure: 'net_price', about_cip: null, about_level: null },
    ]);
  });

  it('that is published can’t be changed or deleted by one side only', async () => {
    const { body } = await agree(ada, await suggest()).expect(200);
    const { postId } = body as { postId: number };
    const { answerId } = (await robin.browser.get(`/api/forum/posts/${postId}`).expect(200)).body as {
      answerId: number;
    };
    for (const [by, path] of [
      [robin, `/api/forum/posts/${postId}`],
      [ada, `/api/forum/replies/${answerId}`],
    ] as const) {
      const edited = await by.browser.patch(path).send({ content: 'Not what the two of us agreed to.' }).expect(409);
      expect(edited.body).toMatchObject({ code: 'forum.agreed-text' });
      await by.browser.delete(path).expect(409);
    }
    const shown = await stranger.browser.get(`/api/forum/posts/${postId}`).expect(200);
    expect(shown.body).toMatchObject({ content: TEXT.question, editedAt: null, answer: { content: TEXT.answer } });
  });

  it('that contains a name is published only after each side confirms it', async () => {
    const one = await suggest(ada, robin, { answer: 'Robin, for me it was. Ask Thackeray or robin.r about it.' });
    expect(one).toMatchObject({ agreedByMe: false, names: ['Robin', 'Thackeray', 'robin'] });
    const [forRobin] = await list(robin, ada);
    expect(forRobin).toMatchObject({ names: ['Robin', 'Thackeray', 'robin.r', 'robin'] });
    for (const by of [ada, robin]) {
      expect((await agree(by, one).expect(409)).body).toMatchObject({ code: 'forum.names-not-confirmed' });
    }
    await agree(ada, one, true).expect(200);
    expect((await agree(robin, one, true).expect(200)).body).toMatchObject({ status: 'published' });
  });

  it('does not reveal the last name of a person under 18 to the other side', async () => {
    await connect(mia, ada);
    const { names } = await suggest(ada, mia, { question: 'Mia Example or Robin Example asked me about biology.' });
    const [forMia] = await list(mia, ada);
    expect([names.includes('Example'), forMia!.names.includes('Example')]).toEqual([false, true]);
  });

  it('that was edited has to be agreed to again', async () => {
    const one = await suggest();
    const { body: edited } = await edit(ada, one, { answer: 'It was not.' }).expect(200);
    expect(edited).toMatchObject({ version: 2, agreedByMe: true, agreedByOther: false });
    expect(await titlesOf(robin)).toEqual(['Ada Thackeray edited an answer for the forum']);
    expect((await agree(robin, one).expect(409)).body).toMatchObject({ code: 'forum.shared-answer-changed' });
    expect((await edit(robin, one, { answer: 'Mine.' }).expect(409)).body).toMatchObject({
      code: 'forum.shared-answer-changed',
    });
    expect((await agree(robin, edited as Shared).expect(200)).body).toMatchObject({ status: 'published' });
  });

  it('is published once when both agree concurrently or repeatedly', async () => {
    const one = await suggest(robin, ada, { answer: 'Ada: it was.' });
    await Promise.all([ada, robin, ada, robin].map((by) => agree(by, one, true)));
    expect((await list(robin, ada))[0]).toMatchObject({ status: 'published' });
    expect((await stranger.browser.get('/api/forum/posts').expect(200)).body).toHaveLength(1);
    expect((await agree(ada, one, true).expect(409)).body).toMatchObject({ code: 'forum.shared-answer-closed' });
  });

  it('can be declined, which deletes its text', async () => {
    const one = await suggest();
    await end(ada, one).expect(204);
    await end(ada, one).expect(204);
    expect(await list(robin, ada)).toEqual([]);
    expect(await titlesOf(robin)).toEqual(['Ada Thackeray declined an answer for the forum']);
    expect(await app.db.query('SELECT status, title, question, answer FROM forum.shared_answers')).toEqual([
      { status: 'declined', title: '', question: '', answer: '' },
    ]);
    await agree(ada, one).expect(409);
  });

  it.each(['robin', 'ada'])('can be withdrawn by %s, which deletes it from the forum', async (name) => {
    const one = await published();
    const by = name === 'robin' ? robin : ada;
    await stranger.browser.get(`/api/forum/posts/${one.postId}`).expect(200);
    await end(by, one).expect(204);
    for (const { browser } of [stranger, robin, ada]) await browser.get(`/api/forum/posts/${one.postId}`).expect(404);
    const left = await app.db.query<object[]>(
      'SELECT p.content AS question, r.content AS answer FROM forum.forum_posts p JOIN forum.forum_replies r ON r.post_id = p.id',
    );
    expect(left).toEqual([{ question: '', answer: '' }]);
  });

  it('keeps the replies of others when it is withdrawn', async () => {
    const one = await published();
    await stranger.browser
      .post(`/api/forum/posts/${one.postId}/replies`)
      .send({ content: 'Thank you both!' })
      .expect(201);
    await end(ada, one).expect(204);
    const { body } = await stranger.browser.get(`/api/forum/posts/${one.postId}`).expect(200);
    expect(body).toMatchObject({
      isRemoved: true,
      title: '',
      answerId: null,
      replies: [{ content: 'Thank you both!' }],
    });
  });
});

describe('access to an answer from a conversation', () => {
  it('is denied to visitors, unconfirmed people, strangers and people who are not connected', async () => {
    const one = await suggest();
    const una = await unconfirmedPerson(app, studentForm('una'));
    const visitor = app.visitor();
    await visitor
      .post(PATH)
      .set('Origin', app.settings.origin)
      .send({ withUserId: ada.id, ...TEXT, collegeId: 1 })
      .expect(401);
    await visitor.get(`${PATH}?withUserId=${ada.id}`).expect(401);
    await send(una, ada).expect(403);
    await agree(una, one).expect(403);

    const absent = (await send(stranger, { id: 2_147_483_647 }).expect(404)).body as { code: string; detail: string };
    for (const other of [ada, robin, mia, stranger]) {
      const { body } = await send(stranger, other).expect(404);
      expect(body).toMatchObject({ code: absent.code, detail: absent.detail });
    }
    const unknown = (await agree(stranger, { id: 999_999, version: 1 }).expect(404)).body as { code: string };
    expect((await agree(stranger, one).expect(404)).body).toMatchObject({ code: unknown.code });
    expect((await edit(stranger, one, {}).expect(404)).body).toMatchObject({ code: unknown.code });
    await end(stranger, one).expect(404);
    expect(await list(stranger, ada)).toEqual([]);
    expect(await list(robin, ada)).toMatchObject([{ id: one.id, status: 'proposed', version: 1 }]);
  });

  it.each([
    ['title', { title: 'Hm?' }, 'Title must be at least 5 characters'],
    ['question', { question: 'Too short.' }, 'Question must be at least 20 characters'],
    ['answer', { answer: ' ' }, 'Answer must not be empty'],
    ['collegeId', { collegeId: 999_999_999 }, 'Choose a college from the list'],
    ['collegeId', { collegeId: null }, 'collegeId must be a positive whole number'],
    ['about.figure', { about: { figure: 'wealth' } }, 'Choose a figure from the list'],
    ['about.figure', { about: { figure: 7 } }, 'figure must be the name of a figure, such as net_price'],
    ['about.cip', { about: { cip: '9999' } }, 'Choose a field from the list'],
    ['about.cip', { about: { level: 'bachelor' } }, 'cip is required if level is given'],
    ['about.level', { about: { cip: '1107', level: 'diploma' } }, 'Choose a program of this college'],
    ['tags', { tags: Array.from({ length: 10 }, (_, at) => `tag ${at}`) }, 'Use at most 10 tags'],
  ])('requires valid input, otherwise the error names %s', async (field, changes, message) => {
    const { body } = await send(robin, ada, changes).expect(400);
    expect((body as { errors: object[] }).errors).toEqual([{ field, message }]);
    expect(await list(robin, ada)).toEqual([]);
  });

  it('ends with a block, but published answers can still be withdrawn', async () => {
    const sam = await student(app, 'sam');
    await connect(sam, ada);
    const open = await suggest(sam, ada);
    const done = await suggest(sam, ada, { title: 'Another question' });
    const { postId } = (await agree(ada, done).expect(200)).body as { postId: number };
    await block(ada, sam).expect(204);

    await agree(ada, open).expect(404);
    expect(await list(sam, ada)).toMatchObject([{ id: done.id, status: 'published' }]);
    await send(sam, ada).expect(404);
    await ada.browser.delete(`/api/blocks/${sam.id}`).expect(204);
    expect(await list(sam, ada)).toMatchObject([{ id: done.id }]);
    await end(sam, done).expect(204);
    await stranger.browser.get(`/api/forum/posts/${postId}`).expect(404);
  });

  it('ends with either account, and both data exports contain the answer', async () => {
    const pat = await student(app, 'pat');
    await connect(pat, ada);
    const { postId } = (await agree(ada, await suggest(pat, ada)).expect(200)).body as { postId: number };
    const facade = app.app.get(ForumPersonalData, { strict: false });
    for (const { id } of [pat, ada]) {
      expect((await facade.export(id)).sharedAnswers).toMatchObject([{ question: TEXT.question, status: 'published' }]);
    }
    await facade.erase(pat.id, 'keep');
    await stranger.browser.get(`/api/forum/posts/${postId}`).expect(404);
    expect(await app.db.query('SELECT FROM forum.shared_answers')).toEqual([]);
    await eventually(async () => (await list(ada, pat)).length === 0);
  });
});
