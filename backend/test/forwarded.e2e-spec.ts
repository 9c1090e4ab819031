import { cookieOf, cookiesOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';

/** The headers that a client can forge when there is no trusted proxy. */
const claims = (n: number): Record<string, string> => ({
  'X-Forwarded-For': `203.0.113.${n}`,
  'X-Real-IP': `203.0.113.${n}`,
  Forwarded: `for=203.0.113.${n};host=evil.example;proto=https`,
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '444',
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
  await registered(app, studentForm('robin'));
});

const signIn = (username: string, password: string, n: number, on = app) =>
  retryWhileBusy(() => on.visitor().post('/api/login').set(claims(n)).send({ username, password }));

describe('forwarding headers of a client, without a trusted proxy', () => {
  it('do not affect limits: thirty guesses are checked, whatever addresses are forwarded', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await signIn(`stranger${n}`, 'Wrong-password-1', n)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)]);
    await app.db.query('DELETE FROM identity.password_attempts');
  });

  it('are neither recorded nor shown in the list of sessions', async () => {
    const cookie = cookieOf(await signIn('robin', PASSWORD, 7));
    const { body } = await app.visitor().get('/api/user/sessions').set('Cookie', cookie).expect(200);
    expect(new Set((body as { network: string }[]).map(({ network }) => network))).toEqual(new Set(['127.0.0.0/24']));
    expect(await app.db.query(`SELECT DISTINCT network FROM identity.audit_log`)).toEqual([
      { network: '127.0.0.0/24' },
    ]);
  });

  it('do not appear in any emailed link', async () => {
    const call = app.visitor().post('/api/register').set(claims(8)).set('Host', 'evil.example');
    await call.send(studentForm('mailed')).expect(201);
    const mail = await eventually(() => app.mails.find(({ to }) => to === 'mailed@example.org'));
    expect(mail.text).toContain(`${app.settings.origin}/verify-email?token=`);
    expect(mail.text).not.toContain('evil');
  });

  it('do not change the attributes of cookies', async () => {
    const production = await startApp({
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'only-for-this-test-and-long-enough',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      RATE_LIMITS: 'on',
      DATABASE_URL: app.settings.databaseUrl,
    });
    const plain = cookiesOf(await signIn('robin', PASSWORD, 9));
    expect(plain).toEqual([expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)]);
    const answer = await production
      .visitor()
      .post('/api/login')
      .set({ ...claims(9), 'X-Forwarded-Proto': 'http' })
      .send({ username: 'robin', password: PASSWORD })
      .expect(200);
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it('do not make a page of another site count as our own', async () => {
    const call = app.visitor().post('/api/login').set(claims(10)).set('Host', 'evil.example');
    await call.set('Origin', 'https://evil.example').send({ username: 'robin', password: PASSWORD }).expect(403);
  });
});
