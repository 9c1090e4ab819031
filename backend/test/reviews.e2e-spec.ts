import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import {
  administratorOf,
  alumniOf,
  fifteenYearsAgo,
  type Somebody,
  student,
  unconfirmedPerson,
} from './support/college-people';

const MSU = 'Michigan State University';
const TEXT = 'The advisers took their time with me.';

let app: TestApp;
let robin: Somebody;
let kim: Somebody;
let ada: Somebody;
let dean: Somebody;
let otherDean: Somebody;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim', { fullName: 'Kim Sample' });
  ada = await alumniOf(app, 'ada', 1);
  dean = await administratorOf(app, 'dean', 1);
  otherDean = await administratorOf(app, 'other.dean', 2);
});
beforeEach(() => app.db.query('TRUNCATE colleges.reviews CASCADE'));

const form = (told: Record<string, unknown> = {}) => ({ collegeName: MSU, content: TEXT, rating: 4, ...told });
const write = ({ browser }: Somebody, told: Record<string, unknown> = {}) =>
  browser.post('/api/reviews').send(form(told));
const written = async (by: Somebody, told: Record<string, unknown> = {}): Promise<number> =>
  ((await write(by, told).expect(201)).body as { id: number }).id;
const list = async (query = '', { browser }: { browser: Somebody['browser'] } = robin) =>
  (await browser.get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];
const seenByVisitor = async (query = '') =>
  (await app.visitor().get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];
