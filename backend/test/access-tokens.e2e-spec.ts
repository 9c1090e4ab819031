import { createToken, tokenForm, withToken } from './support/access-tokens';
import { PASSWORD, studentForm } from './support/accounts';
import { eventForm } from './support/campus-events';
import { eventually, startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { administratorOf, alumniOf, student, type TestUser, unconfirmedPerson } from './support/test-users';
import { AccountOperatorFacade, PersonRecordFacade } from '../src/contexts/identity';

let app: TestApp;
let sam: TestUser;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp();
  sam = await student(app, 'sam');
  admin = await administratorOf(app, 'main', 1);
});
afterEach(() => app.db.query('DELETE FROM identity.access_tokens'));

const codeOf = ({ body }: { body: unknown }): string => (body as { code: string }).code;
const listOf = async ({ browser }: TestUser, query = ''): Promise<{ id: number; lastUsedAt: string | null }[]> =>
  (await browser.get(`/api/tokens${query}`).expect(200)).body as { id: number; lastUsedAt: string | null }[];

describe('creating an access token', () => {
  it('returns it once, and lists it without its text', async () => {
    const { body } = await sam.browser
      .post('/api/tokens')
      .send(tokenForm(['me:read']))
      .expect(201);
    const { token, hint } = body as { token: string; hint: string };
    expect(token).toMatch(/^gsp_[0-9A-Za-z]{38}$/);
    expect(hint).toBe(token.slice(-4));
    const list = await sam.browser.get('/api/tokens').expect(200);
    expect(list.body).toEqual([
      expect.objectContaining({ name: 'Nightly job', scopes: ['me:read'], hint, collegeId: null, lastUsedAt: null }),
    ]);
    expect(list.text).not.toContain(token);
    const [row] = await app.db.query<object[]>('SELECT * FROM identity.access_tokens');
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 30));
  });

  it('writes it to the audit log and mails its owner', async () => {
    const { id } = await createToken(sam, ['me:read']);
    await sam.browser.delete(`/api/tokens/${id}`).expect(204);
    const actions = await app.db.query<{ action: string }[]>(
      `SELECT action FROM identity.audit_log WHERE user_id = $1 AND action LIKE 'access-token%' ORDER BY id DESC LIMIT 2`,
      [sam.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['access-token-revoked', 'access-token-created']);
    await eventually(() =>
      app.mails.find(({ to, subject }) => to === 'sam@example.org' && subject.startsWith('A new access token')),
    );
  });

  it.each([
    ['no password', { password: undefined }, 403, 'identity.password-needed'],
    ['a wrong password', { password: 'Wrong-horse-9' }, 403, 'identity.password-incorrect'],
    ['no name', { name: ' ' }, 400, 'platform.invalid-request'],
    ['a long name', { name: 'n'.repeat(61) }, 400, 'platform.invalid-request'],
    ['no scope', { scopes: [] }, 400, 'platform.invalid-request'],
    ['an unknown scope', { scopes: ['me:write'] }, 400, 'platform.invalid-request'],
    ['another lifetime', { expiresInDays: 31 }, 400, 'platform.invalid-request'],
    ['a scope of colleges', { scopes: ['alumni:import'] }, 400, 'identity.token-scopes-refused'],
    ['a college', { scopes: ['alumni:import'], collegeId: 1 }, 403, 'identity.not-main-administrator'],
  ])('refuses %s', async (_, changes, status, code) => {
    const answer = await sam.browser.post('/api/tokens').send(tokenForm(['me:read'], changes));
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('refuses minors and people without a confirmed address', async () => {
    const kid = await minor(app, 'kid');
    const answer = await kid.browser
      .post('/api/tokens')
      .send(tokenForm(['me:read']))
      .expect(403);
    expect(codeOf(answer)).toBe('identity.access-tokens-not-for-minors');
    const waiting = await unconfirmedPerson(app, studentForm('waiting'));
    const refused = await waiting.browser
      .post('/api/tokens')
      .send(tokenForm(['me:read']))
      .expect(403);
    expect(codeOf(refused)).toBe('identity.confirm-your-email');
  });

  it('allows ten of them, also with concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sam.browser.post('/api/tokens').send(tokenForm(['me:read']))),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(['identity.too-many-access-tokens']),
    );
    await sam.browser.delete(`/api/tokens/${(created[0]!.body as { id: number }).id}`).expect(204);
    await createToken(sam, ['me:read']);
  });

  it('is possible for a college only for its main administrator, with the scopes of colleges', async () => {
    await createToken(admin, ['events:write'], 1);
    const elsewhere = await admin.browser.post('/api/tokens').send(tokenForm(['events:write'], { collegeId: 2 }));
    expect(codeOf(elsewhere)).toBe('identity.not-main-administrator');
    const personal = await admin.browser.post('/api/tokens').send(tokenForm(['me:read'], { collegeId: 1 }));
    expect(codeOf(personal)).toBe('identity.token-scopes-refused');
    expect([await listOf(admin), (await listOf(admin, '?collegeId=1')).length]).toEqual([[], 1]);
    await sam.browser.get('/api/tokens?collegeId=1').expect(403);
  });
});

