import type { MutableResponse, MutableToken } from 'oauth2-mock-server';
import { PASSWORD, registered, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { type IdentityProvider, startIdentityProvider } from './support/identity-provider';

let provider: IdentityProvider;
let app: TestApp;
let person = 0;

beforeAll(async () => {
  provider = await startIdentityProvider();
  app = await startApp(provider.settings);
});

// Each test meets somebody new at the provider.
beforeEach(() => {
  person += 1;
  provider.claims = aPerson();
  provider.forge = null;
  provider.spoil = null;
});

const aPerson = (told: object = {}): Record<string, unknown> => ({
  sub: `subject-${person}`,
  email: `person${person}@example.org`,
  email_verified: true,
  name: 'Robin Example',
  ...told,
});

type Browser = ReturnType<TestApp['browser']>;

const BIRTH = { birthDate: '2000-02-29', isAgeVerified: true };

const comeBack = async (browser: Browser, path: string): Promise<string> =>
  (await browser.get(path).expect(302)).headers.location as string;

/** Signs in at the provider and comes back. @returns where the browser is sent */
const enter = async (browser: Browser, start?: string): Promise<string> =>
  comeBack(browser, await provider.signIn(browser, start));

/** A browser of somebody who has registered through the provider. */
async function member(told: object = {}): Promise<Browser> {
  const browser = app.browser();
  expect(await enter(browser)).toBe('/auth/complete');
  await browser
    .post('/api/auth/complete')
    .send({ ...BIRTH, username: `member${person}`, ...told })
    .expect(201);
  return browser;
}

const confirmed = (username: string) =>
  app.db.query(`UPDATE identity.users SET email_verified_at = now() WHERE username = $1`, [username]);

const count = async (table: string): Promise<number> => {
  const [row] = await app.db.query<{ count: string }[]>(`SELECT count(*) FROM identity.${table}`);
  return Number(row!.count);
};

describe('leaving for a provider', () => {
  it('asks for who it is, bound to this attempt in this browser', async () => {
    const answer = await app.browser().get('/api/auth/google').expect(302);
    const address = new URL(answer.headers.location as string);
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ client_id: 'gradspan', response_type: 'code', scope: 'openid email profile' },
      redirect_uri: `${app.settings.origin}/api/auth/google/callback`,
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
      ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256' },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^external-attempt=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('never says the same twice', async () => {
    const [first, second] = await Promise.all([app.visitor(), app.visitor()].map((v) => v.get('/api/auth/google')));
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

  it('is not possible while the provider does not answer', async () => {
    const away = await startApp({ ...provider.settings, LINKEDIN_ISSUER: 'http://127.0.0.1:9' });
    const { headers } = await away.visitor().get('/api/auth/linkedin').expect(302);
    expect(headers.location).toBe('/auth?error=linkedin_unavailable');
  });

  it('goes nowhere for a provider that there is not', async () => {
    await app.visitor().get('/api/auth/evil').expect(404);
  });
});

describe('coming back for the first time', () => {
  it('leads to the questions that the provider does not answer', async () => {
    const browser = app.browser();
    expect(await enter(browser, '/api/auth/google?role=alumni&next=/messages')).toBe('/auth/complete');
    expect((await browser.get('/api/auth/pending').expect(200)).body).toEqual({
      provider: 'google',
      fullName: 'Robin Example',
      email: `person${person}@example.org`,
      emailVerified: true,
      role: 'alumni',
      next: '/messages',
    });
    await browser.get('/api/user').expect(401);
  });

  it('makes an account once they are answered', async () => {
    const browser = await member();
    const { body } = await browser.get('/api/user').expect(200);
    expect(body).toMatchObject({
      username: `member${person}`,
      fullName: 'Robin Example',
      email: `person${person}@example.org`,
      emailVerified: true,
      role: 'student',
    });
    await browser.get('/api/auth/pending').expect(404);
    expect(app.mails.filter(({ to }) => to === `person${person}@example.org`)).toEqual([]);
  });

  it('makes an account of the same shape as registering does', async () => {
    const browser = await member();
    const other = await registered(app, studentForm(`shape${person}`));
    const shape = (body: object) => Object.keys(body).sort();
    expect(shape((await browser.get('/api/user')).body)).toEqual(shape((await other.get('/api/user')).body));
  });

  it('keeps the details of the role', async () => {
    const details = { alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2020 };
    const alumna = await member({ role: 'alumni', ...details });
    expect((await alumna.get('/api/user')).body.alumniProfile).toMatchObject({ college: 'Amherst College' });
  });

  it('never makes somebody an administrator who speaks for a college', async () => {
    const browser = app.browser();
    await enter(browser, '/api/auth/google?role=college_admin');
    const form = { ...BIRTH, username: `admin${person}` };
    const { body } = await browser.post('/api/auth/complete').send(form).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'collegeId' })]);
    await browser
      .post('/api/auth/complete')
      .send({ ...form, collegeId: 1 })
      .expect(201);
    expect((await browser.get('/api/user')).body.collegeAdmin).toEqual({ collegeId: 1, status: 'pending' });
  });

  it.each(['x', 'root', 'college_admin,alumni', ''])('takes no role that there is not: "%s"', async (role) => {
    const browser = app.browser();
    await enter(browser, `/api/auth/google?role=${role}`);
    expect((await browser.get('/api/auth/pending')).body.role).toBe('student');
  });

  it('names what cannot be used, and may be tried again', async () => {
    const browser = app.browser();
    await enter(browser);
    const { body } = await browser.post('/api/auth/complete').send({ isAgeVerified: true, username: 'x' }).expect(400);
    expect(body.errors).toContainEqual({ field: 'birthDate', message: 'Birth date is required' });
    await registered(app, studentForm(`taken${person}`));
    const taken = await browser.post('/api/auth/complete').send({ ...BIRTH, username: `taken${person}` });
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.username-taken']);
    await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `free${person}` })
      .expect(201);
  });

  it('takes no password, and no other address than the one that was vouched for', async () => {
    const browser = app.browser();
    await enter(browser);
    const form = { ...BIRTH, username: `member${person}` };
    await browser
      .post('/api/auth/complete')
      .send({ ...form, password: PASSWORD })
      .expect(400);
    const { body } = await browser.post('/api/auth/complete').send({ ...form, email: 'victim@example.org' });
    expect(body.email).toBe(`person${person}@example.org`);
  });

  it('has an address confirmed that nobody vouches for', async () => {
    provider.claims = aPerson({ email: undefined });
    const browser = app.browser();
    await enter(browser);
    const form = { ...BIRTH, username: `member${person}` };
    const { body } = await browser.post('/api/auth/complete').send(form).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'email' })]);
    const email = `typed${person}@example.org`;
    const { body: user } = await browser.post('/api/auth/complete').send({ ...form, email });
    expect([user.email, user.emailVerified]).toEqual([email, false]);
  });

  it('makes one account however often the answers come', async () => {
    const browser = app.browser();
    await enter(browser);
    const cookie = cookieOf(browser);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app
          .visitor()
          .post('/api/auth/complete')
          .set('Cookie', cookie)
          .send({ ...BIRTH, username: `twin${person}-${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is over after half an hour', async () => {
    const browser = app.browser();
    await enter(browser);
    await app.db.query(`UPDATE identity.pending_registrations SET expires_at = now() - interval '1 second'`);
    await browser.get('/api/auth/pending').expect(404);
    const { body } = await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `late${person}` })
      .expect(404);
    expect(body.code).toBe('identity.no-pending-registration');
  });
});

/** What the browser would send to the product. */
const cookieOf = (browser: Browser): string =>
  browser.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false }).toValueString();

describe('the age gate', () => {
  const YOUNG = { birthDate: `${new Date().getUTCFullYear() - 12}-12-31`, isAgeVerified: true };

  it('stands before everything else, and keeps nothing of somebody too young', async () => {
    const browser = app.browser();
    await enter(browser);
    const { body } = await browser
      .post('/api/auth/complete')
      .send({ ...YOUNG, username: 'x' })
      .expect(400);
    expect([body.code, body.message]).toEqual(['identity.too-young', 'You must be at least 13 years old to register']);
    const rows = await app.db.query(`SELECT 1 FROM identity.pending_registrations WHERE subject = $1`, [
      `subject-${person}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('stays closed for an older date in the same browser', async () => {
    const browser = app.browser();
    await enter(browser);
    await browser.post('/api/auth/complete').send({ ...YOUNG, username: `young${person}` });
    await enter(browser);
    const { body } = await browser.post('/api/auth/complete').send({ ...BIRTH, username: `young${person}` });
    expect(body.code).toBe('identity.too-young');
  });

  it('lets nobody in before', async () => {
    const browser = app.browser();
    await enter(browser);
    for (const path of ['/api/user', '/api/user/identities']) await browser.get(path).expect(401);
  });
});

describe('coming back again', () => {
  it('signs in whoever has registered this way', async () => {
    await member();
    const browser = app.browser();
    expect(await enter(browser, '/api/auth/google?next=/messages')).toBe('/messages');
    expect((await browser.get('/api/user').expect(200)).body.username).toBe(`member${person}`);
  });

  it('signs in through LinkedIn whoever has registered through it', async () => {
    const first = app.browser();
    await enter(first, '/api/auth/linkedin?role=student');
    await first
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `linked${person}` })
      .expect(201);
    expect(await enter(app.browser(), '/api/auth/linkedin')).toBe('/');
  });

  it('changes no role', async () => {
    await member();
    const browser = app.browser();
    await enter(browser, '/api/auth/google?role=college_admin');
    expect((await browser.get('/api/user')).body.role).toBe('student');
  });

  it('ends the session this browser had before, and takes none that was chosen for it', async () => {
    const browser = await member();
    const before = cookieOf(browser);
    await enter(browser);
    await app.visitor().get('/api/user').set('Cookie', before).expect(401);
  });

  it('knows the person by issuer and subject, whatever the address is by now', async () => {
    await member();
    provider.claims = aPerson({ email: 'moved@example.org', email_verified: false });
    const browser = app.browser();
    expect(await enter(browser)).toBe('/');
    expect((await browser.get('/api/user')).body.email).toBe(`person${person}@example.org`);
  });

  it('is on record', async () => {
    const browser = await member();
    const { id } = (await browser.get('/api/user')).body as { id: number };
    await enter(app.browser());
    const rows = await app.db.query<{ action: string }[]>(
      `SELECT action FROM identity.audit_log WHERE user_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['registered', 'signed-in', 'signed-in']);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example', '/%2509/evil.example'])(
    'never leads to another site: %s',
    async (next) => {
      await member();
      expect(await enter(app.browser(), `/api/auth/google?next=${next}`)).toBe('/');
    },
  );

  it('is no way around a password that nobody has', async () => {
    await member();
    await app
      .visitor()
      .post('/api/login')
      .send({ username: `member${person}`, password: PASSWORD })
      .expect(401);
  });
});

describe('a forged return', () => {
  /** Comes back to `path` in `browser`, where nobody gets in. */
  async function refused(browser: Browser, path: string): Promise<string> {
    const before = [await count('sessions'), await count('pending_registrations')];
    const answer = await browser.get(path).expect(302);
    expect([await count('sessions'), await count('pending_registrations')]).toEqual(before);
    expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/sid=/);
    return answer.headers.location as string;
  }

  it.each([
    ['nothing at all', ''],
    ['no state', '?code=1'],
    ['a state that nobody began', '?code=1&state=forged'],
    ['only a test', '?test=true'],
    ['two states', '?code=1&state=a&state=b'],
  ])('with %s is refused', async (_, query) => {
    expect(await refused(app.browser(), `/api/auth/google/callback${query}`)).toBe('/auth?error=state_invalid');
  });

  it('from another browser is refused, and leaves the attempt where it began', async () => {
    await member();
    const [mine, other] = [app.browser(), app.browser()];
    const path = await provider.signIn(mine);
    expect(await refused(other, path)).toBe('/auth?error=state_invalid');
    await provider.signIn(other);
    expect(await refused(other, path)).toBe('/auth?error=state_invalid');
    expect(await comeBack(mine, path)).toBe('/');
  });

  it('at the other provider is refused', async () => {
    const browser = app.browser();
    const path = await provider.signIn(browser);
    expect(await refused(browser, path.replace('google', 'linkedin'))).toBe('/auth?error=state_invalid');
  });

  it('is refused the second time', async () => {
    await member();
    const browser = app.browser();
    const path = await provider.signIn(browser);
    const cookie = cookieOf(browser);
    expect(await comeBack(browser, path)).toBe('/');
    const again = await app.visitor().get(path).set('Cookie', cookie).expect(302);
    expect([again.headers.location, again.headers['set-cookie']]).toEqual(['/auth?error=state_invalid', undefined]);
  });

  it('opens one session of twenty that come at once', async () => {
    await member();
    const browser = app.browser();
    const path = await provider.signIn(browser);
    const cookie = cookieOf(browser);
    const [sessions, codes] = [await count('sessions'), provider.codesRedeemed];
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.visitor().get(path).set('Cookie', cookie)));
    expect(answers.filter(({ headers }) => headers.location === '/')).toHaveLength(1);
    expect([await count('sessions'), provider.codesRedeemed]).toEqual([sessions + 1, codes + 1]);
  });

  it('is refused after ten minutes', async () => {
    const browser = app.browser();
    const path = await provider.signIn(browser);
    await app.db.query(`UPDATE identity.external_attempts SET expires_at = now() - interval '1 second'`);
    expect(await refused(browser, path)).toBe('/auth?error=state_invalid');
  });

  it('with a code of another attempt is refused: the verifier is another one', async () => {
    await member();
    const [mine, other] = [app.browser(), app.browser()];
    const stolen = new URLSearchParams((await provider.signIn(other)).split('?')[1]).get('code')!;
    const path = await provider.signIn(mine);
    expect(await refused(mine, path.replace(/code=[^&]+/, `code=${stolen}`))).toBe('/auth?error=provider_refused');
  });

  it('of somebody who changed their mind says so', async () => {
    const browser = app.browser();
    const state = new URLSearchParams((await provider.signIn(browser)).split('?')[1]).get('state')!;
    const path = `/api/auth/google/callback?error=access_denied&state=${state}`;
    expect(await refused(browser, path)).toBe('/auth?error=cancelled');
  });

  const HOUR = 3_600;
  const forgeries: [string, (token: MutableToken) => void][] = [
    ['another nonce', ({ payload }) => (payload.nonce = 'other')],
    ['no nonce', ({ payload }) => delete payload.nonce],
    ['another audience', ({ payload }) => (payload.aud = 'somebody-else')],
    ['a second audience', ({ payload }) => (payload.aud = ['gradspan', 'somebody-else'])],
    ['another issuer', ({ payload }) => (payload.iss = 'https://evil.example')],
    ['a time that is over', ({ payload }) => (payload.exp = Math.floor(Date.now() / 1_000) - HOUR)],
    ['no end', ({ payload }) => delete (payload as Partial<typeof payload>).exp],
    ['a beginning that is to come', ({ payload }) => (payload.nbf = Math.floor(Date.now() / 1_000) + HOUR)],
    ['nobody in it', ({ payload }) => delete payload.sub],
  ];
  it.each(forgeries)('with an ID token with %s is refused', async (_, forge) => {
    await member();
    provider.forge = forge;
    const browser = app.browser();
    expect(await refused(browser, await provider.signIn(browser))).toBe('/auth?error=provider_refused');
  });

  const unsigned = (idToken: string, algorithm: string): string => {
    const header = Buffer.from(JSON.stringify({ alg: algorithm })).toString('base64url');
    return `${header}.${idToken.split('.')[1]}.`;
  };
  const withIdToken = (change: (idToken: string) => unknown) => (answer: MutableResponse) => {
    if (answer.body !== '') answer.body.id_token = change(String(answer.body.id_token));
  };
  const spoilings: [string, (answer: MutableResponse) => void][] = [
    ['signed by nobody', withIdToken((token) => unsigned(token, 'none'))],
    ['with an empty signature', withIdToken((token) => unsigned(token, 'RS256'))],
    ['signed by somebody else', withIdToken((token) => token.slice(0, -20) + 'A'.repeat(20))],
    ['missing', withIdToken(() => undefined)],
    ['that is none', withIdToken(() => 'nonsense')],
    [
      'refused by the provider',
      (answer) => Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
    ],
    ['lost in a failure', (answer) => Object.assign(answer, { statusCode: 500, body: '' })],
  ];
  it.each(spoilings)('with an ID token %s is refused', async (_, spoil) => {
    await member();
    provider.spoil = spoil;
    const browser = app.browser();
    expect(await refused(browser, await provider.signIn(browser))).toBe('/auth?error=provider_refused');
  });
});

describe('an address that has an account', () => {
  /** Somebody with a password and the address of whoever comes from the provider. */
  const owner = () => registered(app, studentForm(`owner${person}`, { email: `PERSON${person}@example.org` }));

  it('joins the two where both sides have seen its mail read', async () => {
    await owner();
    await confirmed(`owner${person}`);
    const browser = app.browser();
    expect(await enter(browser)).toBe('/');
    expect((await browser.get('/api/user')).body.username).toBe(`owner${person}`);
    expect((await browser.get('/api/user/identities')).body).toHaveLength(1);
  });

  it('never joins what somebody else may have registered with it', async () => {
    const attacker = await owner();
    const browser = app.browser();
    expect(await enter(browser)).toBe('/auth?error=link_needs_login');
    await browser.get('/api/user').expect(401);
    expect((await attacker.get('/api/user/identities')).body).toEqual([]);
  });

  it.each([false, undefined, 'false', 'yes'])(
    'joins nothing where the provider says verified: %s',
    async (verified) => {
      await owner();
      await confirmed(`owner${person}`);
      provider.claims = aPerson({ email_verified: verified });
      const browser = app.browser();
      expect(await enter(browser)).toBe('/auth/complete');
      const { body } = await browser
        .post('/api/auth/complete')
        .send({ ...BIRTH, username: `thief${person}` })
        .expect(409);
      expect(body).toMatchObject({ code: 'identity.registration-refused', errors: [] });
    },
  );
});

describe('accounts that are connected', () => {
  const LINK = '/api/auth/google?link=1';

  async function withPassword(): Promise<Browser> {
    const browser = await registered(app, studentForm(`settled${person}`));
    await confirmed(`settled${person}`);
    return browser;
  }

  it('are connected by whoever has just signed in, however the addresses differ', async () => {
    const browser = await withPassword();
    expect(await enter(browser, `${LINK}&next=/profile-settings?tab=security`)).toBe(
      '/profile-settings?tab=security&connected=google',
    );
    expect((await browser.get('/api/user/identities').expect(200)).body).toEqual([
      {
        id: expect.any(Number),
        provider: 'google',
        email: `person${person}@example.org`,
        linkedAt: expect.any(String),
        isOnlyWayIn: false,
      },
    ]);
    const other = app.browser();
    await enter(other);
    expect((await other.get('/api/user')).body.username).toBe(`settled${person}`);
  });

  it('need somebody who is signed in', async () => {
    const { headers } = await app.visitor().get(LINK).expect(302);
    expect(headers.location).toBe('/auth?error=sign_in_first');
  });

  it('need a recent sign-in', async () => {
    const browser = await withPassword();
    await app.db.query(`UPDATE identity.sessions SET opened_at = opened_at - interval '10 minutes'`);
    const { headers } = await browser.get(LINK).expect(302);
    expect(headers.location).toBe('/profile-settings?tab=account&error=recent_sign_in_needed');
  });

  it('need an address of one’s own', async () => {
    const browser = await registered(app, studentForm(`settled${person}`));
    const { headers } = await browser.get(LINK).expect(302);
    expect(headers.location).toBe('/profile-settings?tab=account&error=confirm_email_first');
  });

  it('are not connected because another site says so', async () => {
    const browser = await withPassword();
    const { headers } = await browser.get(LINK).set('Sec-Fetch-Site', 'cross-site').expect(302);
    expect(headers.location).toBe('/profile-settings?tab=account&error=state_invalid');
  });

  it('are not connected to whoever signs in meanwhile', async () => {
    const browser = await withPassword();
    const path = await provider.signIn(browser, LINK);
    await registered(app, studentForm(`guest${person}`));
    await browser
      .post('/api/login')
      .send({ username: `guest${person}`, password: PASSWORD })
      .expect(200);
    expect(await comeBack(browser, path)).toBe('/profile-settings?tab=account&error=state_invalid');
    expect((await browser.get('/api/user/identities')).body).toEqual([]);
  });

  it('belong to one person', async () => {
    await member();
    const browser = await withPassword();
    expect(await enter(browser, LINK)).toBe('/profile-settings?tab=account&error=identity_taken');
  });

  it('may be connected twice by the same person', async () => {
    const browser = await withPassword();
    await enter(browser, LINK);
    expect(await enter(browser, LINK)).toBe('/profile-settings?tab=account&connected=google');
    expect((await browser.get('/api/user/identities')).body).toHaveLength(1);
  });

  it('are taken away again by their owner alone', async () => {
    const browser = await withPassword();
    await enter(browser, LINK);
    const [{ id }] = (await browser.get('/api/user/identities')).body as [{ id: number }];
    const stranger = await registered(app, studentForm(`stranger${person}`));
    await stranger.delete(`/api/user/identities/${id}`).expect(404);
    await browser.delete(`/api/user/identities/${id}`).expect(204);
    await browser.delete(`/api/user/identities/${id}`).expect(404);
    expect(await enter(app.browser())).toBe('/auth/complete');
  });

  it('cannot be taken away while there is no other way in', async () => {
    const browser = await member();
    const [{ id, isOnlyWayIn }] = (await browser.get('/api/user/identities')).body as [
      { id: number; isOnlyWayIn: boolean },
    ];
    expect(isOnlyWayIn).toBe(true);
    const { body } = await browser.delete(`/api/user/identities/${id}`).expect(409);
    expect(body.code).toBe('identity.last-way-to-sign-in');
  });

  it('leave one of two, even when both are taken away at once', async () => {
    const browser = await member();
    provider.claims = aPerson({ sub: `second-${person}` });
    await enter(browser, LINK);
    const listed = (await browser.get('/api/user/identities')).body as { id: number }[];
    const answers = await Promise.all(listed.map(({ id }) => browser.delete(`/api/user/identities/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('are nobody’s business but the owner’s', async () => {
    await app.visitor().get('/api/user/identities').expect(401);
    await app.visitor().delete('/api/user/identities/1').expect(401);
  });
});

describe('looking into it', () => {
  it('shows what to register at the providers, and nothing secret', async () => {
    const { body } = await app.visitor().get('/api/oauth-config').expect(200);
    expect(body).toEqual({
      googleCallbackUrl: `${app.settings.origin}/api/auth/google/callback`,
      linkedinCallbackUrl: `${app.settings.origin}/api/auth/linkedin/callback`,
      googleConfigured: true,
      linkedinConfigured: true,
    });
  });

  it.each([
    ['from the start', '/api/auth/google?test=true', ''],
    ['on the way back', '/api/auth/google', '&test=true'],
  ])('shows which claims arrive and changes nothing, told %s', async (_, start, back) => {
    await member();
    const before = await Promise.all(['users', 'sessions', 'external_identities', 'pending_registrations'].map(count));
    const browser = app.browser();
    const shown = new URL(await comeBack(browser, (await provider.signIn(browser, start)) + back), 'https://x.example');
    expect([shown.pathname, shown.searchParams.get('provider')]).toEqual(['/oauth-debug', 'google']);
    expect(shown.searchParams.get('claims')?.split(',')).toEqual(expect.arrayContaining(['email', 'iss', 'sub']));
    expect(shown.href).not.toContain(`person${person}`);
    expect(await Promise.all(['users', 'sessions', 'external_identities', 'pending_registrations'].map(count))).toEqual(
      before,
    );
  });

  it('is not possible in production', async () => {
    const production = await startApp({
      ...provider.settings,
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
