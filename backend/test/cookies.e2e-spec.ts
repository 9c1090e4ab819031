import { cookieOf, cookiesOf, PASSWORD, registered, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { ExternalSignInFixture } from './support/external-sign-in';
import { withTwoFactor } from './support/two-factor';

const SECRET = 'only-for-this-test-and-long-enough';
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://gradspan.example',
  SESSION_SECRET: SECRET,
  SMTP_URL: 'smtp://127.0.0.1:2525',
  RATE_LIMITS: 'on',
};

/** Returns the attributes of each cookie. A secret becomes `*`; Expires is omitted because it repeats Max-Age. */
const said = (answer: { headers: Record<string, unknown> }): string[] =>
  cookiesOf(answer).map((cookie) =>
    cookie.replace(/=[\w-]{43};/, '=*;').replace(/ Expires=(?!Thu, 01 Jan 1970)[^;]+;/, ''),
  );

const young = () => studentForm('young', { birthDate: `${new Date().getUTCFullYear() - 12}-12-31` });

let at: ExternalSignInFixture;
let production: TestApp;
beforeAll(async () => {
  at = await ExternalSignInFixture.open();
  const DATABASE_URL = at.app.settings.databaseUrl;
  production = await startApp({ ...PRODUCTION, ...at.provider.settings, DATABASE_URL });
  await registered(at.app, studentForm('robin'));
});

const login = (app: TestApp, username = 'robin') =>
  app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);

describe('cookie attributes', () => {
  it('of a session', async () => {
    expect(said(await login(at.app))).toEqual(['sid=*; Path=/; HttpOnly; SameSite=Lax']);
    expect(said(await login(production))).toEqual(['__Host-sid=*; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('of a session that was ended', async () => {
    const out = (app: TestApp) => app.browser().post('/api/logout').expect(200);
    const gone = 'Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly';
    expect(said(await out(at.app))).toEqual([`sid=; ${gone}; SameSite=Lax`]);
    expect(said(await out(production))).toEqual([`__Host-sid=; ${gone}; Secure; SameSite=Lax`]);
  });

  it('of a pending second factor', async () => {
    const twin = await startApp({ SESSION_SECRET: SECRET, DATABASE_URL: at.app.settings.databaseUrl });
    await withTwoFactor(twin, 'careful');
    expect(said(await login(at.app, 'careful'))).toEqual([
      'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'second-step=*; Max-Age=600; Path=/; HttpOnly; SameSite=Strict',
    ]);
    expect(said(await login(production, 'careful'))).toEqual([
      '__Host-sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Host-second-step=*; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  it('of a sign-in attempt with a provider, and of a pending registration', async () => {
    for (const [app, prefix, secure] of [
      [at.app, '', ''],
      [production, '__Host-', ' Secure;'],
    ] as const) {
      at.nextPerson();
      const start = await app.visitor().get('/api/auth/google').expect(302);
      const lasting = `Path=/; HttpOnly;${secure} SameSite=Lax`;
      expect(said(start)).toEqual([`${prefix}external-attempt=*; Max-Age=600; ${lasting}`]);

      const sentBack = await fetch(start.headers.location as string, { redirect: 'manual' });
      const { pathname, search } = new URL(sentBack.headers.get('location') ?? '');
      const back = await app.visitor().get(`${pathname}${search}`).set('Cookie', cookieOf(start)).expect(302);
      expect(said(back)).toEqual([
        `${prefix}external-attempt=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${secure} SameSite=Lax`,
        `${prefix}external-registration=*; Max-Age=1800; ${lasting}`,
      ]);
    }
  });

  it('of an applicant who was rejected as too young', async () => {
    const register = (app: TestApp) => app.browser().post('/api/register').send(young()).expect(400);
    const attributes = 'Max-Age=86400; Path=/; HttpOnly';
    expect(said(await register(at.app))).toEqual([`age-gate=1; ${attributes}; SameSite=Lax`]);
    expect(said(await register(production))).toEqual([`__Host-age-gate=1; ${attributes}; Secure; SameSite=Lax`]);
  });
});
