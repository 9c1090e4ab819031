import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { createToken, withToken } from './support/access-tokens';
import { eventually, startApp, type TestApp } from './support/app';
import {
  claimForm,
  insertImportedAlum,
  nameOfCollege,
  sendInvitations,
  tokenMailedTo,
} from './support/imported-alumni';
import { administratorOf, type TestUser } from './support/test-users';

const ALUM = 'urn:gradspan:scim:schemas:1.0:Alum';
const SCIM = 'application/scim+json';

let app: TestApp;
let admin: TestUser;
let token: string;
let otherToken: string;
beforeAll(async () => {
  app = await startApp();
  admin = await administratorOf(app, 'main', 1);
  ({ token } = await createToken(admin, ['alumni:import'], 1));
  ({ token: otherToken } = await createToken(await administratorOf(app, 'other', 2), ['alumni:import'], 2));
}, 300_000);

let people = 0;
/** What Okta sends to create a person, with attributes that we don't store. */
const person = (changes: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ALUM],
  userName: `alum.${++people}@roster.example.org`,
  name: { givenName: 'Ada', familyName: 'Example', middleName: 'May' },
  emails: [{ primary: true, value: 'elsewhere@roster.example.org', type: 'work' }],
  displayName: 'Ada Example',
  locale: 'en-US',
  externalId: `okta-${people}`,
  groups: [],
  active: true,
  [ALUM]: { graduationYear: 2015, major: 'Mathematics', company: 'Engines', willingToMentor: true },
  ...changes,
});

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface ScimAnswer {
  readonly id: string;
  readonly userName: string;
  readonly active: boolean;
  readonly detail: string;
  readonly meta: { readonly version: string; readonly location: string };
  readonly Resources: readonly ScimAnswer[];
}

const call = (method: Method, path: string, by = token) =>
  withToken(app, by, method, `/scim/v2${path}`).set('Content-Type', SCIM).set('Accept', SCIM);
const send = (method: Method, path: string, body: object, by = token) =>
  call(method, path, by).send(JSON.stringify(body));
const add = async (changes: object = {}): Promise<ScimAnswer> =>
  (await send('post', '/Users', person(changes)).expect(201)).body as ScimAnswer;
const find = async (filter: string, by = token): Promise<readonly ScimAnswer[]> =>
  ((await call('get', `/Users?filter=${encodeURIComponent(filter)}`, by).expect(200)).body as ScimAnswer).Resources;
const setActive = (id: string, value: unknown) =>
  send('patch', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value }],
  });

/** Adds a person, who claims their profile with a new account. */
async function addClaimed(username: string) {
  const added = await add();
  await sendInvitations(app);
  const browser = app.browser();
  const form = claimForm(username, await tokenMailedTo(app, added.userName), { fullName: 'Ada King' });
  const { body } = await browser.post('/api/alumni/claim').send(form).expect(201);
  return { ...added, browser, userId: (body as { id: number }).id };
}

const affiliations = (userId: number) =>
  app.db.query<object[]>(`SELECT college_id FROM identity.affiliations WHERE user_id = $1 AND kind = 'alum'`, [userId]);

