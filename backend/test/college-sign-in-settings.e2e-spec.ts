import { TxtRecords } from '../src/contexts/admin-analytics/application/verification/ports/txt-records';
import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { followProvider, startMockProvider } from './support/college-providers';
import { administratorOf, type TestUser } from './support/test-users';

/** Michigan State University, whose website is www.msu.edu. */
const COLLEGE = 1;
const OTHER = 2;
const SIGN_IN = '/api/admin/college/sign-in';

let app: TestApp;
let provider: Awaited<ReturnType<typeof startMockProvider>>;
let main: TestUser;
/** The TXT records of msu.edu. */
let published: string[];

beforeAll(async () => {
  provider = await startMockProvider();
  app = await startApp({ OUTBOUND_ALLOW: new URL(provider.issuer).host });
  main = await administratorOf(app, 'main', COLLEGE);
  jest
    .spyOn(app.app.get(TxtRecords, { strict: false }), 'lookUp')
    .mockImplementation(async (domain) => (domain === 'msu.edu' ? published : []));
});
beforeEach(async () => {
  published = [];
  await main.browser.delete(SIGN_IN).expect(204);
});
afterAll(() => jest.restoreAllMocks());

const SETTINGS = { clientId: 'gradspan', clientSecret: 'only for this test', domains: ['msu.edu', 'staff.msu.edu'] };
const save = (changes: object = {}, { browser } = main) =>
  browser.put(SIGN_IN).send({ ...SETTINGS, issuer: provider.issuer, ...changes });
const turn = (isEnabled: boolean) => main.browser.patch(SIGN_IN).send({ isEnabled });

interface Shown {
  readonly dnsRecord: { readonly name: string; readonly value: string };
  readonly settings: { readonly issuer: string; readonly isEnabled: boolean; readonly testedAt: string | null } | null;
}
const show = async (): Promise<Shown> => (await main.browser.get(SIGN_IN).expect(200)).body as Shown;

async function test({ browser } = main): Promise<string> {
  const { headers } = await browser.get(`/api/auth/college/${COLLEGE}?test=1`).expect(302);
  const location = String(headers.location);
  if (!location.startsWith(provider.issuer)) return location;
  await provider.show({ sub: 'main', email: 'main@staff.msu.edu', email_verified: true });
  const { pathname, search } = await followProvider(location, provider.issuer);
  return String((await browser.get(pathname + search).expect(302)).headers.location);
}

