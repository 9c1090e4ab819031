import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, student, unconfirmedPerson, type TestUser } from './support/test-users';
import { MSU, reviewForm, TEXT, postReview, createReview } from './support/reviews';
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
const count = (table = 'reviews'): Promise<number> => rowsIn(app, `colleges.${table}`);

describe('reviewing a college', () => {
  it('returns the review as everyone will read it', async () => {
    const { body } = await postReview(robin, { content: `  ${TEXT}\r\nTwice.  ` }).expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      collegeId: 1,
      collegeName: MSU,
      authorId: robin.id,
      authorName: 'Robin Example',
      authorAvatarUrl: null,
      authorBadge: 'visitor',
      content: `${TEXT}\nTwice.`,
      rating: 4,
      upvotes: 0,
      upvotedByMe: false,
      mine: true,
      isHidden: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: null,
      reply: null,
    });
    expect(await list()).toEqual([body]);
  });

  it('finds a college by ID, by name in any case, and by alias', async () => {
    for (const changes of [{ collegeId: 2, collegeName: 'As chosen' }, { collegeName: 'MICHIGAN state University ' }]) {
      await postReview(robin, changes).expect(201);
    }
    const { body } = await postReview(robin, { collegeName: 'UCLA' }).expect(201);

    expect(body.collegeName).toBe('University of California-Los Angeles');
  });

  it('shows no alumni badge for unverified studies', async () => {
    const { body } = await postReview(ada).expect(201);
    const { body: elsewhere } = await postReview(ada, { collegeId: 2 }).expect(201);

    expect([body.authorBadge, elsewhere.authorBadge]).toEqual(['visitor', 'visitor']);
  });

  it('accepts five stars with only a college name, text and rating', async () => {
    const lena = await student(app, 'lena.five');
    const { body } = await lena.browser
      .post('/api/reviews')
      .send({ collegeName: MSU, content: TEXT, rating: 5 })
      .expect(201);

    expect(body).toMatchObject({ rating: 5, collegeName: MSU, content: TEXT });
  });

  it.each([
    ['collegeName', { collegeName: undefined }, 'College name is required'],
    ['collegeName', { collegeName: ' x ' }, 'College name is required'],
    ['collegeName', { collegeName: 'M\u0000SU' }, /aren’t allowed/],
    ['collegeName', { collegeName: 'x'.repeat(201) }, /at most 200/],
    ['collegeName', { collegeName: 'No Such College' }, 'We couldn’t find this college'],
    ['collegeName', { collegeId: 2_147_483_647 }, 'We couldn’t find this college'],
    ['collegeId', { collegeId: 2_147_483_648 }, /a valid college ID/],
    ['collegeId', { collegeId: '1' }, /a valid college ID/],
    ['content', { content: undefined }, 'Review must be at least 20 characters'],
    ['content', { content: 42 }, 'Review must be at least 20 characters'],
    ['content', { content: `${' '.repeat(30)}too short` }, 'Review must be at least 20 characters'],
    ['content', { content: '🎓'.repeat(19) }, 'Review must be at least 20 characters'],
    ['content', { content: 'x'.repeat(5_001) }, 'Review must be at most 5000 characters'],
    ['content', { content: 'x\uFE0F'.repeat(2_501) }, 'Review must be at most 5000 characters'],
    ['content', { content: `${TEXT}\u0000` }, /aren’t allowed/],
    ['content', { content: `${TEXT}\u001b[31m` }, /aren’t allowed/],
    ['content', { content: `${TEXT}\ud800` }, /aren’t allowed/],
    ['rating', { rating: undefined }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 0 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 6 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 3.5 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 1e308 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: '4' }, 'Choose from 1 to 5 stars'],
    ['authorId', { authorId: 1 }, 'authorId is not a known field'],
    ['upvotes', { upvotes: 99 }, 'upvotes is not a known field'],
    ['isSample', { isSample: false }, 'isSample is not a known field'],
  ])('rejects %s in %j', async (field, changes, message) => {
    const { body } = await postReview(robin, changes).expect(400);
    const fault = (body.errors as { field: string; message: string }[]).find((error) => error.field === field);

    expect(fault?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await count()).toBe(0);
  });

  it('accepts 20 to 5,000 characters of any kind', async () => {
    await postReview(robin, { content: '🎓'.repeat(20) }).expect(201);
    await postReview(kim, { content: '🎓'.repeat(5_000) }).expect(201);
  });

  it('reports every invalid field in one response', async () => {
    const { body } = await postReview(robin, { collegeName: '', content: 'short', rating: 9 }).expect(400);

    expect(body.message).toBe('College name is required');
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual([
      'collegeName',
      'content',
      'rating',
    ]);
  });

  it('rejects an ambiguous college name', async () => {
    await app.db.query(`UPDATE colleges.colleges SET name = 'Twin College' WHERE id IN (5, 6)`);
    const { body } = await postReview(robin, { collegeName: 'Twin College' }).expect(400);

    expect(body.errors).toEqual([
      { field: 'collegeName', message: 'Several colleges have this name. Choose one from the list' },
    ]);
    await postReview(robin, { collegeId: 5, collegeName: 'Twin College' }).expect(201);
    await postReview(kim, { collegeId: 6, collegeName: 'Twin College' }).expect(201);
    expect(await list('?college=twin%20college')).toHaveLength(2);
  });

  it('is possible once per college', async () => {
    await createReview(robin);
    const { body } = await postReview(robin, { collegeId: 1 }).expect(409);

    expect(body).toMatchObject({ code: 'colleges.already-reviewed' });
    await postReview(robin, { collegeId: 2 }).expect(201);
  });

  it('stores one review for twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => postReview(robin)));
    const statuses = answers.map(({ status }) => status).sort();

    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await count()).toBe(1);
  });

  it('returns the first response when repeated with the same idempotency key', async () => {
    const send = () => postReview(robin).set('Idempotency-Key', 'a-click-on-submit');
    const [first, second] = [await send().expect(201), await send().expect(201)];

    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('stores markup and code as plain text', async () => {
    const content = `<script>alert(1)</script> '; DROP TABLE colleges.reviews; -- {{7*7}} \${7*7}`;
    await createReview(robin, { content });

    expect((await list())[0]!.content).toBe(content);
  });

  it('requires a confirmed address', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    const { body } = await postReview(newcomer).expect(403);

    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect(await count()).toBe(0);
  });

  it('is rejected for college administrators', async () => {
    for (const admin of [dean, otherDean]) {
      expect((await postReview(admin).expect(403)).body).toMatchObject({ code: 'platform.not-allowed' });
    }
    expect(await count()).toBe(0);
  });
});