describe('a request with an access token', () => {
  it('acts for its owner within its scopes', async () => {
    const { token } = await createToken(sam, ['me:read', 'saved:write']);
    const me = await withToken(app, token, 'get', '/api/user').expect(200);
    expect(me.body).toMatchObject({ id: sam.id, username: 'sam' });
    await withToken(app, token, 'put', '/api/saved-colleges/1').send({}).expect(200);
    const saved = await withToken(app, token, 'get', '/api/saved-colleges').expect(200);
    expect(saved.body).toHaveLength(1);
  });

  it('has a rate limit of its own, which all tokens of the owner share', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const owner = await student(limited, 'owner');
    const { token } = await createToken(owner, ['me:read']);
    const { headers } = await withToken(limited, token, 'get', '/api/colleges/1').expect(200);
    expect(headers['ratelimit-policy']).toBe('"api-token";q=600;w=60');
    const leftOf = (limit: string | undefined) => Number(/r=(\d+)/.exec(limit ?? '')?.[1]);
    const { token: second } = await createToken(owner, ['me:read']);
    const again = await withToken(limited, second, 'get', '/api/colleges/1').expect(200);
    expect(leftOf(again.headers.ratelimit)).toBe(leftOf(headers.ratelimit) - 1);
  });

  it('counts invalid tokens for the network', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const { headers } = await withToken(limited, 'gsp_', 'get', '/api/colleges/1').expect(401);
    expect(headers['ratelimit-policy']).toBe('"api-anonymous";q=300;w=300');
  });

  it('is refused without the scope, and names it', async () => {
    const { token } = await createToken(sam, ['me:read']);
    const answer = await withToken(app, token, 'put', '/api/saved-colleges/1').send({}).expect(403);
    expect(codeOf(answer)).toBe('platform.insufficient-scope');
    expect(answer.headers['www-authenticate']).toBe(
      'Bearer realm="Gradspan", error="insufficient_scope", scope="saved:write"',
    );
  });

  it('can never manage tokens', async () => {
    const { token } = await createToken(sam, ['me:read', 'saved:write']);
    const answer = await withToken(app, token, 'post', '/api/tokens')
      .send(tokenForm(['me:read']))
      .expect(403);
    expect(codeOf(answer)).toBe('platform.token-not-accepted');
    await withToken(app, token, 'get', '/api/tokens').expect(403);
  });

  it('is refused together with a session cookie', async () => {
    const { token } = await createToken(sam, ['me:read']);
    const answer = await sam.browser.get('/api/user').set('Authorization', `Bearer ${token}`).expect(400);
    expect(codeOf(answer)).toBe('platform.cookie-and-token');
  });

  it.each([
    ['empty', ''],
    ['only a prefix', 'gsp_'],
    ['without a valid checksum', `gsp_${'a'.repeat(38)}`],
    ['of another product', `ghp_${'a'.repeat(38)}`],
    ['very long', 'x'.repeat(5_000)],
  ])('is refused if the token is %s', async (_, token) => {
    const answer = await withToken(app, token, 'get', '/api/colleges/1').expect(401);
    expect(codeOf(answer)).toBe('platform.invalid-token');
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Gradspan", error="invalid_token"');
  });

  it('asks for a token or session where it takes both', async () => {
    const answer = await app.visitor().get('/api/user').expect(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Gradspan"');
    expect((await app.visitor().get('/api/tokens').expect(401)).headers['www-authenticate']).toBeUndefined();
  });

  it('ignores other schemes, such as those of a proxy', async () => {
    await sam.browser.get('/api/user').set('Authorization', 'Basic c2FtOnNlY3JldA==').expect(200);
  });

  it('needs no origin, also for writes from another one', async () => {
    const { token } = await createToken(sam, ['saved:write']);
    await withToken(app, token, 'put', '/api/saved-colleges/2')
      .set('Origin', 'https://crm.example')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({})
      .expect(200);
    // Browsers ask first, and get no permission to write.
    const { headers } = await app
      .visitor()
      .options('/api/saved-colleges/2')
      .set('Origin', 'https://crm.example')
      .set('Access-Control-Request-Method', 'PUT');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is answered as to a visitor where every token is accepted', async () => {
    const { token } = await createToken(admin, ['alumni:import'], 1);
    const { headers } = await withToken(app, token, 'get', '/api/colleges/1').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('records the use at most once an hour', async () => {
    const { token } = await createToken(sam, ['me:read']);
    await withToken(app, token, 'get', '/api/user').expect(200);
    const [used] = await listOf(sam);
    expect(used!.lastUsedAt).not.toBeNull();
    await withToken(app, token, 'get', '/api/user').expect(200);
    expect((await listOf(sam))[0]!.lastUsedAt).toBe(used!.lastUsedAt);
  });
});

describe('a token of a college', () => {
  it('acts for this college only', async () => {
    const { token } = await createToken(admin, ['events:write', 'profile:write', 'analytics:read'], 1);
    const created = await withToken(app, token, 'post', '/api/events').send(eventForm()).expect(201);
    const { id } = created.body as { id: number };
    await withToken(app, token, 'patch', `/api/events/${id}`).send({ status: 'cancelled' }).expect(200);
    const other = await withToken(app, token, 'post', '/api/events')
      .send(eventForm({ collegeId: 2 }))
      .expect(403);
    expect(codeOf(other)).toBe('platform.token-of-other-college');
    await withToken(app, token, 'get', '/api/admin/college/interactions').expect(200);
  });

  it('imports alumni from a program', async () => {
    const { token } = await createToken(admin, ['alumni:import'], 1);
    const file = 'first_name,last_name,email,major,graduation_year\nNoor,Haddad,noor@alumni.example.org,Biology,2019\n';
    const answer = await withToken(app, token, 'post', '/api/admin/alumni/import?dryRun=true').attach(
      'file',
      Buffer.from(file),
      'alumni.csv',
    );
    expect(answer.status).toBe(200);
    await withToken(app, token, 'get', '/api/admin/alumni/imports').expect(200);
    await withToken(app, token, 'get', '/api/admin/alumni').expect(403);
  });

  it('ends with the role of its owner as main administrator', async () => {
    const leaving = await administratorOf(app, 'leaving', 3);
    const { token } = await createToken(leaving, ['analytics:read'], 3);
    await app.db.query(`UPDATE identity.affiliations SET main_since = NULL WHERE user_id = $1`, [leaving.id]);
    await withToken(app, token, 'get', '/api/admin/college/interactions').expect(401);
  });
});

describe('the end of a token', () => {
  it('comes with the end of the membership, and stays when it begins again', async () => {
    const former = await administratorOf(app, 'former', 4);
    await createToken(former, ['analytics:read'], 4);
    const records = app.app.get(PersonRecordFacade, { strict: false });
    await records.deleteAffiliation(former.id, 4, 'represents');
    expect(
      await app.db.query('SELECT revoked_at IS NOT NULL AS revoked FROM identity.access_tokens WHERE owner_id = $1', [
        former.id,
      ]),
    ).toEqual([{ revoked: true }]);
  });

  it('comes with its revocation by the owner, right away and for good', async () => {
    const { id, token } = await createToken(sam, ['me:read']);
    await sam.browser.delete(`/api/tokens/${id}`).expect(204);
    await withToken(app, token, 'get', '/api/user').expect(401);
    await sam.browser.delete(`/api/tokens/${id}`).expect(404);
    expect(await listOf(sam)).toEqual([]);
  });

  it('does not come with a request of someone else', async () => {
    const { id, token } = await createToken(sam, ['me:read']);
    await admin.browser.delete(`/api/tokens/${id}`).expect(404);
    await withToken(app, token, 'get', '/api/user').expect(200);
  });

  it('comes with its expiry', async () => {
    const { token } = await createToken(sam, ['me:read']);
    await app.db.query(`UPDATE identity.access_tokens SET expires_at = now()`);
    await withToken(app, token, 'get', '/api/user').expect(401);
  });

  it('comes with a suspension, and stays after it', async () => {
    const alum = await alumniOf(app, 'graduate', 1);
    const { token } = await createToken(alum, ['me:read']);
    const operators = app.app.get(AccountOperatorFacade, { strict: false });
    await operators.suspendUser('graduate', { until: null, reason: 'Test' });
    await withToken(app, token, 'get', '/api/user').expect(401);
    const [row] = await app.db.query<{ revoked: boolean }[]>(
      'SELECT revoked_at IS NOT NULL AS revoked FROM identity.access_tokens WHERE owner_id = $1',
      [alum.id],
    );
    expect(row).toEqual({ revoked: true });
  });

  it('comes with the request to delete the account', async () => {
    const going = await student(app, 'going');
    const { token } = await createToken(going, ['me:read']);
    await going.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' });
    await withToken(app, token, 'get', '/api/user').expect(401);
  });
});
