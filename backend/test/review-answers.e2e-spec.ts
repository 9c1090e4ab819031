import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, confirmed, student, type TestUser } from './support/test-users';
import { createReview } from './support/reviews';
import { rowsIn } from './support/rows';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
let dean: TestUser;
let otherDean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim');
  ada = await alumniOf(app, 'ada', 1);
  dean = await administratorOf(app, 'dean', 1);
  otherDean = await administratorOf(app, 'other.dean', 2);
});
beforeEach(() => emptyTables(app.db, 'colleges.reviews'));

const list = async (query = '', { browser }: { browser: TestUser['browser'] } = robin) =>
  (await browser.get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];
const seenByVisitor = async (query = '') =>
  (await app.visitor().get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];
const count = (table = 'reviews'): Promise<number> => rowsIn(app, `colleges.${table}`);

describe('voting for a review', () => {
  const vote = ({ browser }: TestUser, id: number, method: 'put' | 'delete' = 'put') =>
    browser[method](`/api/reviews/${id}/upvote`);

  it('counts once, and can be undone once', async () => {
    const id = await createReview(robin);
    for (let n = 0; n < 2; n++) {
      expect((await vote(kim, id).expect(200)).body).toEqual({ upvotes: 1, upvotedByMe: true });
    }
    expect(await list('', kim)).toMatchObject([{ upvotes: 1, upvotedByMe: true }]);
    expect(await list('', ada)).toMatchObject([{ upvotes: 1, upvotedByMe: false }]);
    for (let n = 0; n < 2; n++) {
      expect((await vote(kim, id, 'delete').expect(200)).body).toEqual({ upvotes: 0, upvotedByMe: false });
    }
  });

  it.each(['put', 'delete'] as const)('is rejected for the author: %s', async (method) => {
    const id = await createReview(robin);

    expect((await vote(robin, id, method).expect(403)).body).toMatchObject({ code: 'colleges.own-review' });
  });

  it('keeps the right count for concurrent requests', async () => {
    const id = await createReview(robin);
    const clicks = [kim, ada, dean].flatMap((someone) =>
      Array.from({ length: 15 }, (_, n) => vote(someone, id, n % 2 === 0 ? 'put' : 'delete')),
    );
    await Promise.all(clicks.map((click) => click.expect(200)));

    expect((await list())[0]!.upvotes).toBe(await count('review_upvotes'));
  });

  it('returns 404 for an unknown review', async () => {
    await vote(kim, 2_147_483_647).expect(404);
    await kim.browser.put('/api/reviews/2147483648/upvote').expect(400);
  });
});

describe('the college’s reply', () => {
  const reply = ({ browser }: TestUser, id: number, content: unknown = 'Thank you.') =>
    browser.post(`/api/reviews/${id}/reply`).send({ content });

  it('is limited to one; a second one edits the first', async () => {
    const id = await createReview(robin);
    const first = await reply(dean, id).expect(201);
    const second = await reply(dean, id, 'Thank you all.').expect(200);

    expect(first.body.reply).toEqual({ content: 'Thank you.', createdAt: expect.any(String), updatedAt: null });
    expect(second.body.reply).toEqual({
      content: 'Thank you all.',
      createdAt: first.body.reply.createdAt,
      updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    });
    expect(await seenByVisitor()).toMatchObject([{ reply: { content: 'Thank you all.' }, updatedAt: null }]);
  });

  it('is stored once for ten concurrent requests', async () => {
    const id = await createReview(robin);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await reply(dean, id)).status));

    expect(statuses.sort()).toEqual([...Array<number>(9).fill(200), 201]);
  });

  it('can be deleted by the college', async () => {
    const id = await createReview(robin);
    await reply(dean, id).expect(201);
    for (let n = 0; n < 2; n++) await dean.browser.delete(`/api/reviews/${id}/reply`).expect(204);

    expect(await list()).toMatchObject([{ reply: null }]);
  });

  it('is rejected for everyone else', async () => {
    const id = await createReview(robin);
    const pending = await confirmed(app, studentForm('pending.dean', { role: 'college_admin', collegeId: 1 }));
    for (const someone of [robin, kim, ada, otherDean, pending]) {
      const { body } = await reply(someone, id).expect(403);
      const code = someone === pending ? 'admin-analytics.not-verified' : 'colleges.only-the-college-replies';
      expect(body).toMatchObject({ code });
      await someone.browser.delete(`/api/reviews/${id}/reply`).expect(403);
    }
    expect(await list()).toMatchObject([{ reply: null }]);
  });

  it.each([[''], ['   '], [null], [7], ['x'.repeat(2_001)], ['Hello\u0000']])('cannot be %p', async (content) => {
    const id = await createReview(robin);
    const { body } = await reply(dean, id, content).expect(400);

    expect(body.errors[0].field).toBe('content');
  });

  it('returns 404 for an unknown review', async () => {
    await reply(dean, 2_147_483_647).expect(404);
  });
});
