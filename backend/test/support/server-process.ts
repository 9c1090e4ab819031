import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { closeBeforeDropping, databaseVariables } from './database';

const ROOT = join(__dirname, '../../..');
const MAIN = join(ROOT, 'backend/dist/main.js');

/** The built server in its own process. */
export interface ServerProcess {
  readonly origin: string;
  /** Asks the server to stop. Resolves with its exit code when the process has ended. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Kills the process, as in a power cut. Resolves when it has ended. */
  kill(): Promise<void>;
}

/** Builds the server if there is no build. */
export function buildServerIfMissing(): void {
  if (existsSync(MAIN)) return;
  execFileSync(process.execPath, [require.resolve('@nestjs/cli/bin/nest.js'), 'build'], { cwd: ROOT, stdio: 'pipe' });
}

/** Starts a server and resolves when it is ready. `environment` needs at least DATABASE_URL and DATA_DIR. */
export const startServerProcess = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServerUntil('/health/ready', environment);

/** Starts a server and resolves when `path` responds successfully; `/health/live` does so even without a database. */
export async function startServerUntil(path: string, environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      COLLEGES_AUTO_IMPORT: 'off',
      ...environment,
      ...(environment.DATABASE_URL && databaseVariables(environment.DATABASE_URL)),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stderrChunks: string[] = [];
  child.stderr.on('data', (data: Buffer) => stderrChunks.push(data.toString()));
  const gone = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  const stop = async (signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  closeBeforeDropping(kill);
  await answered(child, `http://127.0.0.1:${port}${path}`, () => stderrChunks.join(''));
  return { origin: `http://localhost:${port}`, stop, kill };
}

/**
 * Starts a server that is expected to fail and waits until it exits.
 * @returns its exit code and its error output
 */
export async function runUntilExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; complaints: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  closeBeforeDropping(async () => void child.kill('SIGKILL'));
  const stderrChunks: string[] = [];
  child.stderr.on('data', (data: Buffer) => stderrChunks.push(data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, complaints: stderrChunks.join('') };
}

async function answered(child: ChildProcess, address: string, readStderr: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${readStderr()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
