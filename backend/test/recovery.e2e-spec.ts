import { eventually, startApp, type TestApp } from './support/app';
import { insertStudents, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { measureTimeRatio } from './support/timing';
import { codeOf, passPasswordStep, withTwoFactor } from './support/two-factor';

const NEW_PASSWORD = 'Another-horse-10';
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

let app: TestApp;
beforeAll(async () => (app = await startApp({}, { measuresTime: true })));

const forgot = (identifier: unknown) => app.browser().post('/api/password/forgot').send({ identifier });
const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
  app.browser().post('/api/password/reset').send({ token, password });
const signIn = (username: string, password: string) => app.browser().post('/api/login').send({ username, password });

const linksTo = (address: string): string[] =>
  app.mails.flatMap(({ to, text }) => (to === address ? (/\S+\/reset-password\?token=\S+/.exec(text) ?? []) : []));
const tokenIn = (link: string): string => link.split('token=')[1]!;

/** Requests a reset link for the user and returns the token in the email. */
async function mailedToken(username: string): Promise<string> {
  const before = linksTo(`${username}@example.org`).length;
  await forgot(username).expect(202);
  const links = await eventually(() => {
    const found = linksTo(`${username}@example.org`);
    return found.length > before ? found : null;
  });
  return tokenIn(links.at(-1)!);
}

describe('requesting a password reset', () => {
  it('returns the same response with and without an account', async () => {
    await registered(app, studentForm('forgetful'));
    const known = await forgot('forgetful').expect(202);
    const unknown = await forgot('nobody').expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(known.body.message).toMatch(/^If this account exists/);
  });

  it.each([
    ['the username', 'by.name', 'by.name'],
    ['the username in another case', 'by.case', 'BY.CASE'],
    ['the address', 'by.mail', 'By.Mail@example.org'],
    ['what is surrounded by blanks', 'by.blank', '  by.blank '],
  ])('sends a link to the address on file for %s', async (_, username, identifier) => {
    await registered(app, studentForm(username));
    await forgot(identifier).expect(202);
    const [link] = await eventually(() => {
      const links = linksTo(`${username}@example.org`);
      return links.length > 0 ? links : null;
    });
    expect(link).toMatch(new RegExp(`^${app.settings.origin}/reset-password\\?token=[\\w-]{43}$`));
  });

  it('builds the link from the configured origin, never from the request', async () => {
    await registered(app, studentForm('hosted'));
    const call = app
      .visitor()
      .post('/api/password/forgot')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    await call.send({ identifier: 'hosted' }).expect(202);
    const [link] = await eventually(() =>
      linksTo('hosted@example.org').length > 0 ? linksTo('hosted@example.org') : null,
    );
    expect(link).toMatch(new RegExp(`^${app.settings.origin}/`));
  });

  it('stores only a hash of the token', async () => {
    await registered(app, studentForm('hashed'));
    const token = await mailedToken('hashed');
    const rows = await app.db.query<object[]>(`SELECT * FROM identity.email_tokens WHERE purpose = 'reset-password'`);
    const jobs = await app.db.query<{ data: object }[]>(`SELECT data FROM jobs.job WHERE name = 'send-reset-mail'`);
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
    expect(JSON.stringify(jobs)).not.toContain('nobody');
  });

  it.each([[undefined], [''], [{ $ne: null }], [['forgetful']], [7], ['forgetful\u0000']])(
    'rejects %j as an identifier',
    async (identifier) => {
      const { body } = await forgot(identifier).expect(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'identifier' })]);
    },
  );

  it('takes equally long with and without an account', async () => {
    await registered(app, studentForm('timed0'));
    const known = await insertStudents(app.db, 'timed.person', 60, 'timed0');
    const ratio = await measureTimeRatio(
      (n) => forgot(known[n % known.length]).expect(202),
      (n) => forgot(`not.${known[n % known.length]}`).expect(202),
      { pairs: 60 },
    );
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
});

