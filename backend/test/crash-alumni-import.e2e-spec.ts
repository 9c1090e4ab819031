import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { cookieOf, PASSWORD, studentForm } from './support/accounts';
import { alumniFile } from './support/alumni-files';
import { eventually, seededDatabaseUrl } from './support/app';
import { activateAdministrator } from './support/college-administrator-rows';
import { closeBeforeDropping, createPatientPool, testSettings } from './support/database';
import { collegeIdsIn } from './support/imported-alumni';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

const PEOPLE = 15_000;
/** The delays between sending the file and killing the server. */
const KILL_DELAYS_MS = [50, 150, 300, 500, 800, 1_200];

describe('a server killed during an alumni import', () => {
  let environment: Record<string, string>;
  let db: DataSource;
  let survivor: ServerProcess;
  let cookie: string;

  beforeAll(async () => {
    buildServerIfMissing();
    const DATABASE_URL = await seededDatabaseUrl();
    const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'crash-alumni-'));
    environment = { DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off' };
    survivor = await startServerProcess(environment);
    db = await createPatientPool(testSettings(DATABASE_URL));
    closeBeforeDropping(() => db.destroy());
    const [collegeId] = await collegeIdsIn(db, 1);
    const form = studentForm('crash.admin', { role: 'college_admin', collegeId, birthDate: '1980-05-05' });
    const registered = await post(survivor, '/api/register', JSON.stringify(form), {
      'content-type': 'application/json',
    });
    expect(registered.status).toBe(201);
    const [user] = await db
      .query<[{ id: number }]>(
        `UPDATE identity.users SET email_verified_at = now() WHERE username = 'crash.admin' RETURNING id`,
      )
      .then(([rows]) => rows as unknown as [{ id: number }]);
    await activateAdministrator(db, user.id, collegeId!);
    const login = await post(survivor, '/api/login', JSON.stringify({ username: 'crash.admin', password: PASSWORD }), {
      'content-type': 'application/json',
    });
    cookie = cookieOf({ headers: { 'set-cookie': login.headers.getSetCookie() } });
  }, 90_000);

  const post = (
    { origin }: ServerProcess,
    path: string,
    body: string | FormData,
    headers: Record<string, string> = {},
  ) => fetch(`${origin}${path}`, { method: 'POST', headers: { connection: 'close', origin, ...headers }, body });

  const send = (server: ServerProcess, prefix: string) => {
    const form = new FormData();
    form.append('file', new Blob([alumniFile(PEOPLE, prefix)]), `${prefix}.csv`);
    return post(server, '/api/admin/alumni/import', form, { cookie });
  };
  const added = async (prefix: string): Promise<number> =>
    (
      await db.query<[{ n: number }]>(
        'SELECT count(*)::int AS n FROM admin_analytics.imported_alumni WHERE email LIKE $1',
        [`${prefix}%`],
      )
    )[0].n;
  const listed = async (prefix: string): Promise<{ status: string; added: number } | undefined> => {
    const answer = await fetch(`${survivor.origin}/api/admin/alumni/imports?limit=100`, { headers: { cookie } });
    const imports = (await answer.json()) as { fileName: string; status: string; added: number }[];
    return imports.find(({ fileName }) => fileName === `${prefix}.csv`);
  };

  it('has stored either the whole file, or nothing and reports the import as failed', async () => {
    let interrupted = 0;
    for (const delayMs of KILL_DELAYS_MS) {
      const prefix = `dies${delayMs}.`;
      const server = await startServerProcess(environment);
      const sending = send(server, prefix).catch(() => null);
      await new Promise((resume) => setTimeout(resume, delayMs));
      await server.kill();
      await sending;
      // The database may still be running the last statement.
      await eventually(async () => (await listed(prefix))?.status !== 'running');

      const one = await listed(prefix);
      if (one?.status === 'completed') expect([one.added, await added(prefix)]).toEqual([PEOPLE, PEOPLE]);
      else expect([one?.status ?? 'failed', one?.added ?? 0, await added(prefix)]).toEqual(['failed', 0, 0]);
      if (one?.status === 'failed') interrupted++;
    }
    expect(interrupted).toBeGreaterThanOrEqual(2);
  }, 180_000);

  it('imports the same file when it is sent again', async () => {
    const answer = await send(survivor, 'dies150.');
    expect(await answer.json()).toMatchObject({ processed: PEOPLE, errorCount: 0 });
    expect(await added('dies150.')).toBe(PEOPLE);
  }, 60_000);
});
