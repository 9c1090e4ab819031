import { freshDatabaseUrl } from './support/database';
import { startApp, type TestApp } from './support/app';
import { PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';

describe('two instances on one database', () => {
  let a: TestApp;
  let b: TestApp;

  beforeAll(async () => {
    const DATABASE_URL = await freshDatabaseUrl();
    const shared = { DATABASE_URL, RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO_DATA: 'on' };
    [a, b] = await Promise.all([startApp(shared), startApp(shared)]);
    await registered(a, studentForm('robin'));
    // Both create the demo data, and the one that comes second tries again.
  }, 300_000);

  const signIn = (app: TestApp, username: string, password: string, from = '198.51.100.1') =>
    app.visitor().post('/api/login').set('X-Forwarded-For', from).send({ username, password });

  const me = (app: TestApp, cookie: string) => app.visitor().get('/api/user').set('Cookie', cookie);

  async function aSessionOf(app: TestApp): Promise<string> {
    const answer = await signIn(app, 'robin', PASSWORD).expect(200);
    return String(answer.get('Set-Cookie')?.[0]).split(';')[0]!;
  }

  it('share sessions', async () => {
    const cookie = await aSessionOf(a);
    expect((await me(b, cookie).expect(200)).body.username).toBe('robin');
  });

  it('end a session at the same time', async () => {
    const cookie = await aSessionOf(a);
    await a.visitor().post('/api/logout').set('Cookie', cookie).expect(200);
    await me(a, cookie).expect(401);
    await me(b, cookie).expect(401);
  });

  it('let no request through after a sign-out, even with many in progress', async () => {
    const cookie = await aSessionOf(a);
    const [out] = await Promise.all([
      retryWhileBusy(() => a.visitor().post('/api/logout').set('Cookie', cookie)),
      ...Array.from({ length: 19 }, (_, n) => retryWhileBusy(() => me(n % 2 ? a : b, cookie))),
    ]);
    expect(out.status).toBe(200);
    await me(a, cookie).expect(401);
    await me(b, cookie).expect(401);
  });

  it('count guesses together, exactly', async () => {
    for (let round = 0; round < 2; round++) {
      const guesses = await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          retryWhileBusy(() => signIn(n % 2 ? a : b, `guessed${round}`, 'Wrong-password-1', `192.0.2.${round}`)),
        ),
      );
      const looked = guesses.filter(({ status }) => status === 401).length;
      const refused = guesses.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0);
      expect([looked, refused.length]).toEqual([10, 50]);
    }
  });

  it('accept one of twenty concurrent registrations with the same username', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        retryWhileBusy(() =>
          (n % 2 ? a : b)
            .visitor()
            .post('/api/register')
            .set('X-Forwarded-For', `203.0.113.${n}`)
            .send(studentForm(n % 3 ? 'racer' : 'Racer', { email: `racer${n}@example.org` })),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('create the demo accounts once', async () => {
    const demo = await a.db.query<{ username: string }[]>(
      `SELECT username FROM identity.users WHERE username LIKE 'demo.%'`,
    );
    const names = demo.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['demo.admin', 'demo.alumni', 'demo.student']));
    expect(new Set(names).size).toBe(names.length);
    const { body } = await signIn(b, 'demo.admin', 'gradspan-demo-2026', '203.0.113.200').expect(200);
    expect(body).toMatchObject({ role: 'college_admin', emailVerified: true, collegeAdmin: { collegeId: 1 } });
  });
});
