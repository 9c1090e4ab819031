import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { CatalogSnapshots } from '../src/contexts/colleges/infrastructure/directory/snapshot/catalog-snapshots';
import { SqlCollegeReader } from '../src/contexts/colleges/infrastructure/directory/sql-college-reader';
import { SqlDirectoryReader } from '../src/contexts/colleges/infrastructure/directory/sql-directory-reader';
import { cookieOf, PASSWORD, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';

const COLLEGE = 1;
const ROUTES = [
  '/api/colleges?limit=3',
  '/api/colleges/search?q=state',
  '/api/colleges/featured',
  '/api/colleges/popular',
  '/api/colleges/count',
  '/api/colleges/facets?states=CA',
  '/api/colleges/map?states=CA',
  '/api/colleges/prices',
  '/api/colleges/places?q=bos',
  '/api/colleges/filters?q=nursing%20in%20ohio',
  `/api/colleges/compare?ids=${COLLEGE}`,
  `/api/colleges/${COLLEGE}`,
];
const TAG_PATTERN = /^"[\w-]{27}"$/;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ DATABASE_URL: app.settings.databaseUrl });
  await untilInMemory();
});

const snapshotsOf = (instance: TestApp): CatalogSnapshots => instance.app.get(CatalogSnapshots, { strict: false });

/** Waits until both instances answer from memory. */
const untilInMemory = () => eventually(() => snapshotsOf(app).current && snapshotsOf(other).current);

const get = (path: string, headers: Record<string, string> = {}, instance = app) =>
  instance
    .visitor()
    .get(path)
    .set({ 'Accept-Encoding': 'identity', ...headers });

const spyOnSqlReaders = () => [
  ...(['listMatches', 'listFeatured', 'listPopular', 'count', 'get'] as const).map((method) =>
    jest.spyOn(SqlCollegeReader.prototype, method),
  ),
  ...(['list', 'countFacets', 'listPoints', 'listPlaces', 'listDetails'] as const).map((method) =>
    jest.spyOn(SqlDirectoryReader.prototype, method),
  ),
];