describe('editing or deleting a review', () => {
  it('is possible for its author, and sets updatedAt', async () => {
    const id = await createReview(robin);
    const { body } = await robin.browser.patch(`/api/reviews/${id}`).send({ rating: 5 }).expect(200);

    expect(body).toMatchObject({ id, rating: 5, content: TEXT, updatedAt: expect.stringMatching(/Z$/) });
  });

  it('keeps updatedAt null when nothing changes', async () => {
    const id = await createReview(robin);
    const { body } = await robin.browser.patch(`/api/reviews/${id}`).send({ rating: 4 }).expect(200);

    expect(body.updatedAt).toBeNull();
  });

  it.each([
    [{ content: 'short' }, 'content'],
    [{ rating: 6 }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ content: null }, 'content'],
    [{ collegeId: 2 }, 'collegeId'],
    [{ upvotes: 5 }, 'upvotes'],
  ])('rejects %j', async (changes, field) => {
    const id = await createReview(robin);
    const { body } = await robin.browser.patch(`/api/reviews/${id}`).send(changes).expect(400);

    expect(body.errors[0].field).toBe(field);
  });

  it.each(['patch', 'delete'] as const)('is rejected for everyone else: %s', async (method) => {
    const id = await createReview(robin);
    for (const someone of [kim, ada, dean, otherDean]) {
      const { body } = await someone.browser[method](`/api/reviews/${id}`).send({ rating: 1 }).expect(403);
      expect(body).toMatchObject({ code: 'colleges.not-your-review' });
    }
    expect(await list()).toMatchObject([{ rating: 4, updatedAt: null }]);
  });

  it('deletes it with its votes, and allows a new one', async () => {
    const id = await createReview(robin);
    await kim.browser.put(`/api/reviews/${id}/upvote`).expect(200);
    await robin.browser.delete(`/api/reviews/${id}`).expect(204);
    await robin.browser.delete(`/api/reviews/${id}`).expect(404);

    expect([await count(), await count('review_upvotes')]).toEqual([0, 0]);
    await createReview(robin);
  });
});

describe('a visitor', () => {
  it.each([
    ['post', '/api/reviews'],
    ['patch', '/api/reviews/1'],
    ['delete', '/api/reviews/1'],
    ['put', '/api/reviews/1/upvote'],
    ['delete', '/api/reviews/1/upvote'],
    ['post', '/api/reviews/1/reply'],
    ['delete', '/api/reviews/1/reply'],
  ] as const)('cannot %s %s', async (method, path) => {
    await app.visitor()[method](path).send(reviewForm()).expect(401);
  });
});

describe('reviews are unchanged', () => {
  it('after GET requests', async () => {
    const id = await createReview(robin);
    const state = () => app.db.query<unknown[]>('SELECT * FROM colleges.reviews');
    const before = await state();
    for (const path of ['', `/${id}/upvote`, `/${id}/reply`, `/${id}`, '/summary']) {
      await kim.browser.get(`/api/reviews${path}`);
    }

    expect(await state()).toEqual(before);
  });

  it('after a request from another site', async () => {
    await postReview(robin).set('Origin', 'https://evil.example').expect(403);
    await robin.browser.post('/api/reviews').type('form').send({ collegeName: MSU }).expect(415);

    expect(await count()).toBe(0);
  });

  it('after a body that is too large', async () => {
    const { status } = await postReview(robin, { content: 'x'.repeat(2_000_000) });

    expect(status).toBe(413);
  });
});

describe('rate limits', () => {
  it('allow twenty reviews a day', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const { browser } = await student(limited, 'eager');
    const send = (collegeId: number) => browser.post('/api/reviews').send(reviewForm({ collegeId }));
    for (let n = 1; n <= 20; n++) await send(n).expect(201);

    await send(21).expect(429);
  });
});