const count = async (table = 'reviews'): Promise<number> => {
  const [row] = await app.db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM colleges.${table}`);
  return row!.count;
};

describe('reviewing a college', () => {
  it('answers with the review as everybody will read it', async () => {
    const { body } = await write(robin, { content: `  ${TEXT}\r\nTwice.  ` }).expect(201);

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
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: null,
      reply: null,
    });
    expect(await list()).toEqual([body]);
  });

  it('knows a college by its key, its name in whatever case, and what people call it', async () => {
    for (const told of [{ collegeId: 2, collegeName: 'As chosen' }, { collegeName: 'MICHIGAN state University ' }]) {
      await write(robin, told).expect(201);
    }
    const { body } = await write(robin, { collegeName: 'UCLA' }).expect(201);

    expect(body.collegeName).toBe('University of California-Los Angeles');
  });

  it('calls an alumna of the college one', async () => {
    const { body } = await write(ada).expect(201);
    const { body: elsewhere } = await write(ada, { collegeId: 2 }).expect(201);

    expect([body.authorBadge, elsewhere.authorBadge]).toEqual(['alumni', 'visitor']);
  });

  it('asks whether five stars are meant', async () => {
    const fault = { field: 'rating', message: 'Please confirm your rating' };
    for (const told of [{ rating: 5 }, { rating: 5, ratingConfirmed: false }]) {
      expect((await write(robin, told).expect(400)).body.errors).toEqual([fault]);
    }
    await write(robin, { rating: 5, ratingConfirmed: true }).expect(201);
  });

  it.each([
    ['collegeName', { collegeName: undefined }, 'College name is required'],
    ['collegeName', { collegeName: ' x ' }, 'College name is required'],
    ['collegeName', { collegeName: 'M\u0000SU' }, /cannot be used/],
    ['collegeName', { collegeName: 'x'.repeat(201) }, /at most 200/],
    ['collegeName', { collegeName: 'No Such College' }, 'We do not know this college'],
    ['collegeName', { collegeId: 2_147_483_647 }, 'We do not know this college'],
    ['collegeId', { collegeId: 2_147_483_648 }, /number/],
    ['collegeId', { collegeId: '1' }, /number/],
    ['content', { content: undefined }, 'Review must be at least 20 characters'],
    ['content', { content: 42 }, 'Review must be at least 20 characters'],
    ['content', { content: `${' '.repeat(30)}too short` }, 'Review must be at least 20 characters'],
    ['content', { content: '🎓'.repeat(19) }, 'Review must be at least 20 characters'],
    ['content', { content: 'x'.repeat(5_001) }, 'Review must be at most 5000 characters'],
    ['content', { content: 'x\uFE0F'.repeat(2_501) }, 'Review must be at most 5000 characters'],
    ['content', { content: `${TEXT}\u0000` }, /cannot be used/],
    ['content', { content: `${TEXT}\u001b[31m` }, /cannot be used/],
    ['content', { content: `${TEXT}\ud800` }, /cannot be used/],
    ['rating', { rating: undefined }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 0 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 6 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 3.5 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: 1e308 }, 'Choose from 1 to 5 stars'],
    ['rating', { rating: '4' }, 'Choose from 1 to 5 stars'],
    ['ratingConfirmed', { rating: 5, ratingConfirmed: 1 }, /boolean/],
    ['authorId', { authorId: 1 }, 'authorId is not a known field'],
    ['upvotes', { upvotes: 99 }, 'upvotes is not a known field'],
    ['isSample', { isSample: false }, 'isSample is not a known field'],
  ])('refuses %s in %j', async (field, told, message) => {
    const { body } = await write(robin, told).expect(400);
    const fault = (body.errors as { field: string; message: string }[]).find((error) => error.field === field);

    expect(fault?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await count()).toBe(0);
  });

  it('takes twenty characters and five thousand of any kind', async () => {
    await write(robin, { content: '🎓'.repeat(20) }).expect(201);
    await write(kim, { content: '🎓'.repeat(5_000) }).expect(201);
  });

  it('names every fault at once', async () => {
    const { body } = await write(robin, { collegeName: '', content: 'short', rating: 9 }).expect(400);

    expect(body.message).toBe('College name is required');
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['collegeName', 'content', 'rating']);
  });

  it('asks which of several colleges of a name is meant', async () => {
    await app.db.query(`UPDATE colleges.colleges SET name = 'Twin College' WHERE id IN (5, 6)`);
    const { body } = await write(robin, { collegeName: 'Twin College' }).expect(400);

    expect(body.errors).toEqual([
      { field: 'collegeName', message: 'Several colleges have this name. Choose one from the list' },
    ]);
    await write(robin, { collegeId: 5, collegeName: 'Twin College' }).expect(201);
    await write(kim, { collegeId: 6, collegeName: 'Twin College' }).expect(201);
    expect(await list('?college=twin%20college')).toHaveLength(2);
  });

  it('is done once for each college', async () => {
    await written(robin);
    const { body } = await write(robin, { collegeId: 1 }).expect(409);

    expect(body).toMatchObject({ code: 'colleges.already-reviewed' });
    await write(robin, { collegeId: 2 }).expect(201);
  });

  it('is one review for twenty clicks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(robin)));
    const statuses = answers.map(({ status }) => status).sort();

    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await count()).toBe(1);
  });

  it('answers a request that is named and repeated like the first time', async () => {
    const send = () => write(robin).set('Idempotency-Key', 'a-click-on-submit');
    const [first, second] = [await send().expect(201), await send().expect(201)];

    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('keeps text as text', async () => {
    const content = `<script>alert(1)</script> '; DROP TABLE colleges.reviews; -- {{7*7}} \${7*7}`;
    await written(robin, { content });

    expect((await list())[0]!.content).toBe(content);
  });

  it('is for people whose address is confirmed', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    const { body } = await write(newcomer).expect(403);

    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect(await count()).toBe(0);
  });

  it('is not for those who speak for a college', async () => {
    for (const admin of [dean, otherDean]) {
      expect((await write(admin).expect(403)).body).toMatchObject({ code: 'platform.not-allowed' });
    }
    expect(await count()).toBe(0);
  });
});

