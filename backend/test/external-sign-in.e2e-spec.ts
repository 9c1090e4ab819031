import { createHash } from 'node:crypto';
import { generateSync } from 'otplib';
import { PASSWORD, registered, studentForm } from './support/accounts';
import { startApp } from './support/app';
import { ExternalSignInFixture, BIRTH, cookieOf } from './support/external-sign-in';

let at: ExternalSignInFixture;
beforeAll(async () => (at = await ExternalSignInFixture.open()));
beforeEach(() => at.nextPerson());

describe('redirecting to a provider', () => {
  it('requests the identity, bound to this attempt in this browser', async () => {
    const answer = await at.app.browser().get('/api/auth/google').expect(302);
    const address = new URL(answer.headers.location as string);
    expect(address.origin).toBe(at.provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'gradspan',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${at.app.settings.origin}/api/auth/google/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^external-attempt=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('uses a new state, nonce and challenge each time', async () => {
    const [first, second] = await Promise.all(
      [at.app.visitor(), at.app.visitor()].map((v) => v.get('/api/auth/google')),
    );
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const said = [first, second].map((answer) => new URL(answer!.headers.location ?? '').searchParams.get(name));
      expect(said[0]).not.toBe(said[1]);
    }
  });

  it.each(['google', 'linkedin'])('is not possible without settings: %s', async (name) => {
    const plain = await startApp();
    const { headers } = await plain.visitor().get(`/api/auth/${name}?next=/hub`).expect(302);
    expect(headers.location).toBe(`/auth?error=${name}_unavailable&next=%2Fhub`);
  });

  it('is not possible while the provider does not respond', async () => {
    const away = await startApp({ ...at.provider.settings, LINKEDIN_ISSUER: 'http://127.0.0.1:9' });
    const { headers } = await away.visitor().get('/api/auth/linkedin').expect(302);
    expect(headers.location).toBe('/auth?error=linkedin_unavailable');
  });

  it('is offered only for configured providers', async () => {
    const half = await startApp({ ...at.provider.settings, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' });
    const { body } = await half.visitor().get('/api/auth/providers').expect(200);
    expect(body).toEqual({ google: false, linkedin: true });
  });

  it('returns 404 for an unknown provider', async () => {
    await at.app.visitor().get('/api/auth/evil').expect(404);
  });
});

describe('signing in again with a provider', () => {
  it('signs in the user who registered with it', async () => {
    await at.member();
    const browser = at.app.browser();
    expect(await at.enter(browser, '/api/auth/google?next=/messages')).toBe('/messages');
    expect((await browser.get('/api/user').expect(200)).body.username).toBe(`member${at.person}`);
  });

  it('signs in a user who registered with LinkedIn', async () => {
    const first = at.app.browser();
    await at.enter(first, '/api/auth/linkedin?role=student');
    await first
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `linked${at.person}` })
      .expect(201);
    expect(await at.enter(at.app.browser(), '/api/auth/linkedin')).toBe('/');
  });

  it('does not bypass the second factor', async () => {
    const settled = await at.registerWithPassword();
    await at.enter(settled, '/api/auth/google?link=1');
    const { secret } = (await settled.post('/api/2fa/setup').send({}).expect(200)).body as { secret: string };
    await settled
      .post('/api/2fa/enable')
      .send({ code: generateSync({ secret }) })
      .expect(200);
    // Simulates that the 30 seconds of the code have passed.
    await at.app.db.query('UPDATE identity.totp_credentials SET last_step = last_step - 3');

    const browser = at.app.browser();
    expect(await at.enter(browser, '/api/auth/google?next=/messages')).toBe(
      '/auth?step=second-factor&next=%2Fmessages',
    );
    await browser.get('/api/user').expect(401);
    await browser
      .post('/api/login/two-factor')
      .send({ code: generateSync({ secret }) })
      .expect(200);
    expect((await browser.get('/api/user').expect(200)).body.username).toBe(`settled${at.person}`);
  });

  it('does not change the role', async () => {
    await at.member();
    const browser = at.app.browser();
    await at.enter(browser, '/api/auth/google?role=college_admin');
    expect((await browser.get('/api/user')).body.role).toBe('student');
  });

  it('ends the previous session of the browser', async () => {
    const browser = await at.member();
    const before = cookieOf(browser);
    await at.enter(browser);
    await at.app.visitor().get('/api/user').set('Cookie', before).expect(401);
  });

  it('identifies the user by issuer and subject, even after a change of address', async () => {
    await at.member();
    at.provider.claims = at.aPerson({ email: 'moved@example.org', email_verified: false });
    const browser = at.app.browser();
    expect(await at.enter(browser)).toBe('/');
    expect((await browser.get('/api/user')).body.email).toBe(`person${at.person}@example.org`);
  });

  it('sends the provider the client secret and the verifier of the attempt', async () => {
    const browser = at.app.browser();
    const start = await browser.get('/api/auth/google').expect(302);
    const sentBack = await fetch(start.headers.location as string, { redirect: 'manual' });
    const { pathname, search } = new URL(sentBack.headers.get('location') ?? '');
    const path = pathname + search;
    await at.comeBack(browser, path);
    const redeemed = at.provider.redeemed.at(-1) as Record<string, string>;
    const asked = new URL(start.headers.location as string).searchParams.get('code_challenge');
    expect(createHash('sha256').update(redeemed.code_verifier!).digest('base64url')).toBe(asked);
    expect(redeemed).toEqual({
      grant_type: 'authorization_code',
      client_id: 'gradspan',
      client_secret: 'only for this test',
      code: new URLSearchParams(path.split('?')[1]).get('code'),
      redirect_uri: `${at.app.settings.origin}/api/auth/google/callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is recorded in the audit log', async () => {
    const browser = await at.member();
    const { id } = (await browser.get('/api/user')).body as { id: number };
    await at.enter(at.app.browser());
    const rows = await at.app.db.query<{ action: string }[]>(
      `SELECT action FROM identity.audit_log WHERE user_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['registered', 'signed-in', 'signed-in']);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example', '/%2509/evil.example'])(
    'never redirects to another site: %s',
    async (next) => {
      await at.member();
      expect(await at.enter(at.app.browser(), `/api/auth/google?next=${next}`)).toBe('/');
    },
  );

  it('does not make it possible to sign in with a password that was never set', async () => {
    await at.member();
    await at.app
      .visitor()
      .post('/api/login')
      .send({ username: `member${at.person}`, password: PASSWORD })
      .expect(401);
  });
});

describe('an address that already has an account', () => {
  /** Registers a user with a password and the address that the provider will report. */
  const owner = () => registered(at.app, studentForm(`owner${at.person}`, { email: `PERSON${at.person}@example.org` }));

  it('is connected if both the account and the provider have verified it', async () => {
    await owner();
    await at.confirm(`owner${at.person}`);
    const browser = at.app.browser();
    expect(await at.enter(browser)).toBe('/');
    expect((await browser.get('/api/user')).body.username).toBe(`owner${at.person}`);
    expect((await browser.get('/api/user/identities')).body).toHaveLength(1);
  });

  it('is not connected if the account has not confirmed it', async () => {
    const attacker = await owner();
    const browser = at.app.browser();
    expect(await at.enter(browser)).toBe('/auth?error=link_needs_login');
    await browser.get('/api/user').expect(401);
    expect((await attacker.get('/api/user/identities')).body).toEqual([]);
  });

  it.each([false, undefined, 'false', 'yes'])(
    'is not connected if the provider reports verified: %s',
    async (verified) => {
      await owner();
      await at.confirm(`owner${at.person}`);
      at.provider.claims = at.aPerson({ email_verified: verified });
      const browser = at.app.browser();
      expect(await at.enter(browser)).toBe('/auth/complete');
      const { body } = await browser
        .post('/api/auth/complete')
        .send({ ...BIRTH, username: `thief${at.person}` })
        .expect(409);
      expect(body).toMatchObject({ code: 'identity.registration-refused', errors: [] });
    },
  );
});

describe('debugging a provider', () => {
  it('shows the callback URLs to register, and no secrets', async () => {
    const { body } = await at.app.visitor().get('/api/oauth-config').expect(200);
    expect(body).toEqual({
      googleCallbackUrl: `${at.app.settings.origin}/api/auth/google/callback`,
      linkedinCallbackUrl: `${at.app.settings.origin}/api/auth/linkedin/callback`,
      googleConfigured: true,
      linkedinConfigured: true,
    });
  });

  it.each([
    ['from the start', '/api/auth/google?test=true', ''],
    ['on the way back', '/api/auth/google', '&test=true'],
  ])('requested %s, shows which claims arrive and changes nothing', async (_, start, back) => {
    await at.member();
    const before = await Promise.all(
      ['users', 'sessions', 'external_identities', 'pending_registrations'].map((table) => at.count(table)),
    );
    const browser = at.app.browser();
    const shown = new URL(
      await at.comeBack(browser, (await at.provider.signIn(browser, start)) + back),
      'https://x.example',
    );
    expect([shown.pathname, shown.searchParams.get('provider')]).toEqual(['/oauth-debug', 'google']);
    expect(shown.searchParams.get('claims')?.split(',')).toEqual(expect.arrayContaining(['email', 'iss', 'sub']));
    expect(shown.href).not.toContain(`person${at.person}`);
    expect(
      await Promise.all(
        ['users', 'sessions', 'external_identities', 'pending_registrations'].map((table) => at.count(table)),
      ),
    ).toEqual(before);
  });

  it('is not possible with OAUTH_DEBUG=off', async () => {
    const closed = await startApp({ ...at.provider.settings, OAUTH_DEBUG: 'off' });
    await closed.visitor().get('/api/oauth-config').expect(404);
    await closed.visitor().get('/api/auth/google?test=true').expect(404);
  });

  it('is not possible in production', async () => {
    const production = await startApp({
      ...at.provider.settings,
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://gradspan.example',
      SESSION_SECRET: 'only-for-this-test-and-long-enough',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      RATE_LIMITS: 'on',
    });
    await production.visitor().get('/api/oauth-config').expect(404);
    await production.visitor().get('/api/auth/google?test=true').expect(404);
    const { headers } = await production.visitor().get('/api/auth/google').expect(302);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-external-attempt=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
});