describe('the settings of the college sign-in', () => {
  it('show what to enter at the provider and in the DNS', async () => {
    expect((await main.browser.get(SIGN_IN).expect(200)).body).toEqual({
      callbackUrl: `${app.settings.origin}/api/auth/college/${COLLEGE}/callback`,
      staffDomain: 'msu.edu',
      dnsRecord: { name: 'msu.edu', value: expect.stringMatching(/^gradspan-verification=[\w-]{32}$/) },
      settings: null,
    });
  });

  it('are managed by the main administrator only', async () => {
    const colleague = await administratorOf(app, 'colleague', COLLEGE);
    await save({}, colleague).expect(403);
    for (const method of ['get', 'delete'] as const) await colleague.browser[method](SIGN_IN).expect(403);
    await colleague.browser.patch(SIGN_IN).send({ isEnabled: true }).expect(403);
  });

  it('never show the client secret, and send it to no other issuer', async () => {
    const { text } = await save().expect(200);
    expect(text).not.toContain('only for this test');
    await save({ clientSecret: undefined, clientId: 'other' }).expect(200);
    const { body } = await save({ clientSecret: undefined, issuer: 'https://sso.other.edu' }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'clientSecret', message: 'Enter the client secret' }] });
  });

  it.each([['example.org'], ['msu.edu.example.org'], ['edu'], ['notmsu.edu']])(
    'accept only domains of the college: %s',
    async (domain) => {
      const { body } = await save({ domains: ['msu.edu', domain] }).expect(400);
      expect(body).toMatchObject({ code: 'admin-analytics.domain-not-of-college', errors: [{ field: 'domains' }] });
      expect((await show()).settings).toBeNull();
    },
  );

  it.each([
    [{ issuer: '' }, 'issuer'],
    [{ issuer: 'sso.msu.edu' }, 'issuer'],
    [{ clientId: ' ' }, 'clientId'],
    [{ domains: [] }, 'domains'],
    [{ domains: 'msu.edu' }, 'domains'],
    [{ domains: Array(6).fill('msu.edu') }, 'domains'],
  ])('refuse %j', async (changes, field) => {
    const { body } = await save(changes).expect(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });

  it('need the password unless the session is fresh', async () => {
    const age = (sign: '-' | '+') =>
      app.db.query(`UPDATE identity.sessions SET opened_at = (SELECT opened_at ${sign} interval '11 minutes')`);
    await age('-');
    expect((await save().expect(403)).body).toMatchObject({ code: 'identity.password-needed' });
    expect((await save({ password: 'wrong' }).expect(403)).body).toMatchObject({ code: 'identity.password-incorrect' });
    await save({ password: PASSWORD }).expect(200);
    await age('+');
  });

  it('can be turned on only after a test and with the DNS record', async () => {
    expect((await turn(true).expect(409)).body).toMatchObject({ code: 'admin-analytics.dns-record-not-found' });
    const { dnsRecord } = await show();
    published = [dnsRecord.value];
    expect((await turn(true).expect(404)).body).toMatchObject({ code: 'identity.college-sign-in-not-found' });
    await save().expect(200);
    expect((await turn(true).expect(409)).body).toMatchObject({ code: 'identity.college-sign-in-not-tested' });
    expect(await test()).toMatch(/signInTest=ok$/);
    published = [];
    await turn(true).expect(409);
    published = ['v=spf1 -all', dnsRecord.value];
    await turn(true).expect(200);
    expect((await show()).settings).toMatchObject({ isEnabled: true });
  });

  it('turn the sign-in off when they change', async () => {
    await save().expect(200);
    await test();
    published = [(await show()).dnsRecord.value];
    await turn(true).expect(200);
    await save({ clientId: 'other' }).expect(200);
    expect((await show()).settings).toMatchObject({ isEnabled: false, testedAt: null });
  });

  it('are tested by administrators of the college only', async () => {
    await save().expect(200);
    expect(await test(await administratorOf(app, 'stranger', OTHER))).toMatch(/signInTest=college_only$/);
    const { headers } = await app.visitor().get(`/api/auth/college/${COLLEGE}?test=1`).expect(302);
    expect(headers.location).toMatch(/signInTest=college_only$/);
  });

  it('report a provider that does not answer', async () => {
    await save({ issuer: 'https://127.0.0.1:9' }).expect(200);
    expect(await test()).toMatch(/signInTest=unavailable$/);
  });

  it('belong to one college only, as far as the domain is concerned', async () => {
    await app.db.query(
      `INSERT INTO identity.college_sign_ins (college_id, college_name, issuer, client_id, client_secret, is_enabled, saved_at)
       VALUES ($1, 'A college with the same website', 'https://login.msu.edu', 'gradspan', '\\x00', false, now())`,
      [OTHER],
    );
    await app.db.query(
      `INSERT INTO identity.college_sign_in_domains (domain, college_id, position) VALUES ('msu.edu', $1, 0)`,
      [OTHER],
    );
    await save().expect(409);
    await app.db.query('DELETE FROM identity.college_sign_ins WHERE college_id = $1', [OTHER]);
  });

  it('are recorded in the audit log', async () => {
    await save().expect(200);
    const rows = await app.db.query<{ detail: string }[]>(
      `SELECT detail FROM identity.audit_log WHERE user_id = $1 AND action = 'college-sign-in-changed' ORDER BY id DESC`,
      [main.id],
    );
    expect(rows.slice(0, 2)).toEqual([{ detail: 'saved' }, { detail: 'removed' }]);
  });

  it('can lead nowhere with an unknown or malformed college', async () => {
    for (const id of ['999', '0', '-1', '1e3', 'x', '99999999999']) {
      const { headers } = await app.visitor().get(`/api/auth/college/${id}`).expect(302);
      expect(headers.location).toBe('/auth?error=college_unavailable');
    }
  });
});
