import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { BreakableNetwork } from './breakable-network';

const READY_WITHIN_MS = 60_000;

export interface SecondServer {
  /** The address for browsers; its network connection can be cut. */
  origin: string;
  network: BreakableNetwork;
  /** What the server has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts another instance of the built product, with the database and data folder of the one that Playwright started.
 *
 * @param logLevel 'info' also logs every request
 */
export async function startSecondServer(logLevel: 'warn' | 'info' = 'warn'): Promise<SecondServer> {
  const { JOURNEY_DATABASE, JOURNEY_DATA, ...environment } = process.env;
  const port = await freePort();
  const network = await BreakableNetwork.to(port);
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    env: {
      ...environment,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_ORIGIN: network.origin,
      DATABASE_URL: JOURNEY_DATABASE,
      DATA_DIR: JOURNEY_DATA,
      DEMO_DATA: 'off',
      COLLEGES_AUTO_IMPORT: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: logLevel,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The second server does not start');
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return {
    origin: network.origin,
    network,
    log: () => output.join(''),
    stop: async () => {
      await network.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
