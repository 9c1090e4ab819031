import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { rowsIn, listPayloads } from './support/rows';
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

const payloadsOf = (name: string) => listPayloads(app, name);
const rows = (table: string): Promise<number> => rowsIn(app, `colleges.${table}`);
const ids = (body: unknown): number[] => (body as { id: number }[]).map(({ id }) => id);

describe('saving colleges', () => {
  it('stores a college and returns it as in the list', async () => {
    const { body } = await robin.browser.put('/api/saved-colleges/1').expect(200);

    expect(body).toEqual({
      id: 1,
      name: 'Michigan State University',
      city: 'East Lansing',
      state: 'MI',
      type: 'Public 4-year',
      saved_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      status: 'considering',
      deadline: null,
      note: null,
    });
    expect((await robin.browser.get('/api/saved-colleges').expect(200)).body).toEqual([body]);
  });

  it('is idempotent and publishes one event', async () => {
    const first = await robin.browser.put('/api/saved-colleges/1').expect(200);
    const second = await robin.browser.put('/api/saved-colleges/1').expect(200);

    expect(second.body).toEqual(first.body);
    expect(await payloadsOf('colleges.college-saved')).toMatchObject([{ userId: robin.id, collegeId: 1 }]);
  });

  it('stores one row and publishes one event for twenty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => robin.browser.put('/api/saved-colleges/1').expect(200)));

    expect(await rows('saved_colleges')).toBe(1);
    expect(await payloadsOf('colleges.college-saved')).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    for (const id of [1, 3, 2]) await robin.browser.put(`/api/saved-colleges/${id}`).expect(200);

    expect(ids((await robin.browser.get('/api/saved-colleges')).body)).toEqual([2, 3, 1]);
  });

  it('can be undone repeatedly', async () => {
    await robin.browser.put('/api/saved-colleges/1').expect(200);
    await robin.browser.delete('/api/saved-colleges/1').expect(204);
    await robin.browser.delete('/api/saved-colleges/1').expect(204);

    expect((await robin.browser.get('/api/saved-colleges')).body).toEqual([]);
  });

  it('does not affect other users', async () => {
    await robin.browser.put('/api/saved-colleges/1').expect(200);
    await kim.browser.delete('/api/saved-colleges/1').expect(204);

    expect((await kim.browser.get('/api/saved-colleges')).body).toEqual([]);
    expect(ids((await robin.browser.get('/api/saved-colleges')).body)).toEqual([1]);
  });

  it('returns 404 for an unknown college', async () => {
    const { body } = await robin.browser.put('/api/saved-colleges/2147483647').expect(404);

    expect(body).toMatchObject({ code: 'colleges.college-not-found' });
  });

  it.each(['0', '-1', '1.5', '2147483648', '1e3', 'x', '%00', '9007199254740993'])(
    'rejects %s as an ID',
    async (id) => {
      await robin.browser.put(`/api/saved-colleges/${id}`).expect(400);
    },
  );
});

describe('planning a saved college', () => {
  const PLAN = { status: 'applying', deadline: '2027-01-15', note: 'Ask about the lab' };
  const patch = (changes: object, id = 1, by = robin) => by.browser.patch(`/api/saved-colleges/${id}`).send(changes);
  const list = async (by = robin) => (await by.browser.get('/api/saved-colleges').expect(200)).body as object[];
  beforeEach(() => robin.browser.put('/api/saved-colleges/1').expect(200));

  it('stores status, deadline and note, and returns the college as in the list', async () => {
    const { body } = await patch(PLAN).expect(200);

    expect(body).toMatchObject({ id: 1, name: 'Michigan State University', ...PLAN });
    expect(await list()).toEqual([body]);
  });

  it('changes only what is sent; null and blank text remove', async () => {
    await patch(PLAN).expect(200);
    await patch({}).expect(200);
    await patch({ status: 'chosen' }).expect(200);
    expect(await list()).toMatchObject([{ ...PLAN, status: 'chosen' }]);

    await patch({ deadline: null, note: ' \n ' }).expect(200);
    expect(await list()).toMatchObject([{ status: 'chosen', deadline: null, note: null }]);
  });

  it('trims a note, and keeps its line breaks', async () => {
    expect((await patch({ note: '  One\r\nTwo ' }).expect(200)).body).toMatchObject({ note: 'One\nTwo' });
  });

  it.each([
    ['status', 'rejected'],
    ['status', null],
    ['status', ['applied']],
    ['deadline', '2027-02-30'],
    ['deadline', '2027-1-5'],
    ['deadline', '2027-01-15T00:00:00Z'],
    ['deadline', '0001-01-01'],
    ['deadline', ['2027-01-15']],
    ['deadline', 20270115],
    ['note', 'x'.repeat(1_001)],
    ['note', 'a\u0000b'],
    ['note', 'a\u001bb'],
    ['note', 7],
    ['note', ['x']],
    ['user_id', 1],
  ])('rejects %s %j', async (field, value) => {
    const { body } = await patch({ [field]: value }).expect(400);

    expect(body.errors[0].field).toBe(field);
    expect(await list()).toMatchObject([{ status: 'considering', deadline: null, note: null }]);
  });

  it('returns 404 for a college that is not saved, or only by another user', async () => {
    await patch(PLAN, 2).expect(404);
    const { body } = await patch(PLAN, 1, kim).expect(404);

    expect(body).toMatchObject({ code: 'colleges.college-not-saved' });
    expect(await list(kim)).toEqual([]);
  });

  it('is visible to no one else, and publishes nothing', async () => {
    await kim.browser.put('/api/saved-colleges/1').expect(200);
    const before = await rowsIn(app, 'platform.outbox');
    await patch(PLAN).expect(200);

    expect(await list(kim)).toMatchObject([{ status: 'considering', deadline: null, note: null }]);
    expect(await rowsIn(app, 'platform.outbox')).toBe(before);
    expect(JSON.stringify(await payloadsOf('colleges.college-saved'))).not.toContain('applying');
  });

  it('is restored when a removal is undone with the plan, and kept by a save without it', async () => {
    await robin.browser.delete('/api/saved-colleges/1').expect(204);
    await robin.browser.put('/api/saved-colleges/1').send(PLAN).expect(200);
    const { body } = await robin.browser.put('/api/saved-colleges/1').expect(200);

    expect(body).toMatchObject(PLAN);
    expect(
      (await robin.browser.put('/api/saved-colleges/3').send({ deadline: 'soon' }).expect(400)).body,
    ).toMatchObject({
      errors: [{ field: 'deadline' }],
    });
  });
});

