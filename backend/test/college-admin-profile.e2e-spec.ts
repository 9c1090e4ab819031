import { AdminAnalyticsFacade, AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { cookieOf, PASSWORD, type registered, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';

type Browser = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
/** The IDs of three universities of the starter table. */
let mine: number;
let others: number;
let third: number;
let people = 0;

const DUTIES = { department: 'Admissions', position: 'Officer' };
const PATH = '/api/college-admin/profile';

interface TestUser {
  readonly username: string;
  readonly id: number;
  readonly browser: Browser;
}

async function person(changes: Record<string, unknown> = {}): Promise<TestUser> {
  const username = `person.${++people}`;
  const browser = await registeredMember(app, studentForm(username, { birthDate: '1980-05-05', ...changes }));
  const { body } = await browser.get('/api/user').expect(200);
  return { username, id: (body as { id: number }).id, browser };
}

const facade = () => app.app.get(AdminAnalyticsFacade, { strict: false });
const operator = () => app.app.get(AdminAnalyticsOperatorFacade, { strict: false });
const waiting = (collegeId: number) => person({ role: 'college_admin', collegeId });
const own = ({ id }: TestUser) => facade().findOwnMembership(id);
const become = ({ browser }: TestUser, newRole: string) =>
  browser.put('/api/user/role').send({ newRole, currentPassword: PASSWORD });

async function verified(collegeId: number): Promise<TestUser> {
  const someone = await waiting(collegeId);
  await operator().verifyAdministrator(someone.username, { forcedBecause: 'test' });
  return someone;
}

beforeAll(async () => {
  app = await startApp();
  const rows = await eventually(async () => {
    const rows = await app.db.query<{ id: number }[]>('SELECT id FROM colleges.colleges ORDER BY id LIMIT 3');
    return rows.length === 3 ? rows : null;
  }, 60_000);
  [mine, others, third] = rows.map(({ id }) => id) as [number, number, number];
}, 90_000);

describe('setting the college and duties of an administrator', () => {
  it('takes effect immediately, but gives a pending administrator no rights', async () => {
    const { browser } = await waiting(mine);
    const { body } = await browser
      .put(PATH)
      .send({ collegeId: mine, department: ' Admissions ', position: 'Officer' })
      .expect(200);

    expect(body).toEqual({
      collegeId: mine,
      status: 'pending',
      ...DUTIES,
      isMainAdmin: false,
      requestedCollegeId: null,
    });
    await browser.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);
  });

  it.each([
    ['collegeId', 0, 'Please select a college'],
    ['collegeId', 1.5, 'Please select a college'],
    ['collegeId', '1', 'Please select a college'],
    ['collegeId', null, 'Please select a college'],
    ['collegeId', 2_147_483_648, 'Please select a college'],
    ['collegeId', 2_147_483_647, 'Please select a college'],
    ['department', ' A ', 'Department is required'],
    ['department', null, 'Department is required'],
    ['position', ['Dean'], 'Position is required'],
    ['position', 'D', 'Position is required'],
    ['position', 'Bell \u0007', 'Position contains characters that aren’t allowed'],
    ['department', 'x'.repeat(101), 'Department must be at most 100 characters'],
  ])('rejects a %s of %j', async (field, value, message) => {
    const someone = await waiting(mine);
    const { body } = await someone.browser
      .put(PATH)
      .send({ collegeId: mine, ...DUTIES, [field]: value })
      .expect(400);

    expect(body.errors).toEqual([{ field, message }]);
  });

  it('names every missing field', async () => {
    const { browser } = await waiting(mine);
    const { body } = await browser.put(PATH).send({}).expect(400);

    expect(body.errors).toMatchObject([{ field: 'collegeId' }, { field: 'department' }, { field: 'position' }]);
  });
});

describe('requesting another college', () => {
  it('gives no rights for it, and keeps those for the current college', async () => {
    const stranger = await verified(others);
    const { body } = await stranger.browser
      .put(PATH)
      .send({ collegeId: mine, ...DUTIES })
      .expect(200);
    const { body: desk } = await stranger.browser.get('/api/admin/college').expect(200);
    await stranger.browser.patch('/api/admin/college').send({ name: 'Renamed by its own' }).expect(200);
    const { body: page } = await app.visitor().get(`/api/colleges/${mine}`).expect(200);
    await stranger.browser.patch('/api/admin/college').send({ name: null }).expect(200);

    expect(body).toMatchObject({ collegeId: others, status: 'active', requestedCollegeId: mine });
    expect(desk).toMatchObject({ id: others });
    expect(page.name).not.toBe('Renamed by its own');
  });

  it('replaces the current college once the operator confirms it', async () => {
    const mover = await verified(mine);
    await mover.browser
      .put(PATH)
      .send({ collegeId: others, ...DUTIES })
      .expect(200);
    await operator().verifyAdministrator(mover.username, { forcedBecause: 'test' });

    expect(await own(mover)).toMatchObject({
      collegeId: others,
      status: 'active',
      requestedCollegeId: null,
      ...DUTIES,
    });
    expect((await mover.browser.get('/api/admin/college').expect(200)).body).toMatchObject({ id: others });
  });

  it('leaves one pending membership after concurrent requests', async () => {
    const { id, browser } = await person({ role: 'college_admin', collegeId: mine });
    const named = [mine, others, mine, others, mine, others];
    const answers = await Promise.all(named.map((collegeId) => browser.put(PATH).send({ collegeId, ...DUTIES })));
    const rows = await app.db.query(
      `SELECT FROM admin_analytics.college_administrators WHERE user_id = $1 AND status = 'pending'`,
      [id],
    );

    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
    expect(rows).toHaveLength(1);
  });
});

describe('changes to the profile of an administrator', () => {
  it.each([
    ['students', {}],
    ['alumni', { role: 'alumni', alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2002 }],
  ])('are refused for %s', async (_, changes) => {
    const someone = await person(changes);
    const { body } = await someone.browser
      .put(PATH)
      .send({ collegeId: mine, ...DUTIES })
      .expect(403);

    expect(body).toMatchObject({ code: 'admin-analytics.other-role' });
    expect(await own(someone)).toBeNull();
  });

  it('are refused for visitors and other sites', async () => {
    const { browser } = await waiting(mine);
    await app
      .visitor()
      .put(PATH)
      .send({ collegeId: mine, ...DUTIES })
      .expect(401);
    await browser
      .put(PATH)
      .set('Origin', 'https://evil.example')
      .send({ collegeId: mine, ...DUTIES })
      .expect(403);
  });

  it.each(['isMain', 'isMainAdmin', 'status', 'userId', 'verifiedAt', 'requestedCollegeId'])(
    'are refused if they contain %s',
    async (field) => {
      const someone = await verified(mine);
      const before = await own(someone);
      const { body } = await someone.browser
        .put(PATH)
        .send({ collegeId: others, ...DUTIES, [field]: field === 'status' ? 'active' : true })
        .expect(400);

      expect(body.errors).toEqual([{ field, message: `${field} is not a known field` }]);
      expect(await own(someone)).toEqual(before);
    },
  );
});

describe('the role and the membership', () => {
  it('end together, but a main administrator has to hand over first', async () => {
    const [main, second] = [await verified(third), await verified(third)];
    const { body: refusal } = await become(main, 'student').expect(409);
    await become(second, 'student').expect(200);

    expect(refusal).toMatchObject({
      code: 'admin-analytics.last-main-administrator',
      message: 'You’re the main administrator of your college. Make a colleague the main administrator first.',
    });
    expect((await main.browser.get('/api/user').expect(200)).body).toMatchObject({ role: 'college_admin' });
    expect((await main.browser.get('/api/admin/college').expect(200)).body).toMatchObject({ id: third });
    expect(await own(second)).toBeNull();
    await second.browser.get('/api/admin/college').expect(403);
  });

  it('do not return together: the college from the registration is requested again', async () => {
    // The first test left a main administrator at this college, so this one can leave.
    const someone = await verified(third);
    await become(someone, 'student').expect(200);
    await become(someone, 'college_admin').expect(200);

    expect(await eventually(() => own(someone))).toMatchObject({ collegeId: third, status: 'pending' });
    await someone.browser.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);
  });

  it('start without a college for a user who registered with another role, until they name one', async () => {
    const someone = await person();
    await become(someone, 'college_admin').expect(200);
    await expect(operator().verifyAdministrator(someone.username, { forcedBecause: 'test' })).rejects.toMatchObject({
      code: 'admin-analytics.no-college-named',
    });
    await someone.browser
      .put(PATH)
      .send({ collegeId: others, ...DUTIES })
      .expect(200);
    await operator().verifyAdministrator(someone.username, { forcedBecause: 'test' });

    expect((await someone.browser.get('/api/admin/college').expect(200)).body).toMatchObject({ id: others });
  });
});

