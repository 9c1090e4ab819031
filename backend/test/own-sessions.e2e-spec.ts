import { startApp, type TestApp } from './support/app';
import { cookieOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';

interface Listed {
  readonly id: number;
  readonly isCurrent: boolean;
}

let app: TestApp;
let twin: TestApp;
beforeAll(async () => {
  app = await startApp();
  twin = await startApp({ DATABASE_URL: app.settings.databaseUrl });
});

const signedIn = async (username: string, on = app) => {
  const browser = on.browser();
  await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  return browser;
};
const cookieFor = async (username: string): Promise<string> => {
  return cookieOf(await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200));
};
const listed = async (browser: ReturnType<TestApp['browser']>): Promise<Listed[]> =>
  (await browser.get('/api/user/sessions').expect(200)).body as Listed[];

const sessionsOf = (username: string) =>
  app.db.query<object[]>(
    'SELECT 1 FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE username = $1',
    [username],
  );
/** Moves the sessions of a user into the past. */
const passes = (username: string, column: 'last_seen_at' | 'ends_at', interval: string) =>
  app.db.query(
    `UPDATE identity.sessions SET opened_at = (SELECT opened_at - $2::interval), ${column} = (SELECT ${column} - $2::interval)
     WHERE user_id = (SELECT id FROM identity.users WHERE username = $1)`,
    [username, interval],
  );

describe('the list of own sessions', () => {
  it('lists where the user is signed in, newest first, and marks the current session', async () => {
    const first = await registered(app, studentForm('lister'));
    const second = app.browser();
    await second
      .post('/api/login')
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
      .send({ username: 'lister', password: PASSWORD })
      .expect(200);
    const { body, text } = await first.get('/api/user/sessions?_t=1').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux', network: '127.0.0.0/24', isCurrent: false }),
      expect.objectContaining({ isCurrent: true }),
    ]);
    expect(Object.keys((body as object[])[0]!).sort()).toEqual(
      ['device', 'endsAt', 'id', 'isCurrent', 'lastSeenAt', 'network', 'openedAt'].sort(),
    );
    expect(text).not.toMatch(/hash|secret/i);
  });

  it('leaves out expired sessions', async () => {
    const browser = await registered(app, studentForm('idler'));
    await passes('idler', 'last_seen_at', '25 hours');
    const fresh = await signedIn('idler');
    expect(await listed(fresh)).toHaveLength(1);
    await browser.get('/api/user').expect(401);
  });

  it.each([
    ['get', '/api/user/sessions'],
    ['delete', '/api/user/sessions'],
    ['delete', '/api/user/sessions/1'],
  ] as const)('requires a session: %s %s', async (method, path) => {
    await app.browser()[method](path).expect(401);
  });
});

describe('signing out one session', () => {
  it('takes effect immediately on every instance', async () => {
    const here = await registered(app, studentForm('owner'));
    const otherBrowser = await signedIn('owner', twin);
    const other = (await listed(here)).find(({ isCurrent }) => !isCurrent)!;
    await here.delete(`/api/user/sessions/${other.id}`).expect(204);
    await otherBrowser.get('/api/user').expect(401);
    await here.get('/api/user').expect(200);
    expect((await here.delete(`/api/user/sessions/${other.id}`).expect(404)).body.code).toBe(
      'identity.session-not-found',
    );
  });

  it('returns 404 for a session of another user', async () => {
    const here = await registered(app, studentForm('stranger'));
    const otherBrowser = await registered(app, studentForm('bystander'));
    const [theirs] = await listed(otherBrowser);
    await here.delete(`/api/user/sessions/${theirs!.id}`).expect(404);
    await otherBrowser.get('/api/user').expect(200);
  });

  it('can end the current session', async () => {
    const here = await registered(app, studentForm('leaver'));
    const [own] = await listed(here);
    await here.delete(`/api/user/sessions/${own!.id}`).expect(204);
    await here.get('/api/user').expect(401);
  });

  it.each([['0'], ['-1'], ['1e3'], ['abc'], ['2147483648']])('rejects %j as a session ID', async (id) => {
    const here = await signedIn('owner');
    await here.delete(`/api/user/sessions/${id}`).expect(400);
  });
});