describe('a password reset link', () => {
  it('sets a new password once, without signing in', async () => {
    await registered(app, studentForm('once'));
    const token = await mailedToken('once');
    const answer = await reset(token).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await signIn('once', PASSWORD).expect(401);
    await signIn('once', NEW_PASSWORD).expect(200);
    const { body } = await reset(token, 'A-third-horse-11').expect(400);
    expect(body.code).toBe('identity.token-invalid');
  });

  it('works once for concurrent requests', async () => {
    await registered(app, studentForm('hasty'));
    const token = await mailedToken('hasty');
    const answers = await Promise.all(range(20).map((n) => retryWhileBusy(() => reset(token, `${NEW_PASSWORD}${n}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
  });

  it('changes only the password of its owner, even if the request names another account', async () => {
    await registered(app, studentForm('thief'));
    await registered(app, studentForm('target'));
    const token = await mailedToken('thief');
    for (const named of [{ username: 'target' }, { email: 'target@example.org' }, { userId: 1 }]) {
      const body = { token, password: NEW_PASSWORD, ...named };
      await app.browser().post('/api/password/reset').send(body).expect(400);
    }
    await reset(token).expect(200);
    await signIn('target', NEW_PASSWORD).expect(401);
    await signIn('target', PASSWORD).expect(200);
  });

  it('invalidates earlier links', async () => {
    await registered(app, studentForm('twice'));
    const first = await mailedToken('twice');
    await reset(await mailedToken('twice')).expect(200);
    await reset(first).expect(400);
  });

  it('is valid for an hour', async () => {
    await registered(app, studentForm('late'));
    const token = await mailedToken('late');
    await app.db.query(
      `UPDATE identity.email_tokens SET expires_at = (SELECT expires_at - interval '60 minutes') WHERE email = 'late@example.org'`,
    );
    await reset(token).expect(400);
    await signIn('late', PASSWORD).expect(200);
  });

  it('cannot confirm an address, and a confirmation link cannot reset a password', async () => {
    await registered(app, studentForm('mixed'));
    const mail = await eventually(() => app.mails.find(({ to }) => to === 'mixed@example.org'));
    const confirmation = /verify-email\?token=(\S+)/.exec(mail.text)![1]!;
    await reset(confirmation).expect(400);
    await app
      .browser()
      .post('/api/email/verify')
      .send({ token: await mailedToken('mixed') })
      .expect(400);
  });

  it('is invalid once the address has changed', async () => {
    await registered(app, studentForm('moved'));
    const token = await mailedToken('moved');
    await app.db.query(`UPDATE identity.users SET email = 'elsewhere@example.org' WHERE username = 'moved'`);
    await reset(token).expect(400);
  });

  it.each([['unknown'], [undefined], [{}], ['\u0000'], ['x'.repeat(300)]])('rejects %j as a token', async (token) => {
    await reset(token).expect(400);
  });

  it.each([
    ['short', 'abcdefg', /at least 8/],
    ['common', 'password1', /too common/],
    ['made of the name', 'refusing@example', /too close/],
    ['missing', null, /required/],
    ['an object', { $ne: null }, /text/],
  ])('stays valid after a password that is %s', async (_, password, message) => {
    const username = `refusing`;
    if ((await app.db.query<object[]>(`SELECT 1 FROM identity.users WHERE username = $1`, [username])).length === 0) {
      await registered(app, studentForm(username));
    }
    const token = await mailedToken(username);
    const { body } = await reset(token, password).expect(400);
    expect(body.errors).toEqual([{ field: 'password', message: expect.stringMatching(message) }]);
    await reset(token).expect(200);
  });

  it('ends every session, notifies the owner and is recorded', async () => {
    const browser = await registered(app, studentForm('ended'));
    await reset(await mailedToken('ended')).expect(200);
    await browser.get('/api/user').expect(401);
    await eventually(() =>
      app.mails.find(
        ({ to, subject }) => to === 'ended@example.org' && subject === 'Your Gradspan password was changed',
      ),
    );
    const actions = await app.db.query<{ action: string }[]>(
      `SELECT action FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id WHERE username = 'ended'`,
    );
    expect(actions.map(({ action }) => action)).toContain('password-reset');
  });

  it('confirms the address', async () => {
    await registered(app, studentForm('reader'));
    await reset(await mailedToken('reader')).expect(200);
    expect((await signIn('reader', NEW_PASSWORD)).body.emailVerified).toBe(true);
  });

  it('does not bypass the second factor, and ends a sign-in that is waiting for it', async () => {
    const { browser, secret } = await withTwoFactor(app, 'careful');
    const waiting = await passPasswordStep(app, 'careful');
    await reset(await mailedToken('careful')).expect(200);
    await browser.get('/api/user').expect(401);

    const { body } = await signIn('careful', NEW_PASSWORD).expect(200);
    expect(body).toEqual({ twoFactorRequired: true });
    await waiting
      .post('/api/login/two-factor')
      .send({ code: codeOf(secret) })
      .expect(401);
  });

  it('unlocks an account that was locked by wrong guesses', async () => {
    await registered(app, studentForm('guessed'));
    // Requested before another instance exists that might send the email.
    const token = await mailedToken('guessed');
    const limited = await startApp({ RATE_LIMITS: 'on', DATABASE_URL: app.settings.databaseUrl });
    const guess = (password: string) => limited.browser().post('/api/login').send({ username: 'guessed', password });
    for (let n = 0; n < 10; n++) await guess('Wrong-password-1').expect(401);
    await guess(PASSWORD).expect(429);
    await reset(token).expect(200);
    await guess(NEW_PASSWORD).expect(200);
    await limited.close();
  });
});

describe('limits on reset links', () => {
  it('allow five requests in half an hour, with and without an account', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    await registered(limited, studentForm('wanted'));
    for (const identifier of ['wanted', 'unwanted']) {
      const ask = () => limited.browser().post('/api/password/forgot').send({ identifier });
      for (let n = 0; n < 5; n++) await ask().expect(202);
      const { headers } = await ask().expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('allow five emails to a person, whether requested by username or by address', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    await registered(limited, studentForm('flooded'));
    for (const identifier of ['flooded', 'flooded@example.org']) {
      for (let n = 0; n < 5; n++) {
        await limited.browser().post('/api/password/forgot').send({ identifier }).expect(202);
      }
    }
    const resets = () => limited.mails.filter(({ text }) => text.includes('/reset-password?')).length;
    await eventually(async () => {
      const [row] = await limited.db.query<{ waiting: string }[]>(
        `SELECT count(*) AS waiting FROM jobs.job WHERE name = 'send-reset-mail' AND state <> 'completed'`,
      );
      return row?.waiting === '0';
    });
    expect(resets()).toBe(5);
  });
});
