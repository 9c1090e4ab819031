import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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

  let keeper: ChildProcess;
  let port = 30_000 + (process.pid % 2_000);
  const startStandby = async (): Promise<void> => {
    const how = JSON.stringify({ folder, port, settings });
    const started = spawn(process.execPath, ['--input-type=module', '-e', RUN_POSTGRES_SCRIPT, how], {
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    closeBeforeDropping(() => end(started));
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
    [keeper, port] = [started, Number(line)];
  };
  const stopStandby = async (): Promise<void> => {
    if (keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    keeper.stdin!.end();
    await ended;
  };
  await startStandby();
  closeBeforeDropping(stopStandby);
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
  };
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
  const { uid, gid } = statSync(folder);
  const signal = join(folder, 'standby.signal');
  writeFileSync(signal, '');
  if (process.getuid?.() === 0) chownSync(signal, uid, gid);
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
