import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually, seededDatabaseUrl } from './support/app';
import { closeBeforeDropping } from './support/database';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** Makes the server fail outside of all its own code, as a library could. */
const FAULTS = `
  process.on('SIGUSR2', () => {
    void Promise.reject(new Error('a rejection without a handler'));
    setTimeout(() => { throw new Error('an exception in a timer'); });
  });
  require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid));
`;

let server: ServerProcess;
let db: Client;
let metrics: string;
let pidFile: string;

beforeAll(async () => {
  buildServerIfMissing();
  const DATABASE_URL = await seededDatabaseUrl();
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'failures-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const METRICS_PORT = String((probe.address() as AddressInfo).port);
  probe.close();
  metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  pidFile = join(DATA_DIR, 'pid');
  const faults = join(DATA_DIR, 'faults.cjs');
  writeFileSync(faults, FAULTS);
  server = await startServerProcess({
    DATABASE_URL,
    DATA_DIR,
    METRICS_PORT,
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    PID_FILE: pidFile,
    NODE_OPTIONS: `--require=${faults}`,
  });
  db = new Client({ connectionString: DATABASE_URL });
  await db.connect();
  closeBeforeDropping(() => db.end());
  await eventually(() => listener());
}, 60_000);

const listener = async (): Promise<number | undefined> =>
  (
    await db.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity
      WHERE application_name = 'gradspan-listener' AND datname = current_database() AND query LIKE 'LISTEN%'`)
  ).rows[0]?.pid;

/** How often work with this name has failed, as operators see it. */
const failuresOf = async (name: string): Promise<number> =>
  Number(new RegExp(`^background_failures_total\\{name="${name}"\\} (\\d+)`, 'm').exec(await text())?.[1] ?? 0);
const text = async (): Promise<string> => (await fetch(metrics)).text();

const isReady = async (): Promise<boolean> =>
  (await fetch(`${server.origin}/health/ready`).catch(() => null))?.ok ?? false;

describe('a server whose background work fails', () => {
  it.each(['not JSON', 'null', '{"from":"elsewhere","topic":"session-ended","subject":{"toString":1,"valueOf":1}}'])(
    'keeps listening after the announcement %s',
    async (payload) => {
      const before = await listener();
      await db.query("SELECT pg_notify('gradspan', $1)", [payload]);
      await new Promise((resume) => setTimeout(resume, 300));

      expect(await isReady()).toBe(true);
      expect(await listener()).toBe(before);
    },
  );

  it('counts announcements that it cannot read', async () => {
    await db.query("SELECT pg_notify('gradspan', 'still not JSON')");

    await eventually(async () => (await failuresOf('announcement')) > 0);
  });

  it('listens again after its connection was ended', async () => {
    const before = await listener();
    await db.query('SELECT pg_terminate_backend($1::integer)', [before]);

    await eventually(async () => {
      const now = await listener();
      return now !== undefined && now !== before;
    });
    expect(await isReady()).toBe(true);
  });

  it('counts a failed job by its queue and tries it again', async () => {
    const { rows } = await db.query<{ id: string }>(
      `INSERT INTO jobs.job (name, data, policy, retry_limit, retry_delay)
       VALUES ('send-reset-mail', '{"userId": "none"}', 'short', 3, 60) RETURNING id`,
    );
    await db.query(`SELECT pg_notify('gradspan', '{"from":"test","topic":"jobs","subject":"send-reset-mail"}')`);

    await eventually(async () => (await failuresOf('send-reset-mail')) > 0);
    const job = await db.query<{ state: string }>('SELECT state FROM jobs.job WHERE id = $1', [rows[0]!.id]);
    expect(job.rows).toEqual([{ state: 'retry' }]);
    expect(await isReady()).toBe(true);
  });

  it('continues after errors that no code has caught', async () => {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGUSR2');

    await eventually(async () => (await failuresOf('unhandled-rejection')) === 1);
    await eventually(async () => (await failuresOf('uncaught-exception')) === 1);
    expect(await isReady()).toBe(true);
  });

  it('still stops in order', async () => {
    expect(await server.stop()).toBe(0);
  });
});