describe('merging a list saved in the browser', () => {
  const merge = (collegeIds: unknown) => robin.browser.post('/api/saved-colleges').send({ collegeIds });

  it('adds to the account’s list in order, without unknown colleges', async () => {
    await robin.browser.put('/api/saved-colleges/7').expect(200);
    const { body } = await merge([5, 999_999, 3, 7, 5]).expect(200);

    expect([...ids(body)].sort()).toEqual([3, 5, 7]);
    expect(ids(body).indexOf(5)).toBeLessThan(ids(body).indexOf(3));
    expect(await payloadsOf('colleges.college-saved')).toHaveLength(3);
  });

  it('accepts an empty list', async () => {
    expect((await merge([]).expect(200)).body).toEqual([]);
  });

  it('accepts concurrent requests in different orders', async () => {
    const collegeIds = Array.from({ length: 60 }, (_, n) => n + 1);
    await Promise.all([merge(collegeIds).expect(200), merge([...collegeIds].reverse()).expect(200)]);

    expect(await rows('saved_colleges')).toBe(60);
    expect(await payloadsOf('colleges.college-saved')).toHaveLength(60);
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
  ])('is rejected when it is %s', async (_, collegeIds) => {
    const { body } = await merge(collegeIds).expect(400);

    expect(body.errors[0].field).toBe('collegeIds');
    expect(await rows('saved_colleges')).toBe(0);
  });

  it('rejects a user ID', async () => {
    await robin.browser
      .post('/api/saved-colleges')
      .send({ collegeIds: [1], userId: kim.id })
      .expect(400);

    expect(await rows('saved_colleges')).toBe(0);
  });
});

describe('recording interest in a college', () => {
  const interact = (what: Record<string, unknown> = {}) => ({ collegeId: 1, type: 'view', source: 'search', ...what });

  it('publishes an event without a user for a visitor', async () => {
    await app
      .visitor()
      .post('/api/interactions')
      .send(interact({ seconds: 12 }))
      .expect(204);

    expect(await payloadsOf('colleges.college-viewed')).toMatchObject([
      { userId: null, collegeId: 1, source: 'search', seconds: 12, eventId: expect.stringMatching(/^[\w-]{22}$/) },
    ]);
  });

  it('publishes an event with the user who is signed in', async () => {
    await robin.browser
      .post('/api/interactions')
      .send(interact({ type: 'compare', source: 'compare' }))
      .expect(204);

    expect(await payloadsOf('colleges.college-compared')).toMatchObject([{ userId: robin.id, collegeId: 1 }]);
  });

  it.each(['website', 'net_price'])('publishes an event for the link %s', async (type) => {
    await app.visitor().post('/api/interactions').send(interact({ type })).expect(204);

    expect(await payloadsOf('colleges.college-link-followed')).toMatchObject([{ link: type, userId: null }]);
  });

  it('publishes an event with its own ID each time', async () => {
    for (let n = 0; n < 2; n++) await app.visitor().post('/api/interactions').send(interact()).expect(204);
    const [first, second] = await payloadsOf('colleges.college-viewed');

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
  ])('rejects %j', async (what, field) => {
    const { body } = await app.visitor().post('/api/interactions').send(interact(what)).expect(400);

    expect(body.errors[0].field).toBe(field);
    expect(await payloadsOf('colleges.college-viewed')).toEqual([]);
  });

  it('returns 404 for an unknown college', async () => {
    await app
      .visitor()
      .post('/api/interactions')
      .send(interact({ collegeId: 2_147_483_647 }))
      .expect(404);

    expect(await payloadsOf('colleges.college-viewed')).toEqual([]);
  });
});

describe('a visitor', () => {
  it.each([
    ['get', '/api/saved-colleges'],
    ['post', '/api/saved-colleges'],
    ['put', '/api/saved-colleges/1'],
    ['patch', '/api/saved-colleges/1'],
    ['delete', '/api/saved-colleges/1'],
    ['get', '/api/inquiries'],
    ['post', '/api/inquiries'],
    ['delete', '/api/inquiries/1'],
  ] as const)('cannot %s %s', async (method, path) => {
    await app.visitor()[method](path).expect(401);
  });
});

describe('another site', () => {
  it.each(['/api/interactions', '/api/inquiries', '/api/saved-colleges'])('cannot write to %s', async (path) => {
    await robin.browser.post(path).set('Origin', 'https://evil.example').send({ collegeId: 1 }).expect(403);

    expect(await rows('student_inquiries')).toBe(0);
  });
});