describe('the catalog in memory', () => {
  it.each(ROUTES)('answers visitors without the database: %s', async (path) => {
    await untilInMemory();
    const calls = spyOnSqlReaders();
    await get(path).expect(200);
    expect(calls.map((call) => call.mock.calls.length)).toEqual(calls.map(() => 0));
    for (const call of calls) call.mockRestore();
  });

  it('is read again on every instance after a change by another program', async () => {
    await app.db.query(`UPDATE colleges.colleges SET description = 'Read again.' WHERE id = $1`, [COLLEGE]);
    for (const instance of [app, other]) {
      await eventually(
        async () => (await get(`/api/colleges/${COLLEGE}`, {}, instance)).body.description === 'Read again.',
      );
      await eventually(() => snapshotsOf(instance).current);
      expect((await get(`/api/colleges/${COLLEGE}`, {}, instance)).body.description).toBe('Read again.');
    }
  });

  it('reads only the counts again if nothing else has changed', async () => {
    await untilInMemory();
    const before = snapshotsOf(app).current!;
    await app.db.query('UPDATE colleges.directory_entries SET alumni = 25 WHERE college_id = $1', [COLLEGE]);
    await eventually(async () => (await get(`/api/colleges/${COLLEGE}`)).body.alumniCount === 25);
    const after = await eventually(() => snapshotsOf(app).current);
    expect([after === before, after.search === before.search]).toEqual([false, true]);
  });

  it('keeps its version if a transaction changes no counts, or is rolled back', async () => {
    const readVersion = () => app.db.query('SELECT content, counts FROM colleges.catalog_version');
    const before = await readVersion();
    await app.db.query('UPDATE colleges.directory_entries SET alumni = 7 WHERE college_id = -1');
    const runner = app.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE colleges.colleges SET name = 'Rolled Back' WHERE id = $1`, [COLLEGE]);
    await runner.rollbackTransaction();
    await runner.release();
    expect(await readVersion()).toEqual(before);
    expect(await app.db.query('SELECT FROM colleges.catalog_changes')).toEqual([]);
  });

  describe('for administrators', () => {
    let admin: ReturnType<TestApp['browser']>;
    let cookie: string;
    beforeAll(async () => {
      admin = await registeredMember(
        app,
        studentForm('cache.admin', { role: 'college_admin', collegeId: COLLEGE, birthDate: '1980-05-05' }),
      );
      await app.app
        .get(AdminAnalyticsOperatorFacade, { strict: false })
        .verifyAdministrator('cache.admin', { forcedBecause: 'test' });
      cookie = cookieOf(
        await app.visitor().post('/api/login').send({ username: 'cache.admin', password: PASSWORD }).expect(200),
      );
    });

    it('contains what they changed right away, on every instance', async () => {
      for (let round = 0; round < 3; round++) {
        const description = `Changed in round ${round}.`;
        await untilInMemory();
        await admin.patch('/api/admin/college').send({ description }).expect(200);
        const seen = [
          await other.visitor().get(`/api/colleges/${COLLEGE}`).set('Cookie', cookie),
          await admin.get(`/api/colleges/${COLLEGE}`),
          await get(`/api/colleges/${COLLEGE}`),
        ];
        expect(seen.map(({ body }) => (body as { description: string }).description)).toEqual(
          seen.map(() => description),
        );
      }
    });

    it('is compared with the database at each request, in case an announcement is lost', async () => {
      await untilInMemory();
      // Only the triggers of the other tables announce a change.
      await app.db.query('UPDATE colleges.catalog_version SET content = gen_random_uuid()');
      await get(`/api/colleges/${COLLEGE}`, {}, other).expect(200);
      expect(snapshotsOf(other).current).not.toBeNull();
      await get(`/api/colleges/${COLLEGE}`, { Cookie: cookie }, other).expect(200);
      expect(snapshotsOf(other).current).toBeNull();
      for (const instance of [app, other]) snapshotsOf(instance).expectChange();
    });
  });
});

describe('the responses of the catalog', () => {
  it.each(ROUTES)('can be stored by shared caches for a minute: %s', async (path) => {
    const { headers } = await get(path).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(TAG_PATTERN),
      vary: 'Cookie, Authorization, Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(ROUTES)('are not sent again to someone who has them: %s', async (path) => {
    const { headers, body } = await get(path).expect(200);
    const again = await get(path, { 'If-None-Match': `"other", W/${headers.etag}` }).expect(304);

    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
    expect(again.headers).not.toHaveProperty('content-type');
    expect((await get(path, { 'If-None-Match': '"other"' }).expect(200)).body).toEqual(body);
  });

  it.each([
    ['a cookie', { Cookie: 'theme=dark' }],
    ['a session that has ended', { Cookie: 'sid=ended' }],
    ['a token', { Authorization: 'Bearer token' }],
  ])('are private for requests with %s', async (_, sent) => {
    for (const path of ROUTES) {
      const { status, headers } = await get(path, sent);
      // A token that the server doesn't accept may be refused.
      expect([path, headers['cache-control']]).toEqual([path, status === 200 ? 'private, no-cache' : 'no-store']);
    }
  });

  it.each(ROUTES)('are the same for everyone: %s', async (path) => {
    const member = await registeredMember(app, studentForm(`member.${ROUTES.indexOf(path)}`));
    await member.put(`/api/saved-colleges/${COLLEGE}`);
    const { body, headers } = await member.get(path).set('Accept-Encoding', 'identity').expect(200);
    const visitors = await get(path).expect(200);
    expect([body, headers.etag]).toEqual([visitors.body, visitors.headers.etag]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('have an entity tag for each encoding', async () => {
    const path = '/api/colleges?limit=50';
    const plain = await get(path).expect(200);
    const compressed = await get(path, { 'Accept-Encoding': 'gzip' }).expect(200);
    const tag = plain.headers.etag!.slice(1, -1);

    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(compressed.headers.etag).toBe(`"${tag}-gzip"`);
    expect(compressed.body).toEqual(plain.body);
    const known = { 'If-None-Match': `"${tag}-gzip"` };
    expect((await get(path, { ...known, 'Accept-Encoding': 'gzip' }).expect(304)).headers.etag).toBe(`"${tag}-gzip"`);
    await get(path, known).expect(200);
  });

  it('have the same entity tag on every instance, with and without a snapshot', async () => {
    await untilInMemory();
    for (const path of ROUTES) {
      const tags = [(await get(path)).headers.etag, (await get(path, {}, other)).headers.etag];
      const withoutSnapshot = jest.spyOn(snapshotsOf(app), 'current', 'get').mockReturnValue(null);
      tags.push((await get(path)).headers.etag);
      withoutSnapshot.mockRestore();
      expect([path, new Set(tags).size]).toEqual([path, 1]);
    }
  });

  it('have another entity tag after a change', async () => {
    const path = `/api/colleges/${COLLEGE}`;
    const { headers } = await get(path);
    await app.db.query(`UPDATE colleges.colleges SET description = 'Another tag.' WHERE id = $1`, [COLLEGE]);
    await eventually(async () => (await get(path)).body.description === 'Another tag.');
    expect((await get(path, { 'If-None-Match': headers.etag! }).expect(200)).headers.etag).not.toBe(headers.etag);
  });

  it.each([
    ['/api/colleges/999999', 404],
    ['/api/colleges/none', 400],
    ['/api/colleges?limit=x', 400],
    ['/api/colleges/search', 400],
    ['/api/colleges/compare?ids=0', 400],
  ])('are not stored if the request is refused: %s', async (path, status) => {
    const { headers } = await get(path, { 'If-None-Match': '"any"' }).expect(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it.each([`/api/colleges/${COLLEGE}/history`, '/api/reviews/summary?collegeId=1', '/api/user'])(
    'differ from those of other routes: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    },
  );
});
