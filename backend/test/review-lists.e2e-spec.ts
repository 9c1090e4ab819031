import { startApp, type TestApp } from './support/app';
import { alumniOf, fifteenYearsAgo, student, type TestUser } from './support/test-users';
import { MSU, TEXT, createReview } from './support/reviews';
import { countStatements } from './support/statements';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim');
  ada = await alumniOf(app, 'ada', 1);
});
beforeEach(() => emptyTables(app.db, 'colleges.reviews'));

const list = async (query = '', { browser }: { browser: TestUser['browser'] } = robin) =>
  (await browser.get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];
const seenByVisitor = async (query = '') =>
  (await app.visitor().get(`/api/reviews${query}`).expect(200)).body as Record<string, unknown>[];

describe('the author of a review', () => {
  it('is shown by name, and to visitors without an ID', async () => {
    await createReview(robin);

    expect(await list('', kim)).toMatchObject([{ authorId: robin.id, authorName: 'Robin Example', mine: false }]);
    expect(await seenByVisitor()).toMatchObject([{ authorId: null, authorName: 'Robin Example', mine: false }]);
  });

  it('is shown only with the college while an alum hides the profile, effective right away', async () => {
    const hiding = await alumniOf(app, 'hiding', 1);
    const choose = (isProfileVisible: boolean) =>
      hiding.browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
    await createReview(hiding);
    const college = (await list('', kim))[0]!.collegeName as string;

    expect(await list('', kim)).toMatchObject([{ authorId: hiding.id, authorName: 'Robin Example' }]);
    expect(await seenByVisitor()).toMatchObject([{ authorId: null, authorName: `Alum of ${college}` }]);
    await choose(false);
    for (const seen of [await list('', kim), await list('', hiding), await seenByVisitor()]) {
      expect(seen).toMatchObject([{ authorId: null, authorName: `Alum of ${college}`, authorAvatarUrl: null }]);
      expect(JSON.stringify(seen)).not.toMatch(/Robin|Example|hiding/);
    }
    await choose(true);
    expect(await seenByVisitor()).toMatchObject([{ authorName: 'Robin Example' }]);
  });

  it('is shown as a student while a student’s profile is private', async () => {
    const hiding = await student(app, 'hiding.student');
    await hiding.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
    await createReview(hiding);
    for (const seen of [await list('', kim), await seenByVisitor()]) {
      expect(seen).toMatchObject([{ authorId: null, authorName: 'Student', authorAvatarUrl: null }]);
    }
  });

  it('is shown as a student to everyone if they are a minor', async () => {
    const minor = await student(app, 'young.one', { fullName: 'Lou van der Berg', birthDate: fifteenYearsAgo() });
    await createReview(minor);

    for (const seen of [await list('', kim), await list('', minor), await seenByVisitor()]) {
      expect(seen).toMatchObject([{ authorId: null, authorName: 'Student', authorAvatarUrl: null }]);
      expect(JSON.stringify(seen)).not.toMatch(/Lou|Berg|young\.one/);
    }
    expect(await list('', minor)).toMatchObject([{ mine: true }]);
  });

  it('is shown to others without any data but name and picture', async () => {
    await createReview(robin);
    const { text } = await kim.browser.get('/api/reviews').expect(200);

    expect(text).not.toMatch(/example\.org|birth|password|"username"|"email/i);
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

  it('orders by votes, then newest first', async () => {
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

  it('ranks a college with many good reviews above one with a single perfect review', async () => {
    await review(1, 900, 5);
    for (let n = 0; n < 12; n++) await review(2, 1_000 + n, n < 4 ? 4 : 5);
    const top = await list('?order=top&limit=100');

    expect(top[0]!.collegeId).toBe(2);
    expect(top.at(-1)!.collegeId).toBe(1);
  });

  it('filters by college ID, name or alias, and by stars', async () => {
    await review(1, robin.id, 1);
    await review(2, robin.id, 2);
    const asked = ['?collegeId=1', `?college=${encodeURIComponent(MSU)}`, '?college=MSU', '?rating=1'];

    for (const query of asked) expect(keys(await list(query))).toEqual([[1, 1]]);
    expect(await list('?college=nowhere')).toEqual([]);
    expect(await list('?collegeId=2147483647')).toEqual([]);
    expect(keys(await list('?college=nowhere&collegeId=2'))).toEqual([[2, 2]]);
  });

  it('is paged, with a total count', async () => {
    for (let n = 1; n <= 5; n++) await review(n, robin.id, 3, 0, n);
    const { body, headers } = await robin.browser.get('/api/reviews?limit=2&offset=2&order=recent&_t=1').expect(200);
    const beyond = await robin.browser.get('/api/reviews?offset=50').expect(200);

    expect(keys(body as Record<string, unknown>[])).toEqual([
      [3, 3],
      [4, 3],
    ]);
    expect(headers['x-total-count']).toBe('5');
    const [, next] = /<([^>]+)>; rel="next"/.exec(headers.link as string)!;
    const { pathname, searchParams } = new URL(next!, app.settings.origin);
    expect(pathname).toBe('/api/reviews');
    expect(Object.fromEntries(searchParams)).toEqual({ limit: '2', offset: '4', order: 'recent' });
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
    'order=top&order=top',
  ])('rejects %s', async (query) => {
    await app.visitor().get(`/api/reviews?${query}`).expect(400);
  });

  it('runs as many queries for a hundred reviews as for one', async () => {
    const statements = (): Promise<number> => countStatements(app.db, () => list('?limit=100'));
    await review(1, ada.id, 3);
    const forOne = await statements();
    for (let n = 0; n < 99; n++) await review(2 + n, [kim.id, ada.id, robin.id][n % 3]!, 4);

    expect(await statements()).toBe(forOne);
    // The session, the page, the total count and the authors.
    expect(forOne).toBe(4);
  });

  it('shows a deleted account as the author', async () => {
    await review(1, 2_000_000_000, 3);

    expect(await list()).toMatchObject([{ authorId: null, authorName: 'Deleted user', authorBadge: 'visitor' }]);
  });

  it('has a summary from three reviews on', async () => {
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
