import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { mapping } from '../src/composition/database';
import { DatabaseNotifications } from '../src/shared/infrastructure/notifications/database-notifications';
import { loadSettings, type Settings } from '../src/shared/infrastructure/settings/settings';
import { SERVER_TIME_LIMITS, servingOptions } from '../src/shared/infrastructure/typeorm/data-source';
import { eventually, seededDatabaseUrl } from './support/app';
import { closeBeforeDropping, unitOfWorkOn } from './support/database';
import { buildServerIfMissing, startServerProcess } from './support/server-process';

const CLI = join(__dirname, '../dist/cli.js');

interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** What PgBouncer runs on each connection to PostgreSQL. */
const CONNECT_QUERY = /connect_query='([^']*)'/.exec(
  readFileSync(join(__dirname, '../../docker/pgbouncer.ini'), 'utf8'),
)![1]!;

/**
 * PgBouncer isn't a package of npm, and `npm test` works on a machine with nothing but Node. `.ci/run` installs it.
 * data-source.int-spec.ts tests without it what the product sends to a pooler.
 */
function isPoolerInstalled(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { env: { PATH: `${process.env.PATH}:/usr/sbin` }, stdio: 'ignore' });
    return true;
  } catch {
    console.log('PgBouncer isn’t installed: the tests of a server behind it are skipped.');
    return false;
  }
}

/** Starts PgBouncer in front of a new database; returns what a server needs to know about it. */
async function startBehindPooler(connectQuery: string): Promise<Record<string, string>> {
  const direct = await seededDatabaseUrl();
  const { startPooler } = (await import(join(__dirname, '../tools/testing/pooler.mjs'))) as {
    startPooler(url: string, connectQuery: string): Promise<Pooler>;
  };
  const pooler = await startPooler(direct, connectQuery);
  closeBeforeDropping(() => pooler.stop());
  return { DATABASE_POOLER: 'on', DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
}

function runDoctor(variables: Record<string, string>): string {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...variables };
  return spawnSync(process.execPath, [CLI, 'doctor', '--json'], { env, encoding: 'utf8' }).stdout;
}

const describeIfInstalled = isPoolerInstalled() ? describe : describe.skip;

describeIfInstalled('behind a pooler in transaction mode', () => {
  let dataDir: string;
  let variables: Record<string, string>;
  let settings: Settings;
  beforeAll(async () => {
    buildServerIfMissing();
    dataDir = mkdtempSync(join(tmpdir(), 'pooler-'));
    variables = { ...(await startBehindPooler(CONNECT_QUERY)), DATA_DIR: dataDir, DEMO_DATA: 'off' };
    settings = loadSettings({ NODE_ENV: 'test', ...variables });
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  async function createPool(): Promise<DataSource> {
    const db = await new DataSource(servingOptions(settings, mapping)).initialize();
    closeBeforeDropping(() => db.destroy());
    return db;
  }

  it('the server starts, answers and stops', async () => {
    const server = await startServerProcess({ ...variables, RATE_LIMITS: 'off' });
    const calls = Array.from({ length: 40 }, () => request(server.origin).get('/api/reviews/summary?collegeId=1'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await server.stop()).toBe(0);
  });

  it('statements have the time limits that the product sets itself without a pooler', async () => {
    const db = await createPool();
    const rows = await db.query<{ name: string; setting: string }[]>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
      [Object.keys(SERVER_TIME_LIMITS)],
    );

    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(SERVER_TIME_LIMITS);
  });

  it('prepared statements run on whichever connection they get', async () => {
    const unitOfWork = unitOfWorkOn(await createPool());
    const count = () => unitOfWork.queryPrepared<{ n: number }>('SELECT count(*)::int AS n FROM identity.users', []);

    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, count));
      expect(answers.flat()).toEqual(Array.from({ length: 10 }, () => ({ n: 0 })));
    }
  });

  it('announcements of one instance reach the others', async () => {
    const [speaker, listener] = [await createPool(), await createPool()].map(
      (db) => new DatabaseNotifications(db, settings),
    ) as [DatabaseNotifications, DatabaseNotifications];
    closeBeforeDropping(() => listener.onModuleDestroy());
    const heard: (string | undefined)[] = [];
    listener.listen('news', (subject) => heard.push(subject));
    listener.onApplicationBootstrap();
    // The first call, without a subject, says that the listener is connected.
    await eventually(() => heard.length === 1);

    speaker.announce('news', '7');
    await eventually(() => heard.includes('7'), 5_000);
  });

  it('the doctor reports time limits that the pooler doesn’t set', async () => {
    const without = await startBehindPooler('SET lock_timeout = 2000');

    expect(runDoctor({ ...variables, ...without })).toContain(
      'doesn’t set idle_in_transaction_session_timeout, statement_timeout',
    );
    expect(runDoctor(variables)).toContain('sets the time limits');
  });
});
