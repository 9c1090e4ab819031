import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { eventually } from './app';
import { closeBeforeDropping } from './database';
import { end } from './processes';
import { startRestartingDatabase, type RestartingDatabase } from './restarting-database';

const tool = (name: string): string =>
  JSON.stringify(pathToFileURL(resolve(__dirname, '../../tools/embedded-postgres', name)).href);
/** Starts PostgreSQL on a folder, prints its port, and stops it when the input ends. */
const RUN_POSTGRES_SCRIPT = `
  const { findBinaries } = await import(${tool('binaries.mjs')});
  const { chooseAccount } = await import(${tool('account.mjs')});
  const { startPostmaster, stopPostmaster } = await import(${tool('postmaster.mjs')});
  const how = JSON.parse(process.argv[1]);
  const runAs = chooseAccount(findBinaries(), how.folder);
  const postmaster = await startPostmaster({ ...how, runAs });
  console.log(postmaster.port);
  const stop = () => stopPostmaster(how.folder, postmaster, runAs).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.stdin.resume().once('end', stop);
`;

/** A primary, and a hot standby that replays what the primary writes. */
export interface ReplicatedDatabase {
  readonly primary: RestartingDatabase;
  readonly standbyUrl: string;
  /** Stops replaying, when the standby has replayed everything written so far. It still receives what is written. */
  pauseReplay(): Promise<void>;
  /** Resolves when the standby has replayed what was written in the meantime. */
  resumeReplay(): Promise<void>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** From now on, the primary confirms a commit when it is on the disk of the standby, too. */
  makeSynchronous(): Promise<void>;
  /** Makes the standby a primary, as a cluster manager does when the primary has failed. */
  promoteStandby(): Promise<void>;
  /** Starts the files of the stopped primary again, as a standby of the new one or as a server that accepts writes. */
  startFormerPrimary(as: 'standby' | 'primary'): Promise<void>;
  stopFormerPrimary(): Promise<void>;
}

/** A running PostgreSQL server on a folder. */
interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts two PostgreSQL servers for this test only; they are removed after the test file. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const primary = await startRestartingDatabase();
  const folder = await copyCluster(primary);
  const { hostname, port: primaryPort, username, password } = new URL(primary.url);
  const settings = {
    // At least as many as on the primary.
    max_connections: '60',
    primary_conninfo: `host=${hostname} port=${primaryPort} user=${username} password=${password}`,
    wal_retrieve_retry_interval: '200ms',
  };

  let standby: RunningServer;
  let formerPrimary: RunningServer | undefined;
  let port = 30_000 + (process.pid % 2_000);
  const startStandby = async (): Promise<void> => {
    standby = await runServer({ folder, port, settings });
    port = standby.port;
  };
  const stopStandby = (): Promise<void> => standby.stop();
  await startStandby();
  const standbyUrl = Object.assign(new URL(primary.url), { port: String(port) }).href;

  const waitUntilReplayed = async (): Promise<void> => {
    const [row] = await query<{ position: string }>(primary.url, 'SELECT pg_current_wal_flush_lsn()::text AS position');
    const replayed = `SELECT pg_last_wal_replay_lsn() >= '${row!.position}' AS is_done`;
    await eventually(async () => (await query<{ is_done: boolean }>(standbyUrl, replayed))[0]!.is_done);
  };
  return {
    primary,
    standbyUrl,
    async pauseReplay() {
      await waitUntilReplayed();
      await query(standbyUrl, 'SELECT pg_wal_replay_pause()');
      await eventually(async () => {
        const [row] = await query<{ state: string }>(standbyUrl, 'SELECT pg_get_wal_replay_pause_state() AS state');
        return row!.state === 'paused';
      });
    },
    async resumeReplay() {
      await query(standbyUrl, 'SELECT pg_wal_replay_resume()');
      await waitUntilReplayed();
    },
    stopStandby,
    startStandby,
    async makeSynchronous() {
      await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await query(primary.url, 'SELECT pg_reload_conf()');
      await eventually(async () => {
        const rows = await query<{ state: string }>(primary.url, 'SELECT sync_state AS state FROM pg_stat_replication');
        return rows.some(({ state }) => state === 'sync');
      });
    },
    async promoteStandby() {
      await query(standbyUrl, 'SELECT pg_promote()');
    },
    async startFormerPrimary(as) {
      if (as === 'standby') writeStandbySignal(primary.folder);
      else rmSync(join(primary.folder, STANDBY_SIGNAL), { force: true });
      const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
      // It would wait for its standby with each commit.
      const own = { ...settings, primary_conninfo: conninfo, synchronous_standby_names: '' };
      formerPrimary = await runServer({ folder: primary.folder, port: Number(primaryPort), settings: own });
      if (formerPrimary.port !== Number(primaryPort)) throw new Error(`It started on port ${formerPrimary.port}`);
    },
    async stopFormerPrimary() {
      await formerPrimary?.stop();
    },
  };
}

/** Starts PostgreSQL on a folder; it is stopped after the test file. */
async function runServer(how: {
  folder: string;
  port: number;
  settings: Record<string, string>;
}): Promise<RunningServer> {
  const keeper = spawn(process.execPath, ['--input-type=module', '-e', RUN_POSTGRES_SCRIPT, JSON.stringify(how)], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  closeBeforeDropping(() => end(keeper));
  const [line] = (await once(createInterface(keeper.stdout), 'line')) as [string];
  const stop = async (): Promise<void> => {
    if (keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    keeper.stdin.end();
    await ended;
  };
  closeBeforeDropping(stop);
  return { port: Number(line), stop };
}

const STANDBY_SIGNAL = 'standby.signal';

/** Makes the server on a stopped folder a standby. */
function writeStandbySignal(folder: string): void {
  const { uid, gid } = statSync(folder);
  const signal = join(folder, STANDBY_SIGNAL);
  writeFileSync(signal, '');
  if (process.getuid?.() === 0) chownSync(signal, uid, gid);
}

/** Copies the files of the stopped primary, and makes the copy a standby. */
async function copyCluster(primary: RestartingDatabase): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'standby-postgres-'));
  closeBeforeDropping(async () => rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  // The account that PostgreSQL runs under needs access.
  chmodSync(parent, 0o755);
  await primary.stop('in order');
  const folder = join(parent, 'postgres');
  execFileSync('cp', ['-a', primary.folder, folder]);
  await primary.start();
  writeStandbySignal(folder);
  return folder;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
