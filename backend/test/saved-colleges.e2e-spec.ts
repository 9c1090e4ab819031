import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { rowsIn, toldOf } from './support/rows';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kim = await student(app, 'kim');
});
beforeEach(() => emptyTables(app.db, 'colleges.saved_colleges', 'colleges.student_inquiries', 'platform.outbox'));

const told = (name: string) => toldOf(app, name);
const rows = (table: string): Promise<number> => rowsIn(app, `colleges.${table}`);
const ids = (body: unknown): number[] => (body as { id: number }[]).map(({ id }) => id);

describe('saving colleges', () => {
  it('keeps a college with what a list shows of it', async () => {
    const { body } = await robin.browser.put('/api/saved-colleges/1').expect(200);

    expect(body).toEqual({
      id: 1,
      name: 'Michigan State University',
      city: 'East Lansing',
      state: 'MI',
      type: 'Public 4-year',
      saved_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
    expect((await robin.browser.get('/api/saved-colleges').expect(200)).body).toEqual([body]);
  });

  it('is the same the second time, and told once', async () => {
    const first = await robin.browser.put('/api/saved-colleges/1').expect(200);
    const second = await robin.browser.put('/api/saved-colleges/1').expect(200);

    expect(second.body).toEqual(first.body);
    expect(await told('colleges.college-saved')).toMatchObject([{ userId: robin.id, collegeId: 1 }]);
  });

  it('is one row and one piece of news for twenty clicks at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => robin.browser.put('/api/saved-colleges/1').expect(200)));

    expect(await rows('saved_colleges')).toBe(1);
    expect(await told('colleges.college-saved')).toHaveLength(1);
  });

  it('puts the newest first', async () => {
    for (const id of [1, 3, 2]) await robin.browser.put(`/api/saved-colleges/${id}`).expect(200);

    expect(ids((await robin.browser.get('/api/saved-colleges')).body)).toEqual([2, 3, 1]);
  });

  it('is undone, also twice', async () => {
    await robin.browser.put('/api/saved-colleges/1').expect(200);
    await robin.browser.delete('/api/saved-colleges/1').expect(204);
    await robin.browser.delete('/api/saved-colleges/1').expect(204);

    expect((await robin.browser.get('/api/saved-colleges')).body).toEqual([]);
  });

  it('is visible to no one else', async () => {
    await robin.browser.put('/api/saved-colleges/1').expect(200);
    await kim.browser.delete('/api/saved-colleges/1').expect(204);

    expect((await kim.browser.get('/api/saved-colleges')).body).toEqual([]);
    expect(ids((await robin.browser.get('/api/saved-colleges')).body)).toEqual([1]);
  });

  it('knows no college that there is not', async () => {
    const { body } = await robin.browser.put('/api/saved-colleges/2147483647').expect(404);

    expect(body).toMatchObject({ code: 'colleges.college-not-found' });
  });

  it.each(['0', '-1', '1.5', '2147483648', '1e3', 'x', '%00', '9007199254740993'])(
    'takes no %s for an id',
    async (id) => {
      await robin.browser.put(`/api/saved-colleges/${id}`).expect(400);
    },
  );
});

describe('a list that a browser remembered', () => {
  const merge = (collegeIds: unknown) => robin.browser.post('/api/saved-colleges').send({ collegeIds });

  it('joins the account’s own, in its order, without what is no college', async () => {
    await robin.browser.put('/api/saved-colleges/7').expect(200);
    const { body } = await merge([5, 999_999, 3, 7, 5]).expect(200);

    expect([...ids(body)].sort()).toEqual([3, 5, 7]);
    expect(ids(body).indexOf(5)).toBeLessThan(ids(body).indexOf(3));
    expect(await told('colleges.college-saved')).toHaveLength(3);
  });

  it('may be empty', async () => {
    expect((await merge([]).expect(200)).body).toEqual([]);
  });

  it('may be sent from two windows at once, in either order', async () => {
    const many = Array.from({ length: 60 }, (_, n) => n + 1);
    await Promise.all([merge(many).expect(200), merge([...many].reverse()).expect(200)]);

    expect(await rows('saved_colleges')).toBe(60);
    expect(await told('colleges.college-saved')).toHaveLength(60);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'x'],
    ['a number', 3],
    ['101 ids', Array.from({ length: 101 }, (_, n) => n + 1)],
    ['a text among ids', [1, '2']],
    ['a number that no column holds', [1e308]],
    ['a fraction', [1.5]],
    ['a negative id', [-1]],
    ['lists in a list', [[1]]],
  ])('is refused when it is %s', async (_, collegeIds) => {
    const { body } = await merge(collegeIds).expect(400);

    expect(body.errors[0].field).toBe('collegeIds');
    expect(await rows('saved_colleges')).toBe(0);
  });

  it('says nothing of whose it is', async () => {
    await robin.browser
      .post('/api/saved-colleges')
      .send({ collegeIds: [1], userId: kim.id })
      .expect(400);

    expect(await rows('saved_colleges')).toBe(0);
  });
});