describe('verification of administrators', () => {
  const beside = (more: Record<string, string>) => startApp({ DATABASE_URL: app.settings.databaseUrl, ...more });

  it('can be automatic with ADMIN_AUTO_VERIFY', async () => {
    const trusting = await beside({ ADMIN_AUTO_VERIFY: 'on' });
    const form = studentForm('trusted', { role: 'college_admin', collegeId: mine, birthDate: '1980-05-05' });
    const browser = await registeredMember(trusting, form);
    await browser
      .put(PATH)
      .send({ collegeId: others, ...DUTIES })
      .expect(200);

    expect((await browser.get('/api/admin/college').expect(200)).body).toMatchObject({ id: others });
    await trusting.close();
  });

  it('requires a second factor in production', async () => {
    const administrator = await verified(mine);
    const origin = 'https://gradspan.example';
    const demanding = await beside({
      NODE_ENV: 'production',
      APP_ORIGIN: origin,
      SESSION_SECRET: 'only-for-this-test-and-long-enough',
      RATE_LIMITS: 'on',
    });
    const login = await app.visitor().post('/api/login').send({ username: administrator.username, password: PASSWORD });
    const cookie = cookieOf(login).replace(/^sid=/, '__Host-sid=');
    const call = (method: 'get' | 'patch') =>
      demanding.visitor()[method]('/api/admin/college').set('Cookie', cookie).set('Origin', origin);

    for (const method of ['get', 'patch'] as const) {
      expect((await call(method).expect(403)).body).toMatchObject({
        code: 'admin-analytics.two-factor-needed',
        message: 'Turn on two-factor authentication to act on behalf of your college.',
      });
    }
    await app.db.query(
      `INSERT INTO identity.totp_credentials (user_id, secret, enabled_at, recovery_codes) VALUES ($1, '\\x00', now(), '{}')`,
      [administrator.id],
    );
    await call('get').expect(200);
    await demanding.close();
  });
});
