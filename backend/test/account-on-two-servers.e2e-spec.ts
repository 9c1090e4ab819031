import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { alumniForm, confirmAddress, cookieOf, PASSWORD, studentForm } from './support/accounts';
import { seededDatabaseUrl, startApp, type TestApp } from './support/app';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

const NEW_PASSWORD = 'Another-horse-10';

/**
 * Permissions are read again for every request, so that a change on one server takes effect on the other immediately.
 */
describe('two server processes on one database', () => {
  let a: ServerProcess;
  let b: ServerProcess;
  let operator: TestApp;
  beforeAll(async () => {
    buildServerIfMissing();
    const DATABASE_URL = await seededDatabaseUrl();
    const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'two-servers-'));
    const shared = { DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off' };
    a = await startServerProcess(shared);
    [b, operator] = await Promise.all([startServerProcess(shared), startApp({ DATABASE_URL })]);
  });
  afterAll(() => Promise.all([a.stop(), b.stop(), operator.close()]));

  const call = (server: ServerProcess, method: string, path: string, cookie = '', body?: object): Promise<Response> =>
    fetch(`${server.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: server.origin, cookie },
      body: body && JSON.stringify(body),
    });

  const signIn = (server: ServerProcess, username: string, password = PASSWORD) =>
    call(server, 'POST', '/login', '', { username, password });

  /** Registers a user who is signed in on both servers, with one session each. */
  async function registerOnBothServers(username: string, changes: object = {}): Promise<{ onA: string; onB: string }> {
    const registered = await call(a, 'POST', '/register', '', studentForm(username, { ...changes }));
    expect(registered.status).toBe(201);
    return { onA: sessionOf(registered), onB: sessionOf(await signIn(b, username)) };
  }

  const sessionOf = ({ headers }: Response): string => cookieOf({ headers: { 'set-cookie': headers.getSetCookie() } });
  const getCurrentUser = async (server: ServerProcess, cookie: string): Promise<Record<string, unknown>> => {
    const answer = await call(server, 'GET', '/user', cookie);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it('apply a changed role to the next request', async () => {
    const { onA, onB } = await registerOnBothServers('changing');
    const changed = await call(a, 'PUT', '/user/role', onA, { newRole: 'alumni' });
    expect(await getCurrentUser(b, onB)).toMatchObject({ status: 200, role: 'alumni' });
    expect(await getCurrentUser(b, sessionOf(changed))).toMatchObject({ status: 200, role: 'alumni' });
    expect(await getCurrentUser(b, onA)).toMatchObject({ status: 401 });
  });

  it('accept a new password with the next request, and no session from before', async () => {
    const { onA, onB } = await registerOnBothServers('renewing');
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call(a, 'POST', '/user/change-password', onA, body)).status).toBe(200);
    expect(await getCurrentUser(b, onB)).toMatchObject({ status: 401 });
    expect((await signIn(b, 'renewing')).status).toBe(401);
    expect((await signIn(b, 'renewing', NEW_PASSWORD)).status).toBe(200);
  });

  it('apply changed rights for a college to the next request', async () => {
    const { onA, onB } = await registerOnBothServers('speaking', { role: 'college_admin', collegeId: 1 });
    expect(await getCurrentUser(a, onA)).toMatchObject({ collegeAdmin: { status: 'pending' } });
    await operator.app
      .get(AdminAnalyticsOperatorFacade, { strict: false })
      .verifyAdministrator('speaking', { forcedBecause: 'test' });
    for (const [server, cookie] of [
      [a, onA],
      [b, onB],
    ] as const) {
      expect(await getCurrentUser(server, cookie)).toMatchObject({ collegeAdmin: { status: 'active' } });
    }
  });

  it('block a suspended user with the next request, and let them back in', async () => {
    const { onA, onB } = await registerOnBothServers('suspended');
    const identity = operator.app.get(AccountOperatorFacade, { strict: false });
    await identity.suspendUser('suspended', { until: null, reason: null });
    expect([await getCurrentUser(a, onA), await getCurrentUser(b, onB)]).toMatchObject([
      { status: 401 },
      { status: 401 },
    ]);
    for (const server of [a, b]) {
      const refused = await signIn(server, 'suspended');
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'identity.account-suspended' }]);
    }
    await identity.unsuspendUser('suspended');
    expect((await signIn(b, 'suspended')).status).toBe(200);
    expect(await getCurrentUser(a, onA)).toMatchObject({ status: 401 });
  });

  it('stop showing and finding hidden people with the next request', async () => {
    const [hiding, seeking] = [
      await registerOnBothServers('hiding', alumniForm('hiding')),
      await registerOnBothServers('seeking'),
    ];
    const idOf = async (cookie: string) => ((await getCurrentUser(a, cookie)) as { id: number }).id;
    const id = await idOf(hiding.onA);
    for (const one of [id, await idOf(seeking.onA)]) await confirmAddress(operator, one);
    const seenOn = async (server: ServerProcess, cookie: string): Promise<[number, boolean]> => {
      const page = await call(server, 'GET', `/alumni/${id}`);
      const found = (await (await call(server, 'GET', '/alumni/search', cookie)).json()) as { id: number }[];
      return [page.status, found.some((card) => card.id === id)];
    };
    const choose = (server: ServerProcess, cookie: string, isProfileVisible: boolean) =>
      call(server, 'PATCH', '/privacy/preferences', cookie, { isProfileVisible });

    for (const [here, own, there, cookie] of [
      [a, hiding.onA, b, seeking.onB],
      [b, hiding.onB, a, seeking.onA],
    ] as const) {
      await choose(here, own, true);
      expect(await seenOn(there, cookie)).toEqual([200, true]);
      await choose(here, own, false);
      expect(await seenOn(there, cookie)).toEqual([404, false]);
    }
  });

  it('sign out a user whose account is closing with the next request', async () => {
    const { onA, onB } = await registerOnBothServers('leaving');
    const closed = await call(a, 'POST', '/account/delete', onA, { password: PASSWORD, written: 'keep' });
    expect(closed.status).toBe(200);
    expect([await getCurrentUser(a, onA), await getCurrentUser(b, onB)]).toMatchObject([
      { status: 401 },
      { status: 401 },
    ]);
    const refused = await signIn(b, 'leaving');
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'identity.account-closing' }]);
  });
});