describe('a person in the roster', () => {
  it('is added, found, changed and removed as Okta does it', async () => {
    const body = person();
    expect(await find(`userName eq "${body.userName}"`)).toEqual([]);
    const created = await send('post', '/Users', body)
      .expect(201)
      .expect('content-type', /^application\/scim\+json/);
    const { id, meta } = created.body as ScimAnswer;
    expect(created.headers.location).toBe(meta.location);
    expect(created.headers.etag).toBe(meta.version);
    expect(created.body).toMatchObject({ userName: body.userName, externalId: body.externalId, active: true });
    expect(created.body).not.toHaveProperty('displayName');

    expect((await call('get', `/Users/${id}`).expect(200)).body).toEqual(created.body);
    const changed = { ...body, id, title: 'Engineer', [ALUM]: { graduationYear: '2016', major: 'Physics' } };
    const replaced = await send('put', `/Users/${id}`, changed).expect(200);
    expect(replaced.body).toMatchObject({ title: 'Engineer', [ALUM]: { graduationYear: 2016, major: 'Physics' } });
    expect((replaced.body as Record<string, object>)[ALUM]).not.toHaveProperty('company');

    await call('delete', `/Users/${id}`).expect(204);
    await call('get', `/Users/${id}`).expect(404);
  });

  it('is changed with the operations of Entra ID', async () => {
    const { id } = await add();
    const Operations = [
      { op: 'Add', path: 'name.familyName', value: 'King' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ignored@roster.example.org' },
      { op: 'Replace', path: `${ALUM}:major`, value: 'Computing' },
      { op: 'Remove', path: `${ALUM}:company` },
    ];
    const { body } = await send('patch', `/Users/${id}`, { Operations }).expect(200);

    expect(body).toMatchObject({ name: { givenName: 'Ada', familyName: 'King' }, [ALUM]: { major: 'Computing' } });
    expect((await setActive(id, 'False').expect(200)).body).toMatchObject({ id, active: false });
    const silent = await send('put', `/Users/${id}`, person({ active: undefined })).expect(200);
    expect(silent.body).toMatchObject({ id, active: false });
    expect((await setActive(id, 'True').expect(200)).body).toMatchObject({ id, active: true });
  });

  it('is invited, and is seen by no one before the claim', async () => {
    const { userName } = await add({ name: { givenName: 'Wilhelmina', familyName: 'Rosterton' } });
    await sendInvitations(app);
    await tokenMailedTo(app, userName);
    const { body } = await admin.browser.get('/api/admin/alumni?q=Rosterton').expect(200);
    expect(body).toMatchObject([{ firstName: 'Wilhelmina', claimedAt: null }]);
    const { body: found } = await app.visitor().get('/api/alumni/search?q=Rosterton').expect(200);
    expect(found).toEqual([]);
  });

  it('that a file added is in the roster, too', async () => {
    const email = 'from.file@roster.example.org';
    const id = await insertImportedAlum(app.db, 1, email);
    expect(await find(`userName eq "FROM.file@roster.example.org"`)).toMatchObject([
      { id: String(id), userName: email },
    ]);
    await send('patch', `/Users/${id}`, { Operations: [{ op: 'add', path: 'externalId', value: 'sis-1' }] }).expect(
      200,
    );
    expect(await find('externalId eq "sis-1"')).toMatchObject([{ id: String(id) }]);
  });

  it('is listed in pages', async () => {
    await add();
    const { body } = await call('get', '/Users?startIndex=2&count=1').expect(200);
    const { totalResults, Resources } = body as ScimAnswer & { totalResults: number };
    expect(body).toMatchObject({ startIndex: 2, itemsPerPage: 1 });
    expect(totalResults).toBeGreaterThan(Resources.length);
    expect((await call('get', '/Users?count=0').expect(200)).body).toMatchObject({ totalResults, Resources: [] });
  });

  it('is changed only in the version that the client has read', async () => {
    const { id, meta } = await add();
    const stale = (method: Method) => call(method, `/Users/${id}`).set('If-Match', 'W/"old"');
    await stale('delete')
      .expect(412)
      .expect('content-type', /^application\/scim\+json/);
    await stale('put').send(JSON.stringify(person())).expect(412);
    await call('delete', `/Users/${id}`).set('If-Match', meta.version).expect(204);
  });
});

describe('two requests at once', () => {
  it('add an address once', async () => {
    const body = person();
    const statuses = await Promise.all(
      [1, 2].map(async (n) => (await send('post', '/Users', { ...body, externalId: `race-${n}` })).status),
    );
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await find(`userName eq "${body.userName}"`)).toHaveLength(1);
  });
});

