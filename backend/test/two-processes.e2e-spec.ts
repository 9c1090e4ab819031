import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { PASSWORD, studentForm, retryWhileBusy } from './support/accounts';
import { seededDatabaseUrl } from './support/app';
import { closeBeforeDropping, createPatientPool, testSettings } from './support/database';
import { buildServerIfMissing, runUntilExit, type ServerProcess, startServerProcess } from './support/server-process';

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
beforeAll(() => buildServerIfMissing());

describe('two processes on one database', () => {
  let a: ServerProcess;
  let b: ServerProcess;
  let db: DataSource;

  beforeAll(async () => {
    const DATABASE_URL = await seededDatabaseUrl();
    const settings = { DATABASE_URL, DATA_DIR: dataDir, RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO_DATA: 'off' };
    [a, b] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    db = await createPatientPool(testSettings(DATABASE_URL));
    closeBeforeDropping(() => db.destroy());
    expect((await post(a, '/api/register', studentForm('robin'), '198.51.100.1')).status).toBe(201);
  });

  const post = ({ origin }: ServerProcess, path: string, body: object, from: string, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      // The server can close an idle connection just when it is used again, and a retried request would be counted
      // twice.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Connection: 'close', ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (server: ServerProcess, username: string, password: string, from: string) =>
    retryWhileBusy(() => post(server, '/api/login', { username, password }, from));
  const me = async ({ origin }: ServerProcess, cookie: string): Promise<number> =>
    (await fetch(`${origin}/api/user`, { headers: { Cookie: cookie } })).status;

  it('check exactly ten of sixty guesses in total, in each of three rounds', async () => {
    for (const round of range(3)) {
      const answers = await Promise.all(
        range(60).map((n) => signIn(n % 2 ? a : b, `guessed${round}`, 'Wrong-password-1', `192.0.2.${round}`)),
      );
      const looked = answers.filter(({ status }) => status === 401);
      const refused = answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0);
      expect([looked.length, refused.length]).toEqual([10, 50]);
    }
  });

  it('check thirty of forty guesses from one network, regardless of the account', async () => {
    const answers = await Promise.all(
      range(40).map((n) => signIn(n % 2 ? a : b, `stranger${n}`, 'Wrong-password-1', '192.0.2.99')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(30).fill(401),
      ...Array<number>(10).fill(429),
    ]);
  });

  it('end a session at the same time', async () => {
    const answer = await signIn(a, 'robin', PASSWORD, '198.51.100.2');
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    expect([await me(a, cookie), await me(b, cookie)]).toEqual([200, 200]);
    expect((await post(a, '/api/logout', {}, '198.51.100.2', { Cookie: cookie })).status).toBe(200);
    expect([await me(b, cookie), await me(a, cookie)]).toEqual([401, 401]);
  });

  it('reject the next request of a user whose role was changed in the other process', async () => {
    await db.query(`UPDATE identity.users SET email_verified_at = now() WHERE username = 'robin'`);
    const answer = await signIn(b, 'robin', PASSWORD, '198.51.100.3');
    const headers = { Cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! };
    const review = async (on: ServerProcess) => (await post(on, '/api/reviews', {}, '198.51.100.3', headers)).status;
    expect([await review(a), await review(b)]).toEqual([400, 400]);
    await db.query(`UPDATE identity.users SET role = 'college_admin' WHERE username = 'robin'`);
    expect([await review(a), await review(b)]).toEqual([403, 403]);
  });

  it.each([
    ['name', (n: number) => studentForm(n % 3 ? 'racer' : 'Racer', { email: `racer${n}@example.org` })],
    ['address', (n: number) => studentForm(`race${n}`, { email: n % 3 ? 'race@example.org' : 'RACE@example.org' })],
  ])('accept one of twenty concurrent registrations with the same %s', async (what, form) => {
    const answers = await Promise.all(
      range(20).map((n) =>
        retryWhileBusy(() => post(n % 2 ? a : b, '/api/register', form(n), `203.0.${what.length}.${n}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('reject a request that hides its origin behind a hundred other headers', async () => {
    const manyHeaders = Object.fromEntries(range(110).map((n) => [`X-Header-${n}`, String(n)]));
    const form = { username: 'robin', password: PASSWORD };
    const { status } = await post(a, '/api/login', form, '198.51.100.4', {
      ...manyHeaders,
      Origin: 'https://evil.example',
    });
    expect(status).toBe(400);
  });
});

describe('a server in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret for a test in production mode',
    APP_ORIGIN: 'https://gradspan.example',
    // Never reached: unusable settings are reported first.
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    DATA_DIR: dataDir,
  };

  // Each of these settings has its own test in settings.spec.ts.
  const UNSAFE = {
    SESSION_SECRET: 'change-me-'.repeat(4),
    APP_ORIGIN: 'http://gradspan.example',
    RATE_LIMITS: 'off',
    OAUTH_DEBUG: 'on',
    ADMIN_AUTO_VERIFY: 'on',
  };

  it.each([
    ['with a secret that is short', { SESSION_SECRET: 'x'.repeat(31) }],
    ['with settings that are unsafe, and names them all', UNSAFE],
  ])('does not start %s', async (_, wrong) => {
    const { code, complaints } = await runUntilExit({ ...PRODUCTION, ...wrong });
    expect(code).toBe(1);
    for (const name of Object.keys(wrong)) expect(complaints).toContain(name);
    expect(complaints).not.toContain(wrong.SESSION_SECRET);
  });
});
