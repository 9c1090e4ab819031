import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, patchConnection, connected, end, mentor, minor } from './support/connections';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let eve: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  eve = await mentor(app, 'eve', { maxMentees: 20 });
});
beforeEach(() => emptyTables(app.db, 'mentorship.connections', 'mentorship.blocks', 'mentorship.matches'));

interface Listed {
  readonly id: number;
  readonly question: string | null;
  readonly other: { readonly id: number; readonly hasProfile: boolean };
}
const page = ({ browser }: TestUser, query: string) => browser.get(`/api/my-people?${query}`).expect(200);
const list = async (user: TestUser, name: string) =>
  ((await page(user, `list=${name}`)).body as Listed[]).map(({ other }) => other.id);
const counts = async ({ browser }: TestUser) =>
  (await browser.get('/api/my-people/counts').expect(200)).body as Record<string, number>;
const block = ({ browser }: TestUser, { id: userId }: TestUser) =>
  browser.post('/api/blocks').send({ userId }).expect(204);

describe('GET /api/my-people', () => {
  it('lists people by the state of the connection, for both sides', async () => {
    await connected(robin, ada);
    await createConnection(robin, eve);
    expect(await list(robin, 'connected')).toEqual([ada.id]);
    expect(await list(robin, 'asked')).toEqual([eve.id]);
    expect(await list(eve, 'waiting')).toEqual([robin.id]);
    expect(await list(eve, 'asked')).toEqual([]);
    const none = { connected: 0, asked: 0, waiting: 0, past: 0, questions: 0, blocked: 0 };
    expect(await counts(robin)).toEqual({ ...none, connected: 1, asked: 1 });
    expect(await counts(eve)).toEqual({ ...none, waiting: 1 });
  });

  it('lists ended, declined and withdrawn ones as past', async () => {
    await end(robin, await connected(robin, ada)).expect(204);
    await patchConnection(eve, await createConnection(robin, eve), { status: 'declined' }).expect(200);
    expect(await list(robin, 'past')).toEqual([eve.id, ada.id]);
    expect(await list(robin, 'connected')).toEqual([]);
  });

  it('lists open questions until they are answered', async () => {
    const id = await createConnection(robin, ada);
    expect(await list(robin, 'questions')).toEqual([]);
    await patchConnection(ada, id, { question: 'Which lab?' }).expect(200);
    expect((await page(robin, 'list=questions')).body).toMatchObject([{ id, question: 'Which lab?' }]);
    expect(await list(ada, 'questions')).toEqual([]);
    await patchConnection(robin, id, { answer: 'The red one.' }).expect(200);
    expect(await list(robin, 'questions')).toEqual([]);
  });

  it('lists blocked people only as blocked, and only for the person who blocked them', async () => {
    await connected(robin, ada);
    await block(robin, ada);
    for (const name of ['connected', 'past'])
      expect([await list(robin, name), await list(ada, name)]).toEqual([[], []]);
    expect([(await counts(robin)).blocked, (await counts(ada)).blocked]).toEqual([1, 0]);
  });

  it('leaves out suspended accounts in lists, in counts and on the dashboard', async () => {
    await connected(robin, ada);
    await connected(robin, eve);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [ada.id]);
    expect(await list(robin, 'connected')).toEqual([eve.id]);
    expect((await counts(robin)).connected).toBe(1);
    expect((await robin.browser.get('/api/dashboard/stats').expect(200)).body).toMatchObject({ connectedCount: 1 });
    await app.db.query('UPDATE identity.users SET suspended_at = NULL WHERE id = $1', [ada.id]);
  });

  it('pages without duplicates or gaps when an entry changes between two pages', async () => {
    const mentors: TestUser[] = [ada, eve, await mentor(app, 'third'), await mentor(app, 'fourth')];
    for (const one of mentors) await connected(robin, one);
    const first = await page(robin, 'list=connected&limit=2');
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link as string)![1]!;
    await end(robin, (first.body as Listed[])[0]!.id).expect(204);
    const second = await robin.browser.get(next).expect(200);
    const ids = [...(first.body as Listed[]), ...(second.body as Listed[])].map(({ other }) => other.id);
    expect(ids).toEqual(mentors.map(({ id }) => id).reverse());
    expect(second.headers.link).toBeUndefined();
  });

  it('rejects invalid parameters and names the field', async () => {
    for (const [query, field] of [
      ['list=friends', 'list'],
      ['limit=0', 'limit'],
      ['before=17', 'before'],
    ]) {
      const { body } = await robin.browser.get(`/api/my-people?${query}`).expect(400);
      expect((body as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field]);
    }
  });
});

