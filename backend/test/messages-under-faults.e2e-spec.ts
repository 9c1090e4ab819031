import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { seededDatabaseUrl } from './support/app';
import {
  createResponseLog,
  inOrder,
  type ResponseLog,
  PASSING,
  sleep,
  PersistentClients,
} from './support/persistent-clients';
import { PersistentReader } from './support/persistent-reader';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** Two kills per run show whether something is broken; KILLS=20 shows how often. */
const KILLS = Number(process.env.KILLS ?? 2);
const CLIENTS = 4;
/** Number of tries of each message whose connection the client destroys. */
const CUTS = 3;
/**
 * The time in which a busy machine stores a message. An idle one needs a tenth of it, so some cuts come before the
 * write and some after.
 */
const CUT_WITHIN_MS = 120;
jest.setTimeout(240_000 + KILLS * 30_000);

let servers: ServerProcess[];
let clients: PersistentClients;
let start: () => Promise<ServerProcess>;
beforeEach(async () => {
  buildServerIfMissing();
  const DATABASE_URL = await seededDatabaseUrl();
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'faults-'));
  const settings = { DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off', DATABASE_POOL: '8' };
  start = () => startServerProcess(settings);
  servers = [await start(), await start()];
  clients = new PersistentClients(servers, DATABASE_URL);
});
afterEach(() => Promise.all(servers.map((server) => server.kill())));

interface Faults {
  /** Resolves when no more faults will happen. */
  readonly happen: () => Promise<void>;
  readonly cutAfterMs?: (tried: number) => number | undefined;
}

/** Lets students write to a mentor during the faults, while her browsers listen on both servers. */
async function writeWhile({ happen, cutAfterMs }: Faults): Promise<ResponseLog> {
  const { alumna, students } = await clients.registerCorrespondents(CLIENTS);
  const ledger = createResponseLog();
  const readers = [0, 1].map((first) => new PersistentReader(servers, alumna, first));
  await Promise.all(readers.map((reader) => reader.ready()));
  let isOver = false;
  const writing = students.map((from, n) => clients.write(n, { from, to: alumna, ledger }, () => isOver, cutAfterMs));
  await happen();
  isOver = true;
  await Promise.all(writing);

  const kept = await clients.listStoredMessages();
  expect(inOrder(kept)).toEqual(inOrder(ledger.answered));
  expect(new Set(kept.map(({ content }) => content)).size).toBe(kept.length);
  const ids = inOrder(kept).map(({ id }) => id);
  for (const reader of readers) {
    expect((await reader.waitForMessages(ids)).sort((one, other) => one - other)).toEqual(ids);
    expect(reader.eventIds).toEqual([...reader.eventIds].sort((one, other) => one - other));
    expect(reader.resets).toBe(0);
  }
  expect(Object.keys(ledger.others).filter((name) => !PASSING.includes(name))).toEqual([]);
  return ledger;
}

describe('messages that are retried with an idempotency key', () => {
  it(`are stored once and reported once when a server is killed ${KILLS} times`, async () => {
    const ledger = await writeWhile({
      happen: async () => {
        for (let kill = 0; kill < KILLS; kill++) {
          await sleep(1_000);
          await servers[kill % 2]!.kill();
          await sleep(500);
          servers[kill % 2] = await start();
        }
        await sleep(1_000);
      },
    });
    expect(ledger.others['no answer']).toBeGreaterThan(0);
  });

  it('are stored once and reported once when the connection is cut before the response', async () => {
    const { answered, unheard, others } = await writeWhile({
      happen: () => sleep(10_000),
      cutAfterMs: (tried) => (tried < CUTS ? Math.ceil(Math.random() * CUT_WITHIN_MS) : undefined),
    });
    expect(answered.length).toBeGreaterThan(CLIENTS);
    expect(others['no answer']).toBeGreaterThan(0);
    // Some were stored by a try whose response was lost; the retry wrote nothing.
    expect(unheard).toBeGreaterThan(0);
  });
});
