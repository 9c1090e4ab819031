import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDatabaseUrl } from './support/app';
import { type LoadBalancer, startLoadBalancer } from './support/load-balancer';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

const CHECK_EVERY_MS = 5_000;
const CLIENTS = 4;
const PAUSE_MS = 20;

let dataDir: string;
let url: string;
let balancer: LoadBalancer;
beforeAll(async () => {
  buildServerIfMissing();
  dataDir = mkdtempSync(join(tmpdir(), 'rolling-'));
  url = await seededDatabaseUrl();
  balancer = await startLoadBalancer(CHECK_EVERY_MS);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function startInstance(): Promise<ServerProcess> {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    SHUTDOWN_NOTICE: '7',
  };
  const instance = await startServerProcess({ ...settings, TRUST_PROXY: '1' });
  await balancer.add(instance.origin);
  return instance;
}

const agent = new Agent({ keepAlive: true });
const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(balancer.origin + path, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

/** Sends requests until `stop` is called, which returns the statuses of the responses with how often each came. */
function sendRequests() {
  const counts: Record<string, number> = {};
  let isRunning = true;
  const client = async (): Promise<void> => {
    while (isRunning) {
      const status = await ask('/api/colleges/count').catch((error: Error) => error.message);
      counts[status] = (counts[status] ?? 0) + 1;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const stop = async () => {
    isRunning = false;
    await clients;
    agent.destroy();
    return counts;
  };
  return { stop };
}

describe('a rolling restart behind a load balancer that checks readiness every five seconds', () => {
  it('fails no request', async () => {
    const old = [await startInstance(), await startInstance()];
    const requests = sendRequests();
    for (const instance of old) {
      await startInstance();
      expect(await instance.stop()).toBe(0);
    }
    const counts = await requests.stop();

    expect(Object.keys(counts)).toEqual(['200']);
    expect(counts['200']).toBeGreaterThan(500);
  }, 400_000);
});
