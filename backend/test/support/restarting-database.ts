import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { closeBeforeDropping } from './database';
import { end, isRunning } from './processes';

const EMBEDDED = pathToFileURL(resolve(__dirname, '../../tools/embedded-postgres/index.mjs')).href;
/** Opens the database, prints its addresses and closes it when the input ends. */
const OPEN_DATABASE_SCRIPT = `
  const { openEmbeddedDatabase } = await import(${JSON.stringify(EMBEDDED)});
  const database = await openEmbeddedDatabase(JSON.parse(process.argv[1]));
  console.log(JSON.stringify(database));
  process.stdin.resume().once('end', async () => process.exit((await database.close()) ? 0 : 1));
`;

/** Cleanly, as for an upgrade, or as in a power cut. */
export type StopMode = 'in order' | 'crash';

export interface RestartingDatabase {
  /** The folder of its files. */
  readonly folder: string;
  /** URL of the superuser; the next two are for the role that owns the database and for the run-time role. */
  readonly url: string;
  readonly migrationUrl: string;
  readonly runTimeUrl: string;
  stop(how: StopMode): Promise<void>;
  /** Starts it again at the same address, with all committed data. */
  start(): Promise<void>;
}

interface RunningDatabase {
  readonly url: string;
  readonly migrationUrl: string;
  readonly runTimeUrl: string;
  readonly port: number;
  readonly pid: number;
  readonly keeper: ChildProcess;
}

/** Starts a PostgreSQL server for this test only; it is removed after the test file. */
export async function startRestartingDatabase(): Promise<RestartingDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restarting-postgres-'));
  // The account that PostgreSQL runs under needs access.
  chmodSync(dataDir, 0o755);
  let running = await opened({ dataDir });
  const { url, migrationUrl, runTimeUrl, port } = running;

  const close = async (): Promise<void> => {
    const ended = once(running.keeper, 'exit');
    running.keeper.stdin?.end();
    if (running.keeper.exitCode === null) await ended;
  };
  closeBeforeDropping(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    folder: join(dataDir, 'postgres'),
    url,
    migrationUrl,
    runTimeUrl,
    async stop(how) {
      if (how === 'crash') process.kill(running.pid, 'SIGQUIT');
      while (how === 'crash' && isRunning(running.pid)) await new Promise((resume) => setTimeout(resume, 20));
      await close();
    },
    async start() {
      running = await opened({ dataDir, port });
      if (running.port !== port) throw new Error(`The database came back on port ${running.port}, not on ${port}`);
    },
  };
}

async function opened(where: { dataDir: string; port?: number }): Promise<RunningDatabase> {
  const options = {
    port: 20_000 + (process.pid % 10_000),
    ...where,
    role: 'server',
    command: 'the tests',
    settings: { max_connections: '60' },
  };
  const keeper = spawn(process.execPath, ['--input-type=module', '-e', OPEN_DATABASE_SCRIPT, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  closeBeforeDropping(() => end(keeper));
  const [line] = (await once(createInterface(keeper.stdout), 'line')) as [string];
  return { ...(JSON.parse(line) as Omit<RunningDatabase, 'keeper'>), keeper };
}
