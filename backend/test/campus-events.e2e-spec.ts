import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { postCampusEvent, createCampusEvent, DAY, eventForm, isoTimeAfter, HOUR } from './support/campus-events';
import { administratorOf, alumniOf, confirmed, student, unconfirmedPerson, type TestUser } from './support/test-users';
import { rowsIn } from './support/rows';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let stranger: TestUser;
let dean: TestUser;
let otherDean: TestUser;
let pendingDean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await alumniOf(app, 'ada', 1);
  stranger = await alumniOf(app, 'stranger', 2);
  dean = await administratorOf(app, 'dean', 1);
  otherDean = await administratorOf(app, 'other.dean', 2);
  pendingDean = await confirmed(app, studentForm('pending.dean', { role: 'college_admin', collegeId: 1 }));
});
beforeEach(() => emptyTables(app.db, 'colleges.events'));

const titles = async (query = '', by?: TestUser): Promise<string[]> => {
  const { body } = await (by?.browser ?? app.visitor()).get(`/api/events${query}`).expect(200);
  return (body as { title: string }[]).map(({ title }) => title);
};
const moveToPast = (id: number) =>
  app.db.query(
    `UPDATE colleges.events SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
    [id],
  );
const count = (table = 'events'): Promise<number> => rowsIn(app, `colleges.${table}`);

describe('adding a campus event', () => {
  it('publishes an event added by the college', async () => {
    const changes = eventForm({
      url: 'https://example.org/tour',
      startTime: '2099-03-01T18:00:00-05:00',
      endTime: '2099-03-01T19:30-05:00',
    });
    const { body } = await dean.browser.post('/api/events').send(changes).expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      collegeId: 1,
      collegeName: 'Michigan State University',
      title: 'Campus tour',
      description: 'Bring good shoes.\nAsk anything.',
      location: 'Admissions office',
      url: 'https://example.org/tour',
      startTime: '2099-03-01T23:00:00.000Z',
      endTime: '2099-03-02T00:30:00.000Z',
      timeZone: 'America/Detroit',
      status: 'published',
      isSample: false,
      rsvpCount: 0,
      myRsvp: false,
      mine: true,
    });
    expect((await app.visitor().get(`/api/events/${body.id}`).expect(200)).body).toEqual({ ...body, mine: false });
  });

  it('keeps an alum’s proposal pending, visible only to its creator and the college', async () => {
    const { body } = await postCampusEvent(ada).expect(201);

    expect(body).toMatchObject({ status: 'pending', mine: true });
    await app.visitor().get(`/api/events/${body.id}`).expect(404);
    await robin.browser.get(`/api/events/${body.id}`).expect(404);
    await robin.browser.get(`/api/events/${body.id}.ics`).expect(404);
    await dean.browser.get(`/api/events/${body.id}`).expect(200);
    expect(await titles('', robin)).toEqual([]);
    expect(await titles('?collegeId=1', otherDean)).toEqual([]);
    expect(await titles('', ada)).toEqual(['Campus tour']);
    expect(await titles('?collegeId=1', dean)).toEqual(['Campus tour']);
  });

  it('returns 403 with the reason for everyone else', async () => {
    const refusals: [TestUser, string, RegExp][] = [
      [robin, 'colleges.may-not-add-events', /only its alumni can propose them/],
      [stranger, 'colleges.may-not-add-events', /graduated from/],
      [otherDean, 'colleges.may-not-add-events', /verified administrator/],
    ];
    for (const [someone, code, sentence] of refusals) {
      const { body } = await postCampusEvent(someone).expect(403);
      expect(body).toMatchObject({ code, message: expect.stringMatching(sentence) });
      const { body: asked } = await someone.browser.get('/api/events/mayadd?collegeId=1').expect(200);
      expect(asked).toEqual({ may: 'no', reason: body.message });
    }
    expect((await postCampusEvent(pendingDean).expect(403)).body).toMatchObject({
      code: 'admin-analytics.not-verified',
    });
    const { body: told } = await pendingDean.browser.get('/api/events/mayadd?collegeId=1').expect(200);
    expect(told).toEqual({ may: 'no', reason: expect.stringMatching(/verified administrator/) });
    expect(await count()).toBe(0);
  });

  it('requires a confirmed address from alumni', async () => {
    const alumna = {
      ...studentForm('new.alumna'),
      role: 'alumni',
      alumniCollege: 'MSU',
      alumniCollegeId: 1,
      alumniMajor: 'Art',
      alumniGradYear: 2020,
    };
    const newcomer = await unconfirmedPerson(app, alumna);

    expect((await postCampusEvent(newcomer).expect(403)).body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect((await newcomer.browser.get('/api/events/mayadd?collegeId=1')).body).toMatchObject({ may: 'no' });
  });

  it('is announced by GET /api/events/mayadd', async () => {
    const may = async ({ browser }: TestUser) =>
      (await browser.get('/api/events/mayadd?collegeId=1').expect(200)).body as unknown;

    expect(await may(dean)).toEqual({ may: 'publish', reason: null });
    expect(await may(ada)).toEqual({ may: 'propose', reason: null });
    await dean.browser.get('/api/events/mayadd?collegeId=2147483647').expect(404);
    await dean.browser.get('/api/events/mayadd').expect(400);
    await app.visitor().get('/api/events/mayadd?collegeId=1').expect(401);
  });

  it.each([
    ['title', { title: 'x' }],
    ['title', { title: '   ' }],
    ['title', { title: undefined }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'Tour\r\nATTENDEE:mailto:evil@example.org' }],
    ['title', { title: 'Tour\u0000' }],
    ['description', { description: 'x'.repeat(2_001) }],
    ['description', { description: 7 }],
    ['location', { location: 'x'.repeat(201) }],
    ['location', { location: '  ', url: '' }],
    ['location', { location: null }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'data:text/html,x' }],
    ['url', { url: 'ftp://example.org' }],
    ['url', { url: '//example.org' }],
    ['url', { url: 'https://trusted.example.org@evil.example' }],
    ['url', { url: 'https://localhost' }],
    ['url', { url: `https://example.org/${'x'.repeat(2_000)}` }],
    ['url', { url: 'https://example.org/\u0007' }],
    ['startTime', { startTime: isoTimeAfter(-HOUR) }],
    ['startTime', { startTime: '2099-03-01' }],
    ['startTime', { startTime: '2099-03-01T18:00:00' }],
    ['startTime', { startTime: '2099-02-30T18:00:00Z' }],
    ['startTime', { startTime: '+275760-09-13T00:00:00Z' }],
    ['startTime', { startTime: 4_102_444_800_000 }],
    ['startTime', { startTime: null }],
    ['endTime', { endTime: isoTimeAfter(2 * DAY) }],
    ['endTime', { endTime: isoTimeAfter(18 * DAY) }],
    ['endTime', { endTime: undefined }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '+05:00' }],
    ['timeZone', { timeZone: '' }],
    ['timeZone', { timeZone: 'x'.repeat(1_000) }],
    ['collegeId', { collegeId: '1' }],
    ['collegeId', { collegeId: 2_147_483_648 }],
    ['status', { status: 'published' }],
    ['createdBy', { createdBy: 1 }],
    ['isSample', { isSample: true }],
  ])('rejects %s in %j', async (field, changes) => {
    const { body } = await postCampusEvent(dean, changes).expect(400);

    expect((body.errors as { field: string }[]).map((fault) => fault.field)).toContain(field);
    expect(await count()).toBe(0);
  });

  it('returns 404 for an unknown college', async () => {
    await postCampusEvent(dean, { collegeId: 2_147_483_647 }).expect(404);
  });

  it('returns the first response again for a repeated Idempotency-Key', async () => {
    const send = () =>
      postCampusEvent(dean, { startTime: '2099-03-01T18:00:00Z', endTime: '2099-03-01T19:00:00Z' }).set(
        'Idempotency-Key',
        'a-click-on-add',
      );
    const [first, second] = [await send().expect(201), await send().expect(201)];

    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('creates one event for ten concurrent identical requests', async () => {
    const times = { startTime: '2099-03-01T18:00:00Z', endTime: '2099-03-01T19:00:00Z' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => postCampusEvent(dean, times)));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is limited to ten events a day', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const eager = await administratorOf(limited, 'eager', 1);
    for (let n = 0; n < 10; n++) await postCampusEvent(eager).expect(201);

    await postCampusEvent(eager).expect(429);
  });
});