describe('interest in a college', () => {
  const interact = (what: Record<string, unknown> = {}) => ({ collegeId: 1, type: 'view', source: 'search', ...what });

  it('of a visitor is no one’s', async () => {
    await app
      .visitor()
      .post('/api/interactions')
      .send(interact({ seconds: 12 }))
      .expect(204);

    expect(await told('colleges.college-viewed')).toMatchObject([
      { userId: null, collegeId: 1, source: 'search', seconds: 12, eventId: expect.stringMatching(/^[\w-]{22}$/) },
    ]);
  });

  it('of someone who is signed in is theirs', async () => {
    await robin.browser
      .post('/api/interactions')
      .send(interact({ type: 'compare', source: 'compare' }))
      .expect(204);

    expect(await told('colleges.college-compared')).toMatchObject([{ userId: robin.id, collegeId: 1 }]);
  });

  it.each(['website', 'net_price'])('is told of the link %s', async (type) => {
    await app.visitor().post('/api/interactions').send(interact({ type })).expect(204);

    expect(await told('colleges.college-link-followed')).toMatchObject([{ link: type, userId: null }]);
  });

  it('has an event id for each time', async () => {
    for (let n = 0; n < 2; n++) await app.visitor().post('/api/interactions').send(interact()).expect(204);
    const [first, second] = await told('colleges.college-viewed');

    expect(first!.eventId).not.toBe(second!.eventId);
  });

  it.each([
    [{ type: 'purchase' }, 'type'],
    [{ type: ['view'] }, 'type'],
    [{ source: undefined }, 'source'],
    [{ source: 'constructor' }, 'source'],
    [{ seconds: 3_601 }, 'seconds'],
    [{ seconds: -1 }, 'seconds'],
    [{ seconds: 1.5 }, 'seconds'],
    [{ seconds: '12' }, 'seconds'],
    [{ collegeId: '1' }, 'collegeId'],
    [{ collegeId: 1e300 }, 'collegeId'],
    [{ userId: 1 }, 'userId'],
  ])('is not told of %j', async (what, field) => {
    const { body } = await app.visitor().post('/api/interactions').send(interact(what)).expect(400);

    expect(body.errors[0].field).toBe(field);
    expect(await told('colleges.college-viewed')).toEqual([]);
  });

  it('is about a college that there is', async () => {
    await app
      .visitor()
      .post('/api/interactions')
      .send(interact({ collegeId: 2_147_483_647 }))
      .expect(404);

    expect(await told('colleges.college-viewed')).toEqual([]);
  });
});

describe('a visitor', () => {
  it.each([
    ['get', '/api/saved-colleges'],
    ['post', '/api/saved-colleges'],
    ['put', '/api/saved-colleges/1'],
    ['delete', '/api/saved-colleges/1'],
    ['get', '/api/inquiries'],
    ['post', '/api/inquiries'],
    ['delete', '/api/inquiries/1'],
  ] as const)('may not %s %s', async (method, path) => {
    await app.visitor()[method](path).expect(401);
  });
});

describe('another site', () => {
  it.each(['/api/interactions', '/api/inquiries', '/api/saved-colleges'])('cannot write to %s', async (path) => {
    await robin.browser.post(path).set('Origin', 'https://evil.example').send({ collegeId: 1 }).expect(403);

    expect(await rows('student_inquiries')).toBe(0);
  });
});
