import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD, studentForm } from './support/accounts';
import { eventually } from './support/app';
import { startRestartingDatabase, type RestartingDatabase } from './support/restarting-database';
import {
  buildServerIfMissing,
  type ServerProcess,
  startServerProcess,
  startServerUntil,
} from './support/server-process';
import { queryUrl, FORBIDDEN_TO_RUN_TIME } from './support/two-roles';

jest.setTimeout(300_000);

let database: RestartingDatabase;
beforeAll(async () => {
  buildServerIfMissing();
  database = await startRestartingDatabase();
});

function surroundings(): { DATA_DIR: string; RATE_LIMITS: string; DEMO_DATA: string } {
  return {
    DATA_DIR: mkdtempSync(join(process.env.TEST_DATA_DIR!, 'roles-')),
    RATE_LIMITS: 'off',
    DEMO_DATA: 'off',
  };
}

const post = ({ origin }: ServerProcess, path: string, body: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });

const mailsIn = (dataDir: string): string[] => {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
};

const rolesAtWork = (): Promise<{ name: string }[]> =>
  queryUrl(
    database.url,
    `SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE application_name LIKE 'gradspan%'`,
  );

/** Restores the state of an older version: everything belongs to the superuser, as whom the product ran. */
const UNDO_ROLES_SQL = `
  ALTER DATABASE gradspan OWNER TO gradspan;
  GRANT CONNECT, TEMPORARY ON DATABASE gradspan TO PUBLIC;
  DROP OWNED BY gradspan_app, gradspan_migration;
  DROP ROLE gradspan_app, gradspan_migration`;

describe('the product in a database of an older version, then with roles', () => {
  it('starts two servers that wait for the database, migrate it and serve existing users', async () => {
    await queryUrl(database.url, UNDO_ROLES_SQL);
    const older = await startServerProcess({ ...surroundings(), DATABASE_URL: database.url });
    expect((await post(older, '/api/register', studentForm('before.roles'))).status).toBe(201);
    await older.stop();
    await database.stop('in order');
    // The roles are created when the database is opened, not by the servers that wait for it.
    await database.start();
    await database.stop('in order');

    const roles = { DATABASE_URL: database.runTimeUrl, DATABASE_MIGRATION_URL: database.migrationUrl };
    const settings = { ...surroundings(), ...roles };
    const servers = await Promise.all([1, 2].map(() => startServerUntil('/health/live', settings)));
    for (const { origin } of servers) expect((await fetch(`${origin}/health/ready`)).status).toBe(503);
    await database.start();
    for (const { origin } of servers) {
      await eventually(async () => (await fetch(`${origin}/health/ready`)).status === 200, 120_000);
    }

    const [one, other] = servers as [ServerProcess, ServerProcess];
    expect((await post(one, '/api/login', { username: 'before.roles', password: PASSWORD })).status).toBe(200);
    const mails = mailsIn(settings.DATA_DIR).length;
    expect((await post(other, '/api/register', studentForm('with.roles'))).status).toBe(201);
    await eventually(() => mailsIn(settings.DATA_DIR).length > mails, 60_000);
    expect(await rolesAtWork()).toEqual([{ name: 'gradspan_app' }]);
    for (const server of servers) expect(await server.stop()).toBe(0);
  });

  it.each(FORBIDDEN_TO_RUN_TIME)('does not permit the run-time role: %s', async (sql) => {
    await expect(queryUrl(database.runTimeUrl, sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('starts again with only the run-time role, and runs jobs', async () => {
    const settings = { ...surroundings(), DATABASE_URL: database.runTimeUrl };
    const server = await startServerProcess(settings);

    expect((await post(server, '/api/register', studentForm('after.migrating'))).status).toBe(201);
    await eventually(() => mailsIn(settings.DATA_DIR).length > 0, 60_000);
    expect(await server.stop()).toBe(0);
  });
});
