import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { PersonRecordFacade } from '../src/contexts/identity';
import { recordAffiliations } from './support/person-record-rows';
import { registered, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';

type Browser = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
/** Two universities of the starter table. */
let mine: number;
let others: number;
let people = 0;
let admin: Browser;

const administrator = (username: string, collegeId: number) =>
  registeredMember(app, studentForm(username, { role: 'college_admin', collegeId, birthDate: '1980-05-05' }));
const verify = (username: string) =>
  app.app.get(AdminAnalyticsOperatorFacade, { strict: false }).verifyAdministrator(username, { forcedBecause: 'test' });

async function verifiedAdministrator(collegeId: number): Promise<Browser> {
  const username = `admin.${++people}`;
  const browser = await administrator(username, collegeId);
  await verify(username);
  return browser;
}

const nameOf = async (id: number): Promise<string> =>
  ((await app.visitor().get(`/api/colleges/${id}`).expect(200)).body as { name: string }).name;

beforeAll(async () => {
  app = await startApp();
  const [first, second] = await eventually(async () => {
    const rows = await app.db.query<{ id: number }[]>('SELECT id FROM colleges.colleges ORDER BY id LIMIT 2');
    return rows.length === 2 ? rows : null;
  }, 60_000);
  [mine, others] = [first!.id, second!.id];
  admin = await verifiedAdministrator(mine);
}, 90_000);

describe('registering as a college administrator', () => {
  it('creates a pending membership without rights', async () => {
    const browser = await administrator('hopeful', mine);
    const [membership] = await eventually(async () => {
      const rows = await app.db.query<{ status: string; is_main: boolean }[]>(
        `SELECT a.status, a.is_main FROM admin_analytics.college_administrators a
         JOIN identity.users u ON u.id = a.user_id WHERE u.username = 'hopeful'`,
      );
      return rows.length > 0 ? rows : null;
    });
    const { body: user } = await browser.get('/api/user').expect(200);
    const { body: desk } = await browser.get('/api/admin/college').expect(200);
    const { body: refusal } = await browser.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);

    expect(membership).toEqual({ status: 'pending', is_main: false });
    expect(user).toMatchObject({ collegeAdmin: { collegeId: mine, status: 'pending' }, adminStatus: 'pending' });
    const { verification, ...college } = desk;
    expect(verification).toEqual({
      status: 'pending',
      isMainAdmin: false,
      emailConfirmed: expect.any(Boolean),
      verifiedUntil: null,
      twoFactorNeededFrom: null,
    });
    expect(college).toEqual((await app.visitor().get(`/api/colleges/${mine}`).expect(200)).body);
    expect(refusal).toMatchObject({ code: 'admin-analytics.not-verified' });
    expect(await nameOf(mine)).not.toBe('Hijacked');
  });
});

describe('right after registration', () => {
  it('the account and the dashboard show the same college and state', async () => {
    const browser = await registered(
      app,
      studentForm('prompt', { role: 'college_admin', collegeId: mine, birthDate: '1980-05-05' }),
    );
    const { body: user } = await browser.get('/api/user').expect(200);
    const { body: desk } = await browser.get('/api/admin/college').expect(200);

    expect(user).toMatchObject({ collegeAdmin: { collegeId: mine, status: 'pending' }, adminStatus: 'pending' });
    expect(desk).toMatchObject({ id: mine, verification: { status: 'pending' } });
  });

  it('an unknown college is an error that names the field, and creates no account', async () => {
    for (const collegeId of [999_999_999, 2_147_483_647]) {
      const form = studentForm('nowhere', { role: 'college_admin', collegeId, birthDate: '1980-05-05' });
      const { body } = await app.browser().post('/api/register').send(form).expect(400);
      expect(body).toMatchObject({ errors: [{ field: 'collegeId' }] });
    }
    expect(await app.db.query(`SELECT FROM identity.users WHERE username = 'nowhere'`)).toEqual([]);
  });
});

