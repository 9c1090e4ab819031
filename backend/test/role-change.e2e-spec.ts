import { alumniForm, cookieOf, cookiesOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { mountedRoutes } from './support/routes';
import { actionsOf } from './support/traces';

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

let app: TestApp;
beforeAll(async () => (app = await startApp()));

/** Returns today's date, so many years ago. */
const yearsAgo = (years: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

describe('changing the role', () => {
  const become = (browser: ReturnType<TestApp['browser']>, newRole: unknown) =>
    browser.put('/api/user/role').send({ newRole });

  it('takes effect right away, with a new session, and is recorded', async () => {
    const browser = await registered(app, studentForm('turning'));
    const login = await app.visitor().post('/api/login').send({ username: 'turning', password: PASSWORD }).expect(200);
    const old = cookieOf(login);
    const answer = await app.visitor().put('/api/user/role').set('Cookie', old).send({ newRole: 'alumni' }).expect(200);
    expect(answer.body).toMatchObject({ role: 'alumni', alumniProfile: null });
    expect(cookiesOf(answer)[0]).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    await app.visitor().get('/api/user').set('Cookie', old).expect(401);
    // The other browser stays signed in and sees the new role on its next request.
    expect((await browser.get('/api/user').expect(200)).body.role).toBe('alumni');
    expect(await actionsOf(app, 'turning')).toContain('role-changed');
  });

  it('does not extend the session', async () => {
    const browser = await registered(app, studentForm('lasting'));
    const ends = async () =>
      (
        await app.db.query<{ ends_at: Date }[]>(
          `SELECT ends_at FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE username = 'lasting'`,
        )
      )[0]!.ends_at.getTime();
    const before = await ends();
    await become(browser, 'alumni').expect(200);
    expect(await ends()).toBe(before);
    await become(browser, 'college_admin').expect(200);
    expect(await ends()).toBeLessThan(before);
  });

  it('to college administrator gives no rights for any college', async () => {
    const browser = await registered(app, alumniForm('pretender', { alumniCollegeId: 1 }));
    const { body } = await become(browser, 'college_admin').expect(200);
    expect(body).toMatchObject({ role: 'college_admin', collegeAdmin: null, alumniProfile: null });
    const rows = await app.db.query<object[]>(
      'SELECT 1 FROM admin_analytics.college_administrators WHERE user_id = $1',
      [body.id],
    );
    expect(rows).toEqual([]);
    // Verification and accepting an invitation are left out: this is how a user gets rights.
    const ofAdministrators = /^\/api\/admin\/(?!verify\b|invitations\/)/;
    for (const { method, path } of mountedRoutes(app.app).filter((route) => ofAdministrators.test(route.path))) {
      const call = browser[method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1'));
      await call.send(method === 'GET' ? undefined : {}).expect(403);
    }
    expect((await become(browser, 'alumni').expect(200)).body.alumniProfile).toMatchObject({ collegeId: 1 });
  });

  it.each(['alumni', 'college_admin'])('to %s is rejected under 18', async (role) => {
    const browser = await registered(app, studentForm(`minor.${role}`, { birthDate: yearsAgo(17) }));
    const { body } = await become(browser, role).expect(403);
    expect(body.code).toBe('identity.not-for-minors');
    expect((await browser.get('/api/user').expect(200)).body.role).toBe('student');
    const grown = await registered(app, studentForm(`grown.${role}`, { birthDate: yearsAgo(18) }));
    await become(grown, role).expect(200);
  });

  it('to college administrator is rejected under 18 at registration too', async () => {
    const form = studentForm('young.dean', { role: 'college_admin', collegeId: 1, birthDate: yearsAgo(17) });
    const { body } = await app.visitor().post('/api/register').send(form).expect(400);
    expect(body.errors).toEqual([
      { field: 'role', message: 'You must be at least 18 years old to create a college administrator account' },
    ]);
  });

  it('is rejected for an administrator without a birth date', async () => {
    const browser = await registered(app, studentForm('dean', { role: 'college_admin', collegeId: 1 }));
    await app.db.query(`UPDATE identity.users SET birth_date = NULL WHERE username = 'dean'`);
    expect((await become(browser, 'student').expect(403)).body.code).toBe('identity.role-is-fixed');
  });

  it.each([[undefined], ['admin'], ['COLLEGE_ADMIN'], [['student']], [{}], [null], [1]])(
    'rejects the role %j',
    async (newRole) => {
      const browser = app.browser();
      await browser.post('/api/login').send({ username: 'turning', password: PASSWORD }).expect(200);
      const { body } = await become(browser, newRole).expect(400);
      expect(body.errors).toEqual([{ field: 'newRole', message: expect.stringMatching(/^Role must be one of/) }]);
    },
  );

  it('is limited to three a day, not counting changes without an effect', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const browser = await registered(limited, studentForm('flipping'));
    const statuses: number[] = [];
    for (const n of range(20)) statuses.push((await become(browser, n % 2 ? 'student' : 'alumni')).status);
    // After the third change the user is an alum; choosing the same role again is not a change.
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
    expect(statuses.slice(3)).toEqual(range(17).map((n) => (n % 2 ? 200 : 429)));
  });

  it('succeeds once per session when requested concurrently', async () => {
    const login = await registered(app, studentForm('racing')).then(() =>
      app.visitor().post('/api/login').send({ username: 'racing', password: PASSWORD }),
    );
    const cookie = cookieOf(login);
    const answers = await Promise.all(
      range(20).map((n) =>
        retryWhileBusy(() =>
          app
            .visitor()
            .put('/api/user/role')
            .set('Cookie', cookie)
            .send({ newRole: n % 2 ? 'alumni' : 'college_admin' }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const renewed = answers.filter((answer) => answer.headers['set-cookie']);
    expect(renewed).toHaveLength(1);
  });
});