describe('the list of campus events', () => {
  it('sorts upcoming events soonest first, and lists past ones separately, latest first', async () => {
    await createCampusEvent(dean, { title: 'Third', startTime: isoTimeAfter(5 * DAY), endTime: isoTimeAfter(6 * DAY) });
    await createCampusEvent(dean, {
      title: 'Second',
      startTime: isoTimeAfter(4 * DAY),
      endTime: isoTimeAfter(6 * DAY),
    });
    const [older, newer] = [
      await createCampusEvent(dean, { title: 'Older' }),
      await createCampusEvent(dean, { title: 'Newer' }),
    ];
    await moveToPast(older);
    await moveToPast(newer);
    await app.db.query(`UPDATE colleges.events SET starts_at = (SELECT starts_at - interval '1 day') WHERE id = $1`, [
      older,
    ]);

    expect(await titles()).toEqual(['Second', 'Third']);
    expect(await titles('?when=past')).toEqual(['Newer', 'Older']);
  });

  it('contains an event that is in progress', async () => {
    const id = await createCampusEvent(dean);
    await app.db.query(`UPDATE colleges.events SET starts_at = now() - interval '1 hour' WHERE id = $1`, [id]);

    expect(await titles()).toEqual(['Campus tour']);
  });

  it('filters by the ID, name or alias of a college', async () => {
    await createCampusEvent(dean);
    await createCampusEvent(otherDean, { collegeId: 2, title: 'Elsewhere' });

    for (const query of ['?collegeId=1', '?college=MSU', '?college=michigan%20state%20university']) {
      expect(await titles(query)).toEqual(['Campus tour']);
    }
    expect(await titles('?college=nowhere')).toEqual([]);
  });

  it('is paginated and reports the total', async () => {
    for (let n = 1; n <= 3; n++) {
      await createCampusEvent(dean, {
        title: `Day ${n}`,
        startTime: isoTimeAfter(n * DAY),
        endTime: isoTimeAfter(n * DAY + HOUR),
      });
    }
    const { body, headers } = await app.visitor().get('/api/events?limit=1&offset=1').expect(200);

    expect(body).toMatchObject([{ title: 'Day 2' }]);
    expect(headers['x-total-count']).toBe('3');
    expect(headers.link).toContain('offset=2');
  });

  it.each(['when=never', 'limit=0', 'limit=101', 'offset=-1', 'collegeId=x', 'when=past&when=past'])(
    'rejects %s',
    async (query) => {
      await app.visitor().get(`/api/events?${query}`).expect(400);
    },
  );
});

describe('requests to /api/events', () => {
  it('change nothing for a visitor', async () => {
    const id = await createCampusEvent(dean);
    await app.visitor().post('/api/events').send(eventForm()).expect(401);
    await app.visitor().patch(`/api/events/${id}`).send({ status: 'cancelled' }).expect(401);
    await app.visitor().put(`/api/events/${id}/rsvp`).expect(401);
    await app.visitor().delete(`/api/events/${id}/rsvp`).expect(401);

    expect([await count(), await count('event_rsvps')]).toEqual([1, 0]);
  });

  it('change nothing when they only read', async () => {
    const id = await createCampusEvent(dean);
    const before = await app.db.query<unknown[]>('SELECT * FROM colleges.events');
    for (const path of ['', '/mayadd?collegeId=1', `/${id}`, `/${id}.ics`, `/${id}/rsvp`]) {
      await robin.browser.get(`/api/events${path}`);
    }

    expect(await app.db.query<unknown[]>('SELECT * FROM colleges.events')).toEqual(before);
    expect(await count('event_rsvps')).toBe(0);
  });

  it('change nothing for another site', async () => {
    await postCampusEvent(dean).set('Origin', 'https://evil.example').expect(403);

    expect(await count()).toBe(0);
  });
});
