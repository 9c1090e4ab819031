import { eventually, startApp, type TestApp } from './support/app';
import { cookiesOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { codeOf, expireUsedCodes, passPasswordStep, secondStep, withTwoFactor, wrongCode } from './support/two-factor';

type Browser = ReturnType<TestApp['browser']>;

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const tally = (answers: { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const otherBrowser = async (username: string, proof: object) => {
  const browser = await passPasswordStep(app, username);
  await secondStep(browser, proof).expect(200);
  await expireUsedCodes(app);
  return browser;
};
const waitForMail = (username: string, subject: RegExp) =>
  eventually(() => app.mails.find((mail) => mail.to === `${username}@example.org` && subject.test(mail.subject)));

describe('setting up two-factor authentication', () => {
  it('returns a secret, a URL for the app and a QR code of it', async () => {
    const browser = await registered(app, studentForm('setter'));
    const { body } = await browser.post('/api/2fa/setup').send({}).expect(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUrl: `otpauth://totp/Gradspan:setter?secret=${body.secret}&issuer=Gradspan`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(Buffer.from((body.qrCode as string).split(',')[1]!, 'base64').toString()).toMatch(/^<svg /);
    expect((await browser.get('/api/user/profile')).body.twoFactorEnabled).toBe(false);
    await app
      .browser()
      .post('/api/login')
      .send({ username: 'setter', password: PASSWORD })
      .expect(200, /setter/);
  });

  it('requires the password unless the user has just signed in', async () => {
    const browser = await registered(app, studentForm('leftopen'));
    await app.db.query(`UPDATE identity.sessions SET opened_at = (SELECT opened_at - interval '10 minutes')`);
    const { body } = await browser.post('/api/2fa/setup').send({}).expect(403);
    expect(body).toMatchObject({ code: 'identity.password-needed', errors: [{ field: 'password' }] });
    await browser.post('/api/2fa/setup').send({ password: 'Wrong-password-1' }).expect(403);
    await browser.post('/api/2fa/setup').send({ password: PASSWORD }).expect(200);
  });

  it('takes effect only with a code for the latest secret', async () => {
    const browser = await registered(app, studentForm('unsure'));
    await browser.post('/api/2fa/enable').send({ code: '123456' }).expect(409);
    const first = (await browser.post('/api/2fa/setup').send({}).expect(200)).body.secret as string;
    const second = (await browser.post('/api/2fa/setup').send({}).expect(200)).body.secret as string;
    const { body } = await browser
      .post('/api/2fa/enable')
      .send({ code: codeOf(first) })
      .expect(400);
    expect(body).toMatchObject({ code: 'identity.code-invalid', errors: [{ field: 'code' }] });
    await browser
      .post('/api/2fa/enable')
      .send({ code: codeOf(second).replace(/^.../, '$& ') })
      .expect(200);
  });

  it('returns ten recovery codes, ends the other sessions, renews this one and notifies the owner', async () => {
    const browser = await registered(app, studentForm('enabler'));
    const other = app.browser();
    await other.post('/api/login').send({ username: 'enabler', password: PASSWORD }).expect(200);
    const { secret } = (await browser.post('/api/2fa/setup').send({}).expect(200)).body;
    const answer = await browser
      .post('/api/2fa/enable')
      .send({ code: codeOf(secret) })
      .expect(200);
    const codes = answer.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    expect(cookiesOf(answer)[0]).toMatch(/^sid=[\w-]{43};/);
    await other.get('/api/user').expect(401);
    expect((await browser.get('/api/user/profile').expect(200)).body).toMatchObject({
      twoFactorEnabled: true,
      recoveryCodesLeft: 10,
    });
    await waitForMail('enabler', /is on for/);
    expect((await browser.post('/api/2fa/setup').send({}).expect(409)).body.code).toBe('identity.two-factor-is-on');

    const [row] = await app.db.query<object[]>(
      `SELECT c.* FROM identity.totp_credentials c JOIN identity.users u ON u.id = c.user_id WHERE username = 'enabler'`,
    );
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('rejects visitors', async () => {
    for (const call of ['setup', 'enable', 'disable', 'recovery-codes']) {
      await app.browser().post(`/api/2fa/${call}`).send({}).expect(401);
    }
  });
});

describe.each([
  ['disabling it', 'disable', /is off for/],
  ['making new recovery codes', 'recovery-codes', /has new recovery codes$/],
])('%s', (_, call, subject) => {
  const post = (browser: Browser, body: object) => browser.post(`/api/2fa/${call}`).send(body);
  const of = (name: string) => `${name}.${call}`.slice(0, 32);

  it('requires the password and a code', async () => {
    const { browser, secret } = await withTwoFactor(app, of('prover'));
    const code = codeOf(secret);
    const { body } = await post(browser, { code }).expect(403);
    expect(body).toMatchObject({ code: 'identity.password-needed', errors: [{ field: 'password' }] });
    expect((await post(browser, { password: 'Wrong-password-1', code }).expect(403)).body.code).toBe(
      'identity.password-incorrect',
    );
    await post(browser, { password: PASSWORD }).expect(400);
    await post(browser, { password: PASSWORD, code: wrongCode(secret) }).expect(400);
    await post(browser, { password: PASSWORD, code }).expect(200);
  });

  it('ends the other sessions, renews this one and notifies the owner', async () => {
    const name = of('renewer');
    const { browser, secret } = await withTwoFactor(app, name);
    const other = await otherBrowser(name, { code: codeOf(secret) });
    const answer = await post(browser, { password: PASSWORD, code: codeOf(secret) }).expect(200);
    expect(cookiesOf(answer)[0]).toMatch(/^sid=[\w-]{43};/);
    await other.get('/api/user').expect(401);
    await browser.get('/api/user').expect(200);
    await waitForMail(name, subject);
  });

  it('accepts a recovery code instead of a code from the app', async () => {
    const { browser, recoveryCodes } = await withTwoFactor(app, of('loser'));
    await post(browser, { password: PASSWORD, recoveryCode: recoveryCodes[0] }).expect(200);
  });

  it('succeeds once for concurrent requests with the same code', async () => {
    const { browser, secret } = await withTwoFactor(app, of('racer'));
    const code = codeOf(secret);
    const answers = await Promise.all(
      range(20).map(() => retryWhileBusy(() => post(browser, { password: PASSWORD, code }))),
    );
    expect(tally(answers)[200]).toBe(1);
    expect(answers.filter(({ status }) => ![200, 400, 401, 409].includes(status))).toEqual([]);
  });

  it('is rejected when two-factor authentication is off', async () => {
    const browser = await registered(app, studentForm(of('without')));
    const { body } = await post(browser, { password: PASSWORD, code: '123456' }).expect(409);
    expect(body.code).toBe('identity.two-factor-is-off');
  });
});

it('signing in requires only the password after two-factor authentication is disabled', async () => {
  const { browser, secret } = await withTwoFactor(app, 'disabler');
  await browser
    .post('/api/2fa/disable')
    .send({ password: PASSWORD, code: codeOf(secret) })
    .expect(200);
  const { body } = await app
    .browser()
    .post('/api/login')
    .send({ username: 'disabler', password: PASSWORD })
    .expect(200);
  expect(body.username).toBe('disabler');
});

it('new recovery codes replace the old ones', async () => {
  const { browser, secret, recoveryCodes } = await withTwoFactor(app, 'renewed');
  const proofs = { password: PASSWORD, code: codeOf(secret) };
  const { body } = await browser.post('/api/2fa/recovery-codes').send(proofs).expect(200);
  await secondStep(await passPasswordStep(app, 'renewed'), { recoveryCode: recoveryCodes[0] }).expect(400);
  await secondStep(await passPasswordStep(app, 'renewed'), { recoveryCode: body.recoveryCodes[0] }).expect(200);
});

it('in production the cookie between the steps is bound to the host and requires HTTPS', async () => {
  const production = await startApp({
    NODE_ENV: 'production',
    APP_ORIGIN: 'https://gradspan.example',
    SESSION_SECRET: app.settings.sessionSecret,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    RATE_LIMITS: 'on',
    DATABASE_URL: app.settings.databaseUrl,
  });
  await withTwoFactor(app, 'produced');
  const login = await production
    .browser()
    .post('/api/login')
    .send({ username: 'produced', password: PASSWORD })
    .expect(200);
  expect(cookiesOf(login)).toContainEqual(
    expect.stringMatching(
      /^__Host-second-step=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    ),
  );
});