describe('the author of a review', () => {
  it('is known to others by name, to a visitor without a key', async () => {
    await written(robin);

    expect(await list('', kim)).toMatchObject([{ authorId: robin.id, authorName: 'Robin Example', mine: false }]);
    expect(await seenByVisitor()).toMatchObject([{ authorId: null, authorName: 'Robin Example', mine: false }]);
  });

  it('shows a minor by first name and initial to everybody', async () => {
    const minor = await student(app, 'young.one', { fullName: 'Lou van der Berg', birthDate: fifteenYearsAgo() });
    await written(minor);

    for (const seen of [await list('', kim), await list('', minor), await seenByVisitor()]) {
      expect(seen).toMatchObject([{ authorId: null, authorName: 'Lou B.', authorAvatarUrl: null }]);
      expect(JSON.stringify(seen)).not.toMatch(/Berg|young\.one/);
    }
    expect(await list('', minor)).toMatchObject([{ mine: true }]);
  });

  it('is told to nobody in more than name and picture', async () => {
    await written(robin);
    const { text } = await kim.browser.get('/api/reviews').expect(200);

    expect(text).not.toMatch(/example\.org|birth|password|"username"|"email/i);
  });
});

describe('changing a review', () => {
  it('is for its author, and shows', async () => {
    const id = await written(robin);
    const { body } = await robin.browser.patch(`/api/reviews/${id}`).send({ rating: 5 }).expect(200);

    expect(body).toMatchObject({ id, rating: 5, content: TEXT, updatedAt: expect.stringMatching(/Z$/) });
  });

  it('leaves no mark when nothing changes', async () => {
    const id = await written(robin);
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
  ])('refuses %j', async (changes, field) => {
    const id = await written(robin);
    const { body } = await robin.browser.patch(`/api/reviews/${id}`).send(changes).expect(400);

    expect(body.errors[0].field).toBe(field);
  });

  it.each(['patch', 'delete'] as const)('is nobody else’s: %s', async (method) => {
    const id = await written(robin);
    for (const somebody of [kim, ada, dean, otherDean]) {
      const { body } = await somebody.browser[method](`/api/reviews/${id}`).send({ rating: 1 }).expect(403);
      expect(body).toMatchObject({ code: 'colleges.not-your-review' });
    }
    expect(await list()).toMatchObject([{ rating: 4, updatedAt: null }]);
  });

  it('takes it back with its votes, and lets another be written', async () => {
    const id = await written(robin);
    await kim.browser.put(`/api/reviews/${id}/upvote`).expect(200);
    await robin.browser.delete(`/api/reviews/${id}`).expect(204);
    await robin.browser.delete(`/api/reviews/${id}`).expect(404);

    expect([await count(), await count('review_upvotes')]).toEqual([0, 0]);
    await written(robin);
  });
});

describe('finding a review helpful', () => {
  const vote = ({ browser }: Somebody, id: number, method: 'put' | 'delete' = 'put') =>
    browser[method](`/api/reviews/${id}/upvote`);

  it('counts once, and is taken back once', async () => {
    const id = await written(robin);
    for (let n = 0; n < 2; n++) {
      expect((await vote(kim, id).expect(200)).body).toEqual({ upvotes: 1, upvotedByMe: true });
    }
    expect(await list('', kim)).toMatchObject([{ upvotes: 1, upvotedByMe: true }]);
    expect(await list('', ada)).toMatchObject([{ upvotes: 1, upvotedByMe: false }]);
    for (let n = 0; n < 2; n++) {
      expect((await vote(kim, id, 'delete').expect(200)).body).toEqual({ upvotes: 0, upvotedByMe: false });
    }
  });

  it.each(['put', 'delete'] as const)('is not for its author: %s', async (method) => {
    const id = await written(robin);

    expect((await vote(robin, id, method).expect(403)).body).toMatchObject({ code: 'colleges.own-review' });
  });

  it('stays right however people click at once', async () => {
    const id = await written(robin);
    const clicks = [kim, ada, dean].flatMap((somebody) =>
      Array.from({ length: 15 }, (_, n) => vote(somebody, id, n % 2 === 0 ? 'put' : 'delete')),
    );
    await Promise.all(clicks.map((click) => click.expect(200)));

    expect((await list())[0]!.upvotes).toBe(await count('review_upvotes'));
  });

  it('is about a review that there is', async () => {
    await vote(kim, 2_147_483_647).expect(404);
    await kim.browser.put('/api/reviews/2147483648/upvote').expect(400);
  });
});

describe('the college’s reply', () => {
  const reply = ({ browser }: Somebody, id: number, content: unknown = 'Thank you.') =>
    browser.post(`/api/reviews/${id}/reply`).send({ content });

  it('is one; a second edits it', async () => {
    const id = await written(robin);
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

  it('is one for ten clicks at once', async () => {
    const id = await written(robin);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await reply(dean, id)).status));

    expect(statuses.sort()).toEqual([...Array<number>(9).fill(200), 201]);
  });

  it('is taken back by the college', async () => {
    const id = await written(robin);
    await reply(dean, id).expect(201);
    for (let n = 0; n < 2; n++) await dean.browser.delete(`/api/reviews/${id}/reply`).expect(204);

    expect(await list()).toMatchObject([{ reply: null }]);
  });

  it('is nobody else’s', async () => {
    const id = await written(robin);
    const pending = await unconfirmedPerson(app, studentForm('pending.dean', { role: 'college_admin', collegeId: 1 }));
    for (const somebody of [robin, kim, ada, otherDean, pending]) {
      const { body } = await reply(somebody, id).expect(403);
      expect(body).toMatchObject({ code: 'colleges.only-the-college-replies' });
      await somebody.browser.delete(`/api/reviews/${id}/reply`).expect(403);
    }
    expect(await list()).toMatchObject([{ reply: null }]);
  });

  it.each([[''], ['   '], [null], [7], ['x'.repeat(2_001)], ['Hello\u0000']])('is not %p', async (content) => {
    const id = await written(robin);
    const { body } = await reply(dean, id, content).expect(400);

    expect(body.errors[0].field).toBe('content');
  });

  it('is about a review that there is', async () => {
    await reply(dean, 2_147_483_647).expect(404);
  });
});

