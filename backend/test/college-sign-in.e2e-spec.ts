import { generateSync } from 'otplib';
import { TxtRecords } from '../src/contexts/admin-analytics/application/verification/ports/txt-records';
import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import {
  type CollegeProvider,
  followProvider,
  startIndependentProvider,
  startMockProvider,
} from './support/college-providers';
import { BIRTH } from './support/external-sign-in';
import { insertImportedAlum } from './support/imported-alumni';
import { administratorOf, alumniOf, student, type TestUser, updateUserRow } from './support/test-users';

/** Michigan State University, whose website is www.msu.edu. */
const COLLEGE = 1;
const SIGN_IN = '/api/admin/college/sign-in';
const START = `/api/auth/college/${COLLEGE}`;
const TEST_RESULT = '/college-admin-dashboard?tab=integrations&signInTest=';

type Browser = TestUser['browser'];

let people = 0;
const name = (): string => `person${(people += 1)}`;

describe.each([
  ['oauth2-mock-server', startMockProvider],
  ['oidc-provider', startIndependentProvider],
])('signing in from a college with %s', (_, startProvider: () => Promise<CollegeProvider>) => {
  let app: TestApp;
  let provider: CollegeProvider;
  let main: TestUser;

  beforeAll(async () => {
    provider = await startProvider();
    app = await startApp({ OUTBOUND_ALLOW: new URL(provider.issuer).host });
    main = await administratorOf(app, name(), COLLEGE);
    jest.spyOn(app.app.get(TxtRecords, { strict: false }), 'lookUp').mockImplementation(async (domain) => {
      const { body } = await main.browser.get(SIGN_IN);
      return domain === 'msu.edu' ? [(body as { dnsRecord: { value: string } }).dnsRecord.value] : [];
    });
    await provider.register(`${app.settings.origin}${START}/callback`);
    await setUp();
  });
  afterAll(() => jest.restoreAllMocks());

  const settings = (changes: object = {}) => ({
    issuer: provider.issuer,
    clientId: 'gradspan',
    clientSecret: provider.clientSecret,
    domains: ['msu.edu'],
    ...changes,
  });

  /** Goes to the provider and returns with the person whom it shows. @returns where the browser ends */
  async function enter(browser: Browser, start = START): Promise<string> {
    const { headers } = await browser.get(start).expect(302);
    const location = String(headers.location);
    if (!location.startsWith(provider.issuer)) return location;
    const { pathname, search } = await followProvider(location, provider.issuer);
    return String((await browser.get(pathname + search).expect(302)).headers.location);
  }

  const claimsOf = (username: string, changes: object = {}) => ({
    sub: `subject-${username}`,
    email: `${username}@msu.edu`,
    email_verified: true,
    name: 'Robin Example',
    ...changes,
  });

  async function enterAs(username: string, changes: object = {}, browser = app.browser()): Promise<[string, Browser]> {
    await provider.show(claimsOf(username, changes));
    return [await enter(browser), browser];
  }

  const usernameOf = async (browser: Browser): Promise<string> =>
    ((await browser.get('/api/user').expect(200)).body as { username: string }).username;

  /** Saves, tests and turns on the sign-in. */
  async function setUp(changes: object = {}): Promise<void> {
    await main.browser.put(SIGN_IN).send(settings(changes)).expect(200);
    await provider.show(claimsOf('tester'));
    expect(await enter(main.browser, `${START}?test=1`)).toBe(`${TEST_RESULT}ok`);
    const { body } = await main.browser.patch(SIGN_IN).send({ isEnabled: true }).expect(200);
    expect(body).toMatchObject({ settings: { isEnabled: true, testedAt: expect.any(String) } });
  }

  /** Registers someone with an address of the college. */
  async function withCollegeAddress(register: Promise<TestUser>, username: string): Promise<TestUser> {
    const user = await register;
    await updateUserRow(app, user, `email = '${username}@msu.edu'`);
    return user;
  }
  const colleague = (username: string) => withCollegeAddress(administratorOf(app, username, COLLEGE), username);

  async function claimant(username: string): Promise<TestUser> {
    const alum = await withCollegeAddress(alumniOf(app, username, COLLEGE), username);
    const imported = await insertImportedAlum(app.db, COLLEGE, `${username}@msu.edu`);
    await app.db.query('UPDATE admin_analytics.imported_alumni SET claimed_by = $1, claimed_at = now() WHERE id = $2', [
      alum.id,
      imported,
    ]);
    await app.db.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since) VALUES ($1, $2, 'alum', now())`,
      [alum.id, COLLEGE],
    );
    return alum;
  }

  it('is found by the domain of an address, and only by it', async () => {
    const find = async (domain: string) =>
      (await app.visitor().get('/api/auth/college').query({ domain }).expect(200)).body as object;
    expect(await find('MSU.edu')).toEqual({ college: { id: COLLEGE, name: 'Michigan State University' } });
    expect(await find('other.msu.edu')).toEqual({ college: null });
    expect(await find('example.org')).toEqual({ college: null });
    await app.visitor().get('/api/auth/college').expect(400);
  });

  it('admits an administrator, also when they come back with another address of the domain', async () => {
    const username = name();
    await colleague(username);
    const [place, browser] = await enterAs(username);
    expect([place, await usernameOf(browser)]).toEqual(['/', username]);
    const [, again] = await enterAs(username, { email: `other.${username}@msu.edu` });
    expect(await usernameOf(again)).toBe(username);
  });

  it('admits an alum who has claimed their profile, and opens the page they wanted', async () => {
    const username = name();
    await claimant(username);
    await provider.show(claimsOf(username));
    const browser = app.browser();
    expect(await enter(browser, `${START}?next=/messages`)).toBe('/messages');
    expect(await usernameOf(browser)).toBe(username);
  });

  it('leaves the second factor to the provider', async () => {
    const username = name();
    const { browser } = await colleague(username);
    const { secret } = (await browser.post('/api/2fa/setup').send({}).expect(200)).body as { secret: string };
    await browser
      .post('/api/2fa/enable')
      .send({ code: generateSync({ secret }) })
      .expect(200);
    const [place, signedIn] = await enterAs(username);
    expect([place, await usernameOf(signedIn)]).toEqual(['/', username]);
    const withPassword = await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    expect(withPassword.body).toMatchObject({ twoFactorRequired: true });
  });

  it('lets a new person register with the name and address of the provider, and gives no membership', async () => {
    const username = name();
    const [place, browser] = await enterAs(username);
    expect(place).toBe('/auth/complete');
    expect((await browser.get('/api/auth/pending').expect(200)).body).toMatchObject({
      provider: 'college',
      email: `${username}@msu.edu`,
      emailVerified: true,
      fullName: 'Robin Example',
    });
    await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username, role: 'college_admin', collegeId: COLLEGE })
      .expect(201);
    await browser.get('/api/admin/college/admins').expect(403);
    const [next, again] = await enterAs(username);
    expect([next, await usernameOf(again)]).toEqual(['/', username]);
  });

  it('does not open the account of a student with an address of the domain', async () => {
    const username = name();
    await withCollegeAddress(student(app, username), username);
    const [place, browser] = await enterAs(username);
    expect(place).toBe('/auth?error=not_affiliated');
    await browser.get('/api/user').expect(401);
  });

  it.each([
    ['an address of another domain', { email: 'robin@example.org' }],
    ['an address of a domain below it', { email: 'robin@alumni.msu.edu' }],
    ['an address that only begins like one', { email: 'robin@msu.edu.example.org' }],
    ['an address that the provider has not verified', { email_verified: false }],
    ['no address', { email: undefined }],
  ])('refuses %s, also for a known person', async (__, changes) => {
    const username = name();
    await colleague(username);
    await enterAs(username);
    const [place, browser] = await enterAs(username, changes);
    expect(place).toBe('/auth?error=address_not_of_college');
    await browser.get('/api/user').expect(401);
  });

  it('accepts keys that the provider has just rotated', async () => {
    const username = name();
    await colleague(username);
    await enterAs(username);
    await provider.rotateKeys();
    const [place, browser] = await enterAs(username);
    expect([place, await usernameOf(browser)]).toEqual(['/', username]);
  });

  it('refuses an administrator whom the college has removed, at the next sign-in', async () => {
    const username = name();
    const { id } = await colleague(username);
    await enterAs(username);
    await main.browser.delete(`/api/admin/college/admins/${id}`).expect(204);
    const [place, browser] = await enterAs(username);
    expect(place).toBe('/auth?error=not_affiliated');
    await browser.get('/api/user').expect(401);
  });

  it('refuses a person whom the provider has removed', async () => {
    const username = name();
    await colleague(username);
    await enterAs(username);
    await provider.show(null);
    expect(await enter(app.browser())).toBe('/auth?error=cancelled');
  });

  it('goes on after a return that someone else has made up', async () => {
    const username = name();
    await colleague(username);
    await provider.show(claimsOf(username));
    const browser = app.browser();
    const { headers } = await browser.get(START).expect(302);
    const forged = await browser.get(`${START}/callback?code=1&state=made-up`).expect(302);
    expect(forged.headers.location).toMatch(/^\/auth\?error=/);
    const { pathname, search } = await followProvider(String(headers.location), provider.issuer);
    expect((await browser.get(pathname + search).expect(302)).headers.location).toBe('/');
    expect(await usernameOf(browser)).toBe(username);
  });

  it('refuses suspended people', async () => {
    const username = name();
    const user = await colleague(username);
    await updateUserRow(app, user, `suspended_at = now()`);
    expect((await enterAs(username))[0]).toBe('/auth?error=account_suspended');
  });

  it('is over as soon as it is turned off, also for a sign-in in progress', async () => {
    const username = name();
    await colleague(username);
    await provider.show(claimsOf(username));
    const browser = app.browser();
    const { headers } = await browser.get(START).expect(302);
    await main.browser.patch(SIGN_IN).send({ isEnabled: false }).expect(200);
    const { pathname, search } = await followProvider(String(headers.location), provider.issuer);
    const back = await browser.get(pathname + search).expect(302);
    expect(back.headers.location).toBe('/auth?error=college_unavailable');
    expect((await app.visitor().get(START).expect(302)).headers.location).toBe('/auth?error=college_unavailable');
    await main.browser.patch(SIGN_IN).send({ isEnabled: true }).expect(200);
  });
});