describe('an affiliation that the college ends', () => {
  it('removes the badge, not the account, and is restored with the same ID', async () => {
    const { id, userName, browser, userId } = await addClaimed('ended.alum');
    expect(await affiliations(userId)).toEqual([{ college_id: 1 }]);
    await setActive(id, false).expect(200);

    expect(await affiliations(userId)).toEqual([]);
    await browser.get('/api/user').expect(200);
    expect((await browser.get('/api/alumni/claim/own').expect(200)).body).toMatchObject({ collegeId: null });
    const isNotified = (title: string) =>
      eventually(async () => (await browser.get('/api/notifications').expect(200)).text.includes(title));
    await isNotified(`${await nameOfCollege(app, 1)} removed you from its alumni list`);
    expect(await find(`userName eq "${userName}"`)).toMatchObject([{ id, active: false }]);
    await setActive(id, true).expect(200);
    expect(await affiliations(userId)).toEqual([{ college_id: 1 }]);
    await isNotified(`${await nameOfCollege(app, 1)} added you to its alumni list again`);
    expect(await find(`userName eq "${userName}"`)).toMatchObject([{ id, active: true }]);
  });

  it('shows and stores nothing of a claimed account', async () => {
    const { id, userName, browser } = await addClaimed('changed.alum');
    const changes = { userName: 'new@roster.example.org', name: { givenName: 'Eve', familyName: 'Other' } };
    const { body, text } = await send('put', `/Users/${id}`, person(changes)).expect(200);

    expect(body).toMatchObject({ userName, name: { givenName: 'Ada', familyName: 'Example' } });
    expect(text).not.toMatch(/King|changed\.alum/);
    expect((await browser.get('/api/user').expect(200)).body).toMatchObject({ fullName: 'Ada King', email: userName });
  });

  it('is deleted after 30 days', async () => {
    const { id } = await add();
    await setActive(id, false).expect(200);
    await app.db.query('UPDATE admin_analytics.ended_affiliations SET delete_at = now() WHERE id = $1', [id]);
    await app.app.get(ScheduledDeletions, { strict: false }).run('delete-ended-affiliations');
    await call('get', `/Users/${id}`).expect(404);
  });

  it('makes the emailed link invalid', async () => {
    const { id, userName } = await add();
    await sendInvitations(app);
    const link = await tokenMailedTo(app, userName);
    await setActive(id, false).expect(200);
    await app.visitor().post('/api/alumni/claim/details').send({ token: link }).expect(400);
    await setActive(id, true).expect(200);
    await app.visitor().post('/api/alumni/claim/details').send({ token: link }).expect(200);
  });
});