describe('the list of reviews', () => {
  const review = (collegeId: number, authorId: number, rating: number, upvotes = 0, minutesAgo = 0) =>
    app.db.query(
      `INSERT INTO colleges.reviews (college_id, author_id, content, rating, upvotes, is_sample, created_at)
       VALUES ($1, $2, $3, $4, $5, false, now() - make_interval(mins => $6))`,
      [collegeId, authorId, TEXT, rating, upvotes, minutesAgo],
    );
  const keys = (reviews: Record<string, unknown>[]) => reviews.map(({ collegeId, rating }) => [collegeId, rating]);

  it('puts the helpful first, then the newest', async () => {
    await review(1, robin.id, 1, 0, 5);
    await review(2, robin.id, 2, 3, 9);
    await review(3, robin.id, 3, 0, 1);

    expect(keys(await list())).toEqual([
      [2, 2],
      [3, 3],
      [1, 1],
    ]);
    expect(keys(await list('?order=recent'))).toEqual([
      [3, 3],
      [1, 1],
      [2, 2],
    ]);
  });

  it('puts a college that many praise above one that a single person adores', async () => {
    await review(1, 900, 5);
    for (let n = 0; n < 12; n++) await review(2, 1_000 + n, n < 4 ? 4 : 5);
    const top = await list('?order=top&limit=100');

    expect(top[0]!.collegeId).toBe(2);
    expect(top.at(-1)!.collegeId).toBe(1);
  });

  it('is for one college by key, name or alias, and for so many stars', async () => {
    await review(1, robin.id, 1);
    await review(2, robin.id, 2);
    const asked = ['?collegeId=1', `?college=${encodeURIComponent(MSU)}`, '?college=MSU', '?rating=1'];

    for (const query of asked) expect(keys(await list(query))).toEqual([[1, 1]]);
    expect(await list('?college=nowhere')).toEqual([]);
    expect(await list('?collegeId=2147483647')).toEqual([]);
    expect(keys(await list('?college=nowhere&collegeId=2'))).toEqual([[2, 2]]);
  });

  it('comes in stretches and says how many there are', async () => {
    for (let n = 1; n <= 5; n++) await review(n, robin.id, 3, 0, n);
    const { body, headers } = await robin.browser.get('/api/reviews?limit=2&offset=2&order=recent&_t=1').expect(200);
    const beyond = await robin.browser.get('/api/reviews?offset=50').expect(200);

    expect(keys(body as Record<string, unknown>[])).toEqual([
      [3, 3],
      [4, 3],
    ]);
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toBe('</api/reviews?limit=2&offset=4&order=recent>; rel="next"');
    expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '5']);
  });

  it.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'offset=1e3',
    'rating=0',
    'rating=6',
    'rating=x',
    'order=best',
    'collegeId=0',
    'college=%00',
    'nothing=1',
    'order=top&order=top',
  ])('refuses %s', async (query) => {
    await app.visitor().get(`/api/reviews?${query}`).expect(400);
  });

  it('asks the database as often for a hundred reviews as for one', async () => {
    const statements = async (): Promise<number> => {
      const asked = jest.spyOn(app.db.manager, 'query');
      await list('?limit=100');
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    await review(1, robin.id, 3);
    const forOne = await statements();
    for (let n = 0; n < 99; n++) await review(2 + n, [kim.id, ada.id, robin.id][n % 3]!, 4);

    expect(await statements()).toBe(forOne);
    // Who is asking, the page, how many in all, and the people of the page.
    expect(forOne).toBe(4);
  });

  it('shows somebody whose account is gone as one', async () => {
    await review(1, 2_000_000_000, 3);

    expect(await list()).toMatchObject([{ authorId: null, authorName: 'Former user', authorBadge: 'visitor' }]);
  });

  it('is summed up once three have spoken', async () => {
    const summary = async (query = '?collegeId=1') =>
      (await app.visitor().get(`/api/reviews/summary${query}`).expect(200)).body as unknown;

    expect(await summary()).toEqual({ count: 0, average: null, distribution: null });
    await review(1, 11, 5);
    await review(1, 12, 4);
    expect(await summary()).toEqual({ count: 2, average: null, distribution: null });
    await review(1, 13, 4);
    expect(await summary()).toEqual({ count: 3, average: 4.33, distribution: [0, 0, 0, 2, 1] });
    expect(await summary('?college=MSU')).toMatchObject({ count: 3 });
    expect(await summary('?collegeId=2')).toMatchObject({ count: 0 });
    expect(await summary('')).toMatchObject({ count: 3 });
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
  ] as const)('may not %s %s', async (method, path) => {
    await app.visitor()[method](path).send(form()).expect(401);
  });
});

describe('nothing changes', () => {
  it('by reading', async () => {
    const id = await written(robin);
    const state = () => app.db.query<unknown[]>('SELECT * FROM colleges.reviews');
    const before = await state();
    for (const path of ['', `/${id}/upvote`, `/${id}/reply`, `/${id}`, '/summary']) {
      await kim.browser.get(`/api/reviews${path}`);
    }

    expect(await state()).toEqual(before);
  });

  it('from another site', async () => {
    await write(robin).set('Origin', 'https://evil.example').expect(403);
    await robin.browser.post('/api/reviews').type('form').send({ collegeName: MSU }).expect(415);

    expect(await count()).toBe(0);
  });

  it('by a body that is too large', async () => {
    const { status } = await write(robin, { content: 'x'.repeat(2_000_000) });

    expect(status).toBe(413);
  });
});

describe('the limits', () => {
  it('end at twenty reviews a day', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const { browser } = await student(limited, 'eager');
    const send = (collegeId: number) => browser.post('/api/reviews').send(form({ collegeId }));
    for (let n = 1; n <= 20; n++) await send(n).expect(201);

    await send(21).expect(429);
  });
});