describe('signing out everywhere', () => {
  it('keeps the current session by default', async () => {
    const here = await registered(app, studentForm('tidy'));
    const otherBrowser = await signedIn('tidy', twin);
    await here.delete('/api/user/sessions').expect(204);
    await otherBrowser.get('/api/user').expect(401);
    await here.get('/api/user').expect(200);
    expect(await sessionsOf('tidy')).toHaveLength(1);
  });

  it('ends the current session too with everywhere=true', async () => {
    const here = await registered(app, studentForm('gone'));
    await signedIn('gone');
    const { headers } = await here.delete('/api/user/sessions?everywhere=true').expect(204);
    expect(String(headers['set-cookie'])).toMatch(/^sid=; /);
    expect(await sessionsOf('gone')).toEqual([]);
  });

  it('rejects an invalid value of everywhere', async () => {
    const here = await registered(app, studentForm('vague'));
    await here.delete('/api/user/sessions?everywhere=yes').expect(400);
    await here.get('/api/user').expect(200);
  });

  it('is recorded in the audit log', async () => {
    const rows = await app.db.query<{ action: string }[]>(
      `SELECT DISTINCT action FROM identity.audit_log WHERE action IN ('session-ended', 'sessions-ended')`,
    );
    expect(rows).toHaveLength(2);
  });

  it('also ends a session that is being renewed concurrently', async () => {
    for (let round = 0; round < 20; round++) {
      const username = `renewing${round}`;
      const here = await registered(app, studentForm(username));
      const cookie = await cookieFor(username);
      const [, renewal] = await Promise.all([
        here.delete('/api/user/sessions').expect(204),
        retryWhileBusy(() => app.visitor().put('/api/user/role').set('Cookie', cookie).send({ newRole: 'alumni' })),
      ]);
      // Either the renewal came first and its new session was ended, or it came too late and got none.
      expect(await sessionsOf(username)).toHaveLength(1);
      for (const ended of [cookie, cookieOf(renewal)]) {
        await app.visitor().get('/api/user').set('Cookie', ended).expect(401);
      }
    }
  });
});

describe('a session', () => {
  it('signed out on one instance ends on every other instance right away', async () => {
    await registered(app, studentForm('leaving'));
    const cookie = await cookieFor('leaving');
    await twin.visitor().get('/api/user').set('Cookie', cookie).expect(200);
    await app.visitor().post('/api/logout').set('Cookie', cookie).expect(200);
    await app.visitor().get('/api/user').set('Cookie', cookie).expect(401);
    await twin.visitor().get('/api/user').set('Cookie', cookie).expect(401);
  });

  it.each([
    ['a student who was away for a day', 'student', 'last_seen_at', '24 hours'],
    ['a student after a fortnight', 'student', 'ends_at', '14 days'],
    ['an administrator who was away for half an hour', 'college_admin', 'last_seen_at', '30 minutes'],
    ['an administrator after twelve hours', 'college_admin', 'ends_at', '12 hours'],
  ] as const)('of %s has ended, and its row is deleted', async (_, role, column, interval) => {
    const username = `over.${role}.${column}`;
    const browser = await registered(app, studentForm(username, { role, collegeId: 1 }));
    await browser.get('/api/user').expect(200);
    await passes(username, column, interval);
    await browser.get('/api/user').expect(401);
    expect(await sessionsOf(username)).toEqual([]);
  });

  it('is not created for visitors', async () => {
    const count = () => app.db.query('SELECT count(*) FROM identity.sessions');
    const before = await count();
    for (let n = 0; n < 200; n++) {
      const { headers } = await app.visitor().get('/api/colleges/count');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await count()).toEqual(before);
  });

  it.each([
    ['signed by no one', `sid=${'x'.repeat(43)}`],
    ['of five kilobytes', `sid=${'a'.repeat(5_000)}`],
    ['that come in twos', `sid=${'b'.repeat(43)}; sid=${'c'.repeat(43)}`],
    ['that are half a session', `second-step=${'d'.repeat(43)}`],
  ])('is not opened by cookies %s', async (_, cookie) => {
    await app.visitor().get('/api/user/sessions').set('Cookie', cookie).expect(401);
  });

  it('sees changes made in another session on its next request', async () => {
    const here = await registered(app, studentForm('followed'));
    const otherBrowser = await signedIn('followed', twin);
    // Only students and alumni with a confirmed address can write a review; the body is validated after these checks.
    const review = () => otherBrowser.post('/api/reviews').send({});
    expect((await review().expect(403)).body.code).toBe('identity.confirm-your-email');
    await app.db.query(`UPDATE identity.users SET email_verified_at = now() WHERE username = 'followed'`);
    await review().expect(400);
    expect((await otherBrowser.get('/api/user').expect(200)).body.emailVerified).toBe(true);

    await here.put('/api/user/role').send({ newRole: 'college_admin' }).expect(200);
    expect((await review().expect(403)).body.code).toBe('platform.not-allowed');
    expect((await otherBrowser.get('/api/user').expect(200)).body.role).toBe('college_admin');
  });
});
