import { eventually, startApp, type TestApp } from './support/app';
import { cookiesOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { mountedRoutes } from './support/routes';
import { mailsTo } from './support/traces';
import { codeOf, expireUsedCodes, passPasswordStep, secondStep, withTwoFactor, wrongCode } from './support/two-factor';

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const tally = (answers: { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

let app: TestApp;
beforeAll(async () => (app = await startApp()));

describe('signing in with a second factor', () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => ({ secret, recoveryCodes } = await withTwoFactor(app, 'robin')));
  beforeEach(() => expireUsedCodes(app));

  it('requires password and code', async () => {
    const browser = await passPasswordStep(app, 'robin');
    const answer = await secondStep(browser, { code: codeOf(secret) }).expect(200);
    expect(answer.body).toMatchObject({ username: 'robin', role: 'student' });
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^second-step=; /),
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await browser.get('/api/user').expect(200)).body).toEqual(answer.body);
  });

  it('gives access only to the second step before it is complete', async () => {
    const login = await app.visitor().post('/api/login').send({ username: 'robin', password: PASSWORD }).expect(200);
    expect(login.body).toEqual({ twoFactorRequired: true });
    const half = cookiesOf(login).find((cookie) => cookie.startsWith('second-step='))!;
    expect(half).toMatch(/^second-step=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const value = half.split(';')[0]!.split('=')[1]!;
    const visitor = await Promise.all(
      mountedRoutes(app.app).map(async ({ method, path }) => {
        const call = () => app.visitor()[method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1'));
        const without = await call().set('Origin', app.settings.origin);
        const withHalf = await call()
          .set('Origin', app.settings.origin)
          .set('Cookie', `second-step=${value}; sid=${value}`);
        return { path, without: without.status, withHalf: withHalf.status };
      }),
    );
    // Only the second step can respond differently.
    const changed = visitor.filter((call) => call.without !== call.withHalf && call.path !== '/api/login/two-factor');
    expect(changed).toEqual([]);
    expect(visitor.filter(({ withHalf }) => withHalf === 401).length).toBeGreaterThan(10);
  });

  it('ends the browser’s earlier session as soon as the password is accepted', async () => {
    const browser = await registered(app, studentForm('before'));
    await browser.post('/api/login').send({ username: 'robin', password: PASSWORD }).expect(200);
    await browser.get('/api/user').expect(401);
  });

  it('accepts a code once', async () => {
    const code = codeOf(secret);
    await secondStep(await passPasswordStep(app, 'robin'), { code }).expect(200);
    const { body } = await secondStep(await passPasswordStep(app, 'robin'), { code }).expect(400);
    expect(body).toMatchObject({ code: 'identity.code-invalid', errors: [{ field: 'code' }] });
  });

  it('rejects an earlier code once a later one was used', async () => {
    await secondStep(await passPasswordStep(app, 'robin'), { code: codeOf(secret) }).expect(200);
    await secondStep(await passPasswordStep(app, 'robin'), { code: codeOf(secret, -1) }).expect(400);
  });

  it.each([-1, 1])('accepts a code from a clock that is %i half minutes off', async (halfMinutes) => {
    await secondStep(await passPasswordStep(app, 'robin'), { code: codeOf(secret, halfMinutes) }).expect(200);
    await app.db.query('UPDATE identity.totp_credentials SET last_step = last_step - 6');
  });

  // The test can run across the end of a half minute; three are out of range in any case.
  it.each([-3, 3])('rejects a code from a clock that is %i half minutes off', async (halfMinutes) => {
    await secondStep(await passPasswordStep(app, 'robin'), { code: codeOf(secret, halfMinutes) }).expect(400);
  });

  it('accepts one of twenty concurrent requests with the same code', async () => {
    const code = codeOf(secret);
    const cookies: string[] = [];
    for (let n = 0; n < 5; n++) {
      const login = await app.visitor().post('/api/login').send({ username: 'robin', password: PASSWORD }).expect(200);
      cookies.push(
        cookiesOf(login)
          .find((cookie) => cookie.startsWith('second-step='))!
          .split(';')[0]!,
      );
    }
    const answers = await Promise.all(
      range(20).map((n) =>
        retryWhileBusy(() =>
          app
            .visitor()
            .post('/api/login/two-factor')
            .set('Cookie', cookies[n % 5]!)
            .send({ code }),
        ),
      ),
    );
    expect(tally(answers)[200]).toBe(1);
    expect(answers.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
  });

  it('expires after five tries and after ten minutes', async () => {
    const browser = await passPasswordStep(app, 'robin');
    for (let n = 0; n < 5; n++) await secondStep(browser, { code: wrongCode(secret) }).expect(400);
    const { body } = await secondStep(browser, { code: codeOf(secret) }).expect(401);
    expect(body.code).toBe('identity.sign-in-over');

    const late = await passPasswordStep(app, 'robin');
    await app.db.query(
      `UPDATE identity.pending_second_factors SET opened_at = (SELECT opened_at - interval '10 minutes'), ends_at = (SELECT ends_at - interval '10 minutes')`,
    );
    await secondStep(late, { code: codeOf(secret) }).expect(401);
  });

  it('is limited to three codes a minute, even if the fourth is correct', async () => {
    const limited = await startApp({
      RATE_LIMITS: 'on',
      DATABASE_URL: app.settings.databaseUrl,
      SESSION_SECRET: app.settings.sessionSecret,
    });
    const browser = await passPasswordStep(limited, 'robin');
    for (let n = 0; n < 3; n++) await secondStep(browser, { code: wrongCode(secret) }).expect(400);
    const { headers } = await secondStep(browser, { code: codeOf(secret) }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const again = await passPasswordStep(limited, 'robin');
      for (let m = 0; m < 3; m++) statuses.push((await secondStep(again, { code: wrongCode(secret) })).status);
    }
    // Ten an hour for the account, across all its sign-ins.
    expect(statuses).toEqual([...Array<number>(7).fill(400), 429, 429]);
    // Otherwise it could send emails that the tests below wait for.
    await limited.close();
  });

  it('accepts a recovery code once, in any spelling, and notifies the owner', async () => {
    const [code] = recoveryCodes.splice(0, 1);
    const typed = ` ${code!.toUpperCase().replaceAll('-', ' ')}`;
    await secondStep(await passPasswordStep(app, 'robin'), { recoveryCode: typed }).expect(200);
    const { body } = await secondStep(await passPasswordStep(app, 'robin'), { recoveryCode: code }).expect(400);
    expect(body).toMatchObject({ code: 'identity.code-invalid', errors: [{ field: 'recoveryCode' }] });
    await eventually(() => mailsTo(app, 'robin@example.org', /A recovery code was used/).length > 0);
  });

  it('accepts one of twenty concurrent requests with the same recovery code', async () => {
    const [recoveryCode] = recoveryCodes.splice(0, 1);
    const browsers = [];
    for (let n = 0; n < 20; n++) browsers.push(await passPasswordStep(app, 'robin'));
    const answers = await Promise.all(
      browsers.map((browser) => retryWhileBusy(() => secondStep(browser, { recoveryCode }))),
    );
    expect(tally(answers)).toEqual({ 200: 1, 400: 19 });
  });

  it.each([
    ['nothing', {}, 'code'],
    ['an empty code', { code: '' }, 'code'],
    ['an object', { code: { $ne: 1 } }, 'code'],
    ['a number', { code: 123456 }, 'code'],
    ['a list of recovery codes', { recoveryCode: ['a'] }, 'recoveryCode'],
    ['both, one of them an object', { code: '123456', recoveryCode: { $ne: 1 } }, 'recoveryCode'],
    ['a NUL', { code: '12345\u0000' }, 'code'],
  ])('rejects %s', async (_, proof, field) => {
    const { body } = await secondStep(await passPasswordStep(app, 'robin'), proof).expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('requires the password step first', async () => {
    await secondStep(app.browser(), { code: codeOf(secret) }).expect(401);
    const foreign = app
      .visitor()
      .post('/api/login/two-factor')
      .set('Cookie', `second-step=${'x'.repeat(43)}`);
    await foreign.send({ code: codeOf(secret) }).expect(401);
  });

  it('is recorded in the audit log, with a right or wrong code', async () => {
    const rows = await app.db.query<{ action: string }[]>(
      `SELECT DISTINCT action FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id WHERE username = 'robin'`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two-factor-enabled', 'second-factor-asked', 'second-factor-failed', 'signed-in']),
    );
  });
});