describe('GET /api/blocks', () => {
  it('returns pages with a total count', async () => {
    for (const one of [ada, eve]) await block(robin, one);
    const first = await robin.browser.get('/api/blocks?limit=1').expect(200);
    expect([first.body, first.headers['x-total-count']]).toMatchObject([[{ userId: eve.id }], '2']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link as string)![1]!;
    const second = await robin.browser.get(next).expect(200);
    expect([second.body, second.headers.link]).toMatchObject([[{ userId: ada.id }], undefined]);
  });
});

describe('GET /api/students/:id', () => {
  const open = ({ browser }: TestUser, { id }: { id: number }) => browser.get(`/api/students/${id}`);
  const setVisibility = (user: TestUser, profileVisibility: string) =>
    user.browser.patch('/api/privacy/preferences').send({ profileVisibility }).expect(200);
  const bare = ({ status, body, headers }: { status: number; body: object; headers: Record<string, string> }) => [
    status,
    { ...body, requestId: '', instance: '' },
    headers['content-type'],
  ];
  let shy: TestUser;
  let kid: TestUser;
  beforeAll(async () => {
    shy = await student(app, 'shy', { fullName: 'Sam Shy' });
    await shy.browser
      .put('/api/student/profile')
      .send({
        intendedMajor: 'Physics',
        currentSchool: 'North High',
        bio: 'Mine',
        careerGoals: 'Stars',
        phone: '555-0100',
        contactEmail: 's@example.org',
      })
      .expect(200);
    await setVisibility(shy, 'private');
    kid = await minor(app, 'kid');
  });

  it('shows major and school of a private profile to an alum whom the student asked, and nothing else', async () => {
    await open(ada, shy).expect(404);
    await createConnection(shy, ada);
    expect((await open(ada, shy).expect(200)).body).toMatchObject({
      id: shy.id,
      fullName: 'Sam Shy',
      role: 'student',
      connectionStatus: 'pending',
      studentProfile: {
        intendedMajor: 'Physics',
        currentSchool: 'North High',
        bio: null,
        careerGoals: null,
        phone: null,
        contactEmail: null,
      },
    });
    expect((await page(ada, 'list=waiting')).body).toMatchObject([{ other: { id: shy.id, hasProfile: true } }]);
    await open(eve, shy).expect(404);
  });

  it('shows phone and address to connections, until they disconnect', async () => {
    const id = await connected(shy, ada);
    expect((await open(ada, shy).expect(200)).body).toMatchObject({
      connectionStatus: 'connected',
      studentProfile: {
        phone: '555-0100',
        contactEmail: 's@example.org',
      },
    });
    await end(ada, id).expect(204);
    await open(ada, shy).expect(404);
    expect((await page(ada, 'list=past')).body).toMatchObject([{ other: { id: shy.id, hasProfile: false } }]);
  });

  it('hides a private student from an alum whose request to them is pending', async () => {
    await setVisibility(shy, 'public');
    await createConnection(ada, shy);
    await open(ada, shy).expect(200);
    await setVisibility(shy, 'private');
    await open(ada, shy).expect(404);
  });

  it('shows a minor without school and last name', async () => {
    await open(ada, kid).expect(404);
    await createConnection(kid, ada);
    const { body } = await open(ada, kid).expect(200);
    expect(body).toMatchObject({ fullName: 'Kim E.', studentProfile: { currentSchool: null, graduationYear: null } });
  });

  it('returns the same 404 to everyone else as for an unknown ID', async () => {
    await createConnection(shy, eve);
    await block(shy, eve);
    const admin = await administratorOf(app, 'dean', 1);
    const noOne = { id: 2_000_000_000 };
    for (const [who, whom] of [
      [eve, shy],
      [ada, shy],
      [ada, kid],
      [ada, eve],
      [robin, shy],
      [admin, shy],
    ] as const) {
      expect(bare(await open(who, whom))).toEqual(bare(await open(who, noOne)));
    }
    await app.visitor().get(`/api/students/${shy.id}`).expect(401);
  });

  it('shows students their own profile', async () => {
    expect((await open(shy, shy).expect(200)).body).toMatchObject({ studentProfile: { phone: '555-0100' } });
  });
});