describe('a verified administrator', () => {
  it('has an active membership in GET /api/user', async () => {
    const { body } = await admin.get('/api/user').expect(200);

    expect(body).toMatchObject({ collegeAdmin: { collegeId: mine, status: 'active' } });
  });

  it('reads their own college, whatever id the request contains', async () => {
    const { body } = await admin.get('/api/admin/college').set('X-College-Id', String(others)).expect(200);

    expect(body).toMatchObject({ id: mine, name: await nameOf(mine), sources: expect.any(Object) });
  });

  it('writes college values that everyone sees, beside the federal value', async () => {
    const changes = {
      description: 'A university in the sun.',
      admission_rate: 0.5,
      website: 'https://www.example.edu',
    };
    const { body } = await admin.patch('/api/admin/college').send(changes).expect(200);
    const { body: page } = await app.visitor().get(`/api/colleges/${mine}`).expect(200);
    const history = await app.visitor().get(`/api/colleges/${mine}/history?limit=10`).expect(200);

    expect(body).toMatchObject({ ...changes, website: 'https://www.example.edu/' });
    expect(page).toMatchObject({
      ...body,
      sources: { admission_rate: { source: 'The college itself', college: { value: 0.5 }, differs: true } },
    });
    expect(history.headers['x-total-count']).toBe('3');
    expect(history.body).toContainEqual(
      expect.objectContaining({ field: 'admission_rate', source: 'college', new_value: 0.5, changed_by: page.name }),
    );
  });

  it('resets a college value to the federal value with null', async () => {
    const { body } = await admin.patch('/api/admin/college').send({ admission_rate: null }).expect(200);

    expect(body.sources.admission_rate).toMatchObject({ source: 'College Scorecard', college: null, differs: false });
    expect(body.admission_rate).toBe(body.sources.admission_rate.federal.value);
  });

  it('can send figures as form strings', async () => {
    const { body } = await admin
      .patch('/api/admin/college')
      .send({ enrollment: '31000', graduation_rate: '91.5', founded_year: '', student_faculty_ratio: ' 18 ' })
      .expect(200);

    expect(body).toMatchObject({ enrollment: 31_000, graduation_rate: 0.915, student_faculty_ratio: 18 });
  });

  it('gets an error for every invalid field, and nothing changes', async () => {
    const { body: before } = await admin.get('/api/admin/college').expect(200);
    const changes = {
      name: 'A',
      website: 'javascript:alert(1)',
      admission_rate: 99_999,
      type: 'x',
      state: 'XX',
      city: '',
    };
    const { body } = await admin
      .patch('/api/admin/college')
      .send({ ...changes, founded_year: 1862 })
      .expect(400);

    expect(body).toMatchObject({ code: 'colleges.edit-refused' });
    expect(body.errors).toEqual([
      { field: 'name', message: 'College name must be at least 2 characters.' },
      { field: 'website', message: 'Please enter a valid URL.' },
      { field: 'type', message: 'Please select an institution type.' },
      { field: 'city', message: 'City is required.' },
      { field: 'state', message: 'State is required.' },
      { field: 'admission_rate', message: expect.stringContaining('0.65') },
    ]);
    expect((await admin.get('/api/admin/college').expect(200)).body).toEqual(before);
  });

  it.each([
    ['a', 'name', { toString: 'x' }],
    ['a', 'name', ['Hope College']],
    ['a', 'name', 'Bell \u0007'],
    ['a', 'description', 'Nothing\u0000 of the kind'],
    ['a', 'description', 12],
    ['a', 'website', 'https://user@evil.example'],
    ['a', 'website', 'java\tscript:alert(1)'],
    ['a', 'website', { href: 'https://x.example' }],
    ['an', 'admission_rate', '1e9'],
    ['an', 'admission_rate', -1],
    ['an', 'admission_rate', 0.123456789012],
    ['an', 'admission_rate', true],
    ['an', 'admission_rate', [0.5]],
    ['an', 'enrollment', '12,000'],
    ['an', 'enrollment', 1e308],
  ])("can't set %s %s to %j", async (_, field, value) => {
    const { body } = await admin
      .patch('/api/admin/college')
      .send({ [field]: value })
      .expect(400);

    expect(body.errors).toMatchObject([{ field }]);
  });

  it.each([['id'], ['collegeId'], ['ipeds_id'], ['edited_fields'], ['federal'], ['is_main']])(
    "can't set %s",
    async (field) => {
      const { body } = await admin
        .patch('/api/admin/college')
        .send({ [field]: others, name: 'Hijacked' })
        .expect(400);

      expect(body.errors).toMatchObject([{ field }]);
      expect(await nameOf(mine)).not.toBe('Hijacked');
      expect(await nameOf(others)).not.toBe('Hijacked');
    },
  );
});

describe('an administrator of another college', () => {
  it('changes only their own college', async () => {
    const before = await nameOf(mine);
    const stranger = await verifiedAdministrator(others);
    await stranger.patch('/api/admin/college').send({ name: 'Renamed by its own' }).expect(200);

    expect(await nameOf(mine)).toBe(before);
    expect(await nameOf(others)).toBe('Renamed by its own');
    await stranger.patch('/api/admin/college').send({ name: null }).expect(200);
  });
});

describe('access to /api/admin/college', () => {
  it('is refused to students', async () => {
    const student = await registered(app, studentForm('a.student'));

    await student.get('/api/admin/college').expect(403);
    await student.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);
    expect(await verify('a.student')).toBeNull();
  });

  it('is refused to visitors', async () => {
    await app.visitor().get('/api/admin/college').expect(401);
    await app.visitor().patch('/api/admin/college').set('Origin', app.settings.origin).send({}).expect(401);
  });

  it('is refused immediately after giving up the role', async () => {
    const former = await verifiedAdministrator(mine);
    await former.get('/api/admin/college').expect(200);
    const username = `admin.${people}`;
    const [{ id }] = await app.db.query<[{ id: number }]>('SELECT id FROM identity.users WHERE username = $1', [
      username,
    ]);
    await app.db.query(`UPDATE identity.users SET role = 'student' WHERE id = $1`, [id]);

    await former.get('/api/admin/college').expect(403);
    await former.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);
    expect(await app.app.get(PersonRecordFacade, { strict: false }).canRepresent(id, mine)).toBe(false);
    expect(await nameOf(mine)).not.toBe('Hijacked');
  });

  it('is refused after the membership ended', async () => {
    const former = await verifiedAdministrator(mine);
    const [{ id }] = await app.db.query<[{ id: number }]>('SELECT id FROM identity.users WHERE username = $1', [
      `admin.${people}`,
    ]);
    await app.db.query(
      "UPDATE admin_analytics.college_administrators SET status = 'removed', is_main = false WHERE user_id = $1",
      [id],
    );
    await recordAffiliations(app.db);

    await former.patch('/api/admin/college').send({ name: 'Hijacked' }).expect(403);
    expect((await former.get('/api/user').expect(200)).body).toMatchObject({ collegeAdmin: null });
  });
});

describe('GET /api/colleges/:id/history', () => {
  it('returns 404 for an unknown college', async () => {
    await app.visitor().get('/api/colleges/999999/history').expect(404);
  });

  it.each(['limit=0', 'limit=201', 'offset=-1', 'limit=1e1'])('rejects %s', async (query) => {
    await app.visitor().get(`/api/colleges/${mine}/history?${query}`).expect(400);
  });
});
