import { eventually, startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { minor } from './support/correspondence';
import { collegeIds } from './support/imported-alumni';
import { alumniOf, student, type TestUser } from './support/test-users';

const ACTIVITY_PATH = '/api/privacy/activity';

interface Activity {
  readonly collegeId: number;
  readonly score: number;
  readonly high: boolean;
  readonly consent: { readonly level: string; readonly expiresAt: string | null };
  readonly countedSince: string | null;
  readonly namedSince: string | null;
  readonly events: readonly { readonly id: number; readonly type: string; readonly points: number }[];
}

let app: TestApp;
let mine: number;
let other: number;
let people = 0;
const name = () => `activity.${++people}`;

beforeAll(async () => {
  app = await startApp();
  [mine, other] = (await collegeIds(app, 2)) as [number, number];
}, 90_000);
beforeEach(() => emptyTables(app.db, 'admin_analytics.college_interactions'));

const activityOf = async ({ browser }: TestUser) => (await browser.get(ACTIVITY_PATH).expect(200)).body as Activity[];
const view = ({ browser }: TestUser, collegeId: number, changes: object = {}, headers: Record<string, string> = {}) =>
  browser
    .post('/api/interactions')
    .set(headers)
    .send({ collegeId, type: 'view', source: 'search', seconds: 90, ...changes })
    .expect(204);
const eventsOf = (someone: TestUser, count: number) =>
  eventually(async () => {
    const found = await activityOf(someone);
    return found.flatMap(({ events }) => events).length >= count ? found : null;
  });

describe('the activity of a student', () => {
  it('is shown with the score to the student, who can delete it', async () => {
    const ada = await student(app, name());
    await view(ada, mine);
    await ada.browser.put(`/api/saved-colleges/${mine}`).expect(200);
    await view(ada, other, { seconds: 10 });
    const [first, second] = (await eventsOf(ada, 3)) as [Activity, Activity];

    expect(first).toMatchObject({
      collegeId: mine,
      score: 5,
      high: false,
      consent: { level: 'none', expiresAt: null },
    });
    expect(first.events.map(({ type, points }) => [type, points]).sort()).toEqual([
      ['save', 3],
      ['view', 2],
    ]);
    expect(second).toMatchObject({ collegeId: other, score: 1, namedSince: null });
    expect(first.countedSince).toMatch(/^\d{4}-\d\d-\d\d$/);

    const saved = first.events.find(({ type }) => type === 'save')!;
    await ada.browser.delete(`${ACTIVITY_PATH}/${saved.id}`).expect(204);
    await ada.browser.delete(`${ACTIVITY_PATH}/${saved.id}`).expect(404);
    await ada.browser.delete(`${ACTIVITY_PATH}/${Number.MAX_SAFE_INTEGER}`).expect(404);
    expect((await activityOf(ada))[0]).toMatchObject({ collegeId: mine, score: 2 });
    for (const collegeId of [mine, other]) await ada.browser.post('/api/inquiries').send({ collegeId }).expect(201);
    const inquired = async () =>
      ((await ada.browser.get('/api/inquiries').expect(200)).body as { collegeId: number }[]).map(
        (one) => one.collegeId,
      );
    await eventually(async () =>
      (await activityOf(ada)).length === 2 && (await activityOf(ada))[0]!.events.length > 1 ? true : null,
    );
    await ada.browser.delete(`${ACTIVITY_PATH}?collegeId=${mine}`).expect(204);
    expect(await inquired()).toEqual([other]);
    expect((await activityOf(ada)).map(({ collegeId }) => collegeId)).toEqual([other]);
    await ada.browser.delete(ACTIVITY_PATH).expect(204);
    expect(await activityOf(ada)).toEqual([]);
    expect(await inquired()).toEqual([]);
  });

  it('contains at most three views a day', async () => {
    const ada = await student(app, name());
    for (let n = 0; n < 5; n += 1) await view(ada, mine);
    await ada.browser.put(`/api/saved-colleges/${mine}`).expect(200);
    await eventually(async () => {
      const [{ done }] = (await app.db.query(
        `SELECT bool_and(handed_over_at IS NOT NULL) AS done FROM platform.outbox WHERE name LIKE 'colleges.%'`,
      )) as [{ done: boolean }];
      return done || null;
    });

    expect((await eventsOf(ada, 4))[0]!.events.filter(({ type }) => type === 'view')).toHaveLength(3);
  });

  it('contains requests to alumni and discussions', async () => {
    const ada = await student(app, name());
    const alum = await alumniOf(app, name(), mine);
    await ada.browser.post('/api/connections').send({ toUserId: alum.id }).expect(201);
    await ada.browser
      .post('/api/forum/posts')
      .send({ title: 'How is the first year?', content: 'I would like to know how it went.', collegeId: mine })
      .expect(201);
    const [found] = (await eventsOf(ada, 2)) as [Activity];

    expect(found.events.map(({ type, points }) => [type, points]).sort()).toEqual([
      ['contact', 8],
      ['forum_post', 5],
    ]);
  });

  it('is empty for people under 18', async () => {
    const kid = await minor(app, name());
    await view(kid, mine);
    await eventually(async () => {
      const rows = await app.db.query<object[]>('SELECT FROM admin_analytics.college_interactions');
      return rows.length > 0 || null;
    });

    expect(await activityOf(kid)).toEqual([]);
    await kid.browser.put(`/api/privacy/consents/${mine}`).send({ level: 'messages' }).expect(200);
    const { body } = await kid.browser.put(`/api/privacy/consents/${mine}`).send({ level: 'named' }).expect(403);
    expect(body).toMatchObject({ code: 'admin-analytics.named-not-for-minors' });
    expect(await activityOf(kid)).toMatchObject([{ collegeId: mine, score: 0, consent: { level: 'messages' } }]);
  });

  it('is not recorded for alumni, for people who turned counting off, or for browsers that ask not to be tracked', async () => {
    const [ada, ben, alum] = [
      await student(app, name()),
      await student(app, name()),
      await alumniOf(app, name(), mine),
    ];
    await ada.browser.put('/api/privacy/counting').send({ countVisits: false }).expect(200);
    expect((await ada.browser.get('/api/privacy/counting').expect(200)).body).toEqual({ countVisits: false });
    await view(ada, mine);
    await view(ben, mine, {}, { DNT: '1' });
    await view(ben, mine, {}, { 'Sec-GPC': '1' });
    await view(alum, mine, { source: 'directory' });
    const rows = await eventually(async () => {
      const found = await app.db.query<{ user_id: number | null; source: string }[]>(
        'SELECT user_id, source FROM admin_analytics.college_interactions',
      );
      return found.length > 0 ? found : null;
    });

    expect(rows).toEqual([{ user_id: null, source: 'directory' }]);
    await ada.browser.put('/api/privacy/counting').send({ countVisits: true }).expect(200);
    await view(ada, mine);
    expect(await eventsOf(ada, 1)).toHaveLength(1);
  });

  it('cannot be read or deleted by anyone else', async () => {
    const [ada, ben] = [await student(app, name()), await student(app, name())];
    await view(ada, mine);
    const [{ events }] = (await eventsOf(ada, 1)) as [Activity];
    await ben.browser.delete(`${ACTIVITY_PATH}/${events[0]!.id}`).expect(404);
    await ben.browser.delete(ACTIVITY_PATH).expect(204);

    expect(await activityOf(ada)).toHaveLength(1);
    const alum = await alumniOf(app, name(), mine);
    await alum.browser.get(ACTIVITY_PATH).expect(403);
    await app.visitor().get(ACTIVITY_PATH).expect(401);
  });
});

describe('a consent', () => {
  it('takes effect immediately, until it expires or is withdrawn', async () => {
    const ada = await student(app, name());
    const put = (body: object) => ada.browser.put(`/api/privacy/consents/${mine}`).send(body);
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    expect((await put({ level: 'named', expiresAt }).expect(200)).body).toEqual({ level: 'named', expiresAt });
    expect((await activityOf(ada))[0]).toMatchObject({ consent: { level: 'named', expiresAt } });
    expect((await activityOf(ada))[0]!.namedSince).toMatch(/^\d{4}/);

    await app.db.query(`UPDATE admin_analytics.college_consents SET expires_at = now() WHERE student_id = $1`, [
      ada.id,
    ]);
    expect(await activityOf(ada)).toEqual([]);
    await put({ level: 'messages' }).expect(200);
    await put({ level: 'none', expiresAt }).expect(200);
    expect(await activityOf(ada)).toEqual([]);
  });

  it.each([
    [{ level: 'all' }, 'level'],
    [{}, 'level'],
    [{ level: 'named', expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ level: 'named', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ level: 'named', collegeId: 3 }, 'collegeId'],
  ])('rejects %j and names the field', async (body, field) => {
    const ada = await student(app, name());
    const { body: problem } = await ada.browser.put(`/api/privacy/consents/${mine}`).send(body).expect(400);

    expect((problem as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it('rejects an unknown college', async () => {
    const ada = await student(app, name());
    await ada.browser.put('/api/privacy/consents/999999').send({ level: 'messages' }).expect(404);
    await ada.browser.put('/api/privacy/counting').send({ countVisits: 'no' }).expect(400);
    await ada.browser.delete(`${ACTIVITY_PATH}?collegeId=x`).expect(400);
  });
});