describe('a refusal', () => {
  const errorOf = (answer: { body: unknown; headers: Record<string, string> }) => {
    expect(answer.headers['content-type']).toMatch(/^application\/scim\+json/);
    return answer.body;
  };
  const SCHEMAS = ['urn:ietf:params:scim:api:messages:2.0:Error'];

  it('is the same for an address in the list and for one that declined', async () => {
    const listed = await add();
    const declined = await add();
    await sendInvitations(app);
    const link = await tokenMailedTo(app, declined.userName);
    await app.visitor().post('/api/alumni/claim/decline').send({ token: link }).expect(204);
    const again = async ({ userName }: ScimAnswer) =>
      errorOf(await send('post', '/Users', person({ userName })).expect(409));

    expect(await again(declined)).toEqual(await again(listed));
    expect(await again(listed)).toMatchObject({ schemas: SCHEMAS, status: '409', scimType: 'uniqueness' });
  });

  it('makes no difference for addresses of other colleges and accounts', async () => {
    const { userName } = await add();
    await send('post', '/Users', person({ userName }), otherToken).expect(201);
    const { body } = await admin.browser.get('/api/user').expect(200);
    await send('post', '/Users', person({ userName: (body as { email: string }).email })).expect(201);
  });

  it.each([
    ['a filter that isn’t supported', 'get', '/Users?filter=title%20pr', undefined, '400', 'invalidFilter'],
    ['a missing major', 'post', '/Users', person({ [ALUM]: { graduationYear: 2015 } }), '400', 'invalidValue'],
    ['no operations', 'patch', '/Users/1', {}, '400', 'invalidSyntax'],
    ['a list as body', 'post', '/Users', [], '400', 'invalidSyntax'],
    ['an unknown person', 'get', '/Users/2000000000', undefined, '404', undefined],
    ['an ID that isn’t ours', 'get', '/Users/abc', undefined, '404', undefined],
    ['a path that doesn’t exist', 'get', '/Groups', undefined, '404', undefined],
    ['a method that doesn’t exist', 'post', '/Bulk', {}, '404', undefined],
    ['a removal of everyone', 'delete', '/Users', undefined, '404', undefined],
    ['a large body', 'post', '/Users', { userName: 'x'.repeat(200_000) }, '413', undefined],
  ] as const)('of %s is an error of SCIM', async (_, method, path, body, status, scimType) => {
    if (path === '/Users/1') await insertImportedAlum(app.db, 1, 'one@roster.example.org').then(() => undefined);
    const at = path === '/Users/1' ? `/Users/${(await find('userName eq "one@roster.example.org"'))[0]!.id}` : path;
    const answer = await (body === undefined ? call(method, at) : send(method, at, body));
    expect(errorOf(answer)).toMatchObject({ schemas: SCHEMAS, status, detail: expect.any(String) });
    expect([String(answer.status), (answer.body as { scimType?: string }).scimType]).toEqual([status, scimType]);
  });

  it('of broken JSON, and of text that can’t be stored, names the reason', async () => {
    expect((await call('post', '/Users').send('{"userName"').expect(400)).body).toMatchObject({
      scimType: 'invalidSyntax',
    });
    expect((await send('post', '/Users', person({ title: 'a\0b' })).expect(400)).body).toMatchObject({
      scimType: 'invalidValue',
    });
  });

  it('of a session or a token of a person asks for a token of the college', async () => {
    const answer = await admin.browser.get('/scim/v2/Users').expect(401);
    expect(errorOf(answer)).toMatchObject({ status: '401', code: 'admin-analytics.college-token-needed' });
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(errorOf(await app.visitor().get('/scim/v2/Users').expect(401))).toMatchObject({ status: '401' });
  });
});

describe('access to the roster', () => {
  it('is limited to the college of the token', async () => {
    const { id, userName } = await add();
    expect(await find(`userName eq "${userName}"`, otherToken)).toEqual([]);
    await call('get', `/Users/${id}`, otherToken).expect(404);
    await send('put', `/Users/${id}`, person(), otherToken).expect(404);
    await call('delete', `/Users/${id}`, otherToken).expect(404);
    await call('get', `/Users/${id}`).expect(200);
  });

  it('needs the scope for imports', async () => {
    const { token: reading } = await createToken(admin, ['analytics:read'], 1);
    const { body } = await call('get', '/Users', reading).expect(403);
    expect(body).toMatchObject({ status: '403', code: 'platform.insufficient-scope' });
  });

  it('ends with the token, and with the rights of its owner', async () => {
    const { id: tokenId, token: revoked } = await createToken(admin, ['alumni:import'], 1);
    await admin.browser.delete(`/api/tokens/${tokenId}`).expect(204);
    await call('get', '/Users', revoked).expect(401);

    const demoted = await administratorOf(app, 'demoted', 3);
    const { token: old } = await createToken(demoted, ['alumni:import'], 3);
    await call('get', '/Users', old).expect(200);
    await app.db.query('UPDATE identity.affiliations SET main_since = NULL WHERE user_id = $1', [demoted.id]);
    await call('get', '/Users', old).expect(401);
  });
});

describe('the description of the API', () => {
  it.each([
    ['ServiceProviderConfig', { patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } }],
    ['ResourceTypes', { totalResults: 1 }],
    ['ResourceTypes/User', { endpoint: '/Users' }],
    ['Schemas', { totalResults: 2 }],
    [`Schemas/${ALUM}`, { name: 'Alum' }],
  ])('has %s', async (name, expected) => {
    const { body } = await call('get', `/${name}`)
      .expect(200)
      .expect('content-type', /^application\/scim\+json/);
    expect(body).toMatchObject(expected);
  });
});
