import { startApp, type TestApp } from './support/app';
import { cookieOf, cookiesOf, PASSWORD, registered, studentForm } from './support/accounts';
import { measureTimeRatio } from './support/timing';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { measuresTime: true });
  await registered(app, studentForm('robin'));
});

const signIn = (username: unknown, password: unknown, more: object = {}) =>
  app
    .browser()
    .post('/api/login')
    .send({ username, password, ...more });

describe('signing in', () => {
  it('accepts the username in any case, and opens a session', async () => {
    const browser = app.browser();
    const { body } = await browser.post('/api/login').send({ username: 'ROBIN', password: PASSWORD }).expect(200);
    expect((await browser.get('/api/user').expect(200)).body).toEqual(body);
  });

  it('returns the same response for an unknown name and a wrong password', async () => {
    const wrong = await signIn('robin', 'Wrong-password-1').expect(401);
    const unknown = await signIn('nobody', 'Wrong-password-1').expect(401);
    const withoutId = ({ body }: typeof wrong) => ({ ...body, requestId: null });
    expect(withoutId(unknown)).toEqual(withoutId(wrong));
    expect(wrong.body).toMatchObject({
      code: 'identity.invalid-credentials',
      message: 'Invalid username or password',
      error: 'Invalid username or password',
    });
  });

  it('compares with a hash of the recommended effort', async () => {
    const sql = `SELECT password_hash FROM identity.users WHERE username = 'robin'`;
    const [{ password_hash: hash }] = await app.db.query<[{ password_hash: string }]>(sql);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  // The hashing tests prove that both do the same work; this test checks that nothing else reveals whether the name
  // exists.
  it('takes as long for an unknown name as for a wrong password', async () => {
    const ratio = await measureTimeRatio(
      () => signIn('robin', 'Wrong-password-1').expect(401),
      (n) => signIn(`nobody${n}`, 'Wrong-password-1').expect(401),
    );
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('ignores credentials in the query string', async () => {
    const login = app.browser().post('/api/login').query({ username: 'robin', password: PASSWORD });
    const { body } = await login.send({}).expect(400);
    expect(body.errors).toEqual([
      expect.objectContaining({ field: 'username' }),
      expect.objectContaining({ field: 'password' }),
    ]);
  });

  it('gives no rights based on the account type that the client sends', async () => {
    const { body } = await signIn('robin', PASSWORD, { userType: 'college_admin' }).expect(200);
    expect(body.role).toBe('student');
  });

  it('checks every character of a long password', async () => {
    const password = 'long-password-'.repeat(7);
    await registered(app, studentForm('longish', { password: `${password}a` }));
    await signIn('longish', `${password}b`).expect(401);
    await signIn('longish', `${password}a`).expect(200);
  });

  it.each([
    ['a username that is missing', undefined, PASSWORD, 'username', 'Username is required'],
    ['an empty username', '', PASSWORD, 'username', 'Username is required'],
    ['a password that is missing', 'robin', undefined, 'password', 'Password is required'],
    ['an object', { $ne: null }, PASSWORD, 'username', 'Username must be text'],
    ['a list', 'robin', [PASSWORD], 'password', 'Password must be text'],
    ['a number', 'robin', 12345678, 'password', 'Password must be text'],
    ['a NUL', 'robin\u0000', PASSWORD, 'username', 'Username contains characters that aren’t allowed'],
  ])('rejects %s', async (_, username, password, field, message) => {
    const { body } = await signIn(username, password).expect(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('rejects a very large body', async () => {
    await signIn('robin', 'x'.repeat(1_000_000)).expect(413);
  });

  it('rejects an unknown user type', async () => {
    await signIn('robin', PASSWORD, { userType: 'root' }).expect(400);
  });

  it('rejects a form from another site', async () => {
    const form = { username: 'robin', password: PASSWORD };
    await app.visitor().post('/api/login').set('Sec-Fetch-Site', 'cross-site').send(form).expect(403);
    await app.visitor().post('/api/login').set('Origin', 'https://evil.example').send(form).expect(403);
    await app.visitor().post('/api/login').type('form').send(form).expect(415);
  });
});

describe('the session cookie', () => {
  it('is bound to the host and not readable by scripts', async () => {
    expect(cookiesOf(await signIn('robin', PASSWORD))[0]).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('also requires HTTPS in production, and is the only cookie', async () => {
    const production = await startApp({
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'only-for-this-test-and-long-enough',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      RATE_LIMITS: 'on',
    });
    const answer = await production.browser().post('/api/register').send(studentForm('robin')).expect(201);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const secret = cookieOf(answer).split('=')[1]!;
    await production.visitor().get('/api/user').set('Cookie', `__Host-sid=${secret}`).expect(200);
    await production.visitor().get('/api/user').set('Cookie', `sid=${secret}`).expect(401);
  });

  it('gets a new secret with each sign-in, and the earlier one stops working', async () => {
    const first = cookieOf(await signIn('robin', PASSWORD));
    const again = await app
      .visitor()
      .post('/api/login')
      .set('Cookie', first)
      .send({ username: 'robin', password: PASSWORD })
      .expect(200);
    expect(cookieOf(again)).not.toContain(first);
    await app.visitor().get('/api/user').set('Cookie', first).expect(401);
  });

  it('cannot be chosen by the client', async () => {
    const chosen = `sid=${'a'.repeat(43)}`;
    const login = app.visitor().post('/api/login').set('Cookie', chosen);
    const answer = await login.send({ username: 'robin', password: PASSWORD }).expect(200);
    expect(cookieOf(answer)).not.toContain(chosen);
    await app.visitor().get('/api/user').set('Cookie', chosen).expect(401);
  });

  it.each([
    ['tampered with', (sid: string) => `${sid.slice(0, -1)}${sid.endsWith('A') ? 'B' : 'A'}`],
    ['of five kilobytes', () => `sid=${'a'.repeat(5_000)}`],
    ['with signs that no secret has', () => 'sid=%00%27OR%201=1'],
    ['in front of the right one', (sid: string) => `sid=${'b'.repeat(43)}; ${sid}`],
  ])('is not valid if %s', async (_, spoilt) => {
    const cookie = cookieOf(await signIn('robin', PASSWORD));
    await app.visitor().get('/api/user').set('Cookie', spoilt(cookie)).expect(401);
  });

  it('is not set for visitors', async () => {
    const sessions = () => app.db.query('SELECT count(*) FROM identity.sessions');
    const before = await sessions();
    for (let n = 0; n < 20; n++) {
      const answer = await app.visitor().get('/api/user').expect(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await sessions()).toEqual(before);
  });

  it('is valid in ten browsers of one user', async () => {
    const browsers = [];
    for (let n = 0; n < 11; n++) {
      const browser = app.browser();
      await browser.post('/api/login').send({ username: 'robin', password: PASSWORD }).expect(200);
      browsers.push(browser);
    }
    await browsers[0]!.get('/api/user').expect(401);
    await browsers[1]!.get('/api/user').expect(200);
  });
});

describe('being signed in', () => {
  it('is reported without caching', async () => {
    const browser = app.browser();
    await browser.post('/api/login').send({ username: 'robin', password: PASSWORD });
    const { headers } = await browser.get('/api/user?_t=123').expect(200);
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', expect.stringContaining('Cookie')]);
  });

  it('reflects a role change on the next request', async () => {
    const browser = await registered(app, studentForm('changing'));
    await app.db.query(`UPDATE identity.users SET role = 'college_admin' WHERE username = 'changing'`);
    expect((await browser.get('/api/user')).body.role).toBe('college_admin');
  });

  it('ends by signing out, which also clears the browser’s storage', async () => {
    const login = await signIn('robin', PASSWORD);
    const cookie = cookieOf(login);
    const out = await app.visitor().post('/api/logout').set('Cookie', cookie).expect(200);
    expect(out.body).toEqual({ message: 'Logged out' });
    expect(out.headers['clear-site-data']).toBe('"cache","storage"');
    expect(cookiesOf(out)[0]).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/);
    await app.visitor().get('/api/user').set('Cookie', cookie).expect(401);
  });

  it('can be ended repeatedly', async () => {
    await app.browser().post('/api/logout').expect(200);
    await app.browser().post('/api/logout').send({}).expect(200);
  });
});
