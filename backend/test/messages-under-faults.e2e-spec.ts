import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { seededDatabaseUrl } from './support/app';
import { emptyLedger, inOrder, type Ledger, PASSING, pause, PersistentClients } from './support/persistent-clients';
import { PersistentReader } from './support/persistent-reader';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** Two tell with every run whether something is broken; KILLS=20 tells how often. */
const KILLS = Number(process.env.KILLS ?? 2);
const CLIENTS = 4;
/** Tries of each message whose connection the client destroys. */
const CUTS = 3;
/** A busy machine writes a message in this time, an idle one in a tenth of it: some cuts are before the write, some after. */
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
  /** Resolves when nothing more is going to break. */
  readonly happen: () => Promise<void>;
  readonly cutAfterMs?: (tried: number) => number | undefined;
}

/** Students write to a mentor while something breaks, and her browsers listen on both servers. */
async function writeWhile({ happen, cutAfterMs }: Faults): Promise<Ledger> {
  const { alumna, students } = await clients.correspondents(CLIENTS);
  const ledger = emptyLedger();
  const readers = [0, 1].map((first) => new PersistentReader(servers, alumna, first));
  await Promise.all(readers.map((reader) => reader.ready()));
  let isOver = false;
  const writing = students.map((from, n) => clients.write(n, { from, to: alumna, ledger }, () => isOver, cutAfterMs));
  await happen();
  isOver = true;
  await Promise.all(writing);

  const kept = await clients.kept();
  expect(inOrder(kept)).toEqual(inOrder(ledger.answered));
  expect(new Set(kept.map(({ content }) => content)).size).toBe(kept.length);
  const ids = inOrder(kept).map(({ id }) => id);
  for (const reader of readers) {
    expect((await reader.heardOf(ids)).sort((one, other) => one - other)).toEqual(ids);
    expect(reader.eventIds).toEqual([...reader.eventIds].sort((one, other) => one - other));
    expect(reader.resets).toBe(0);
  }
  expect(Object.keys(ledger.others).filter((name) => !PASSING.includes(name))).toEqual([]);
  return ledger;
}

describe('messages that are sent with a key until they are answered', () => {
  it(`are kept once and reported once when a server is killed, ${KILLS} times over`, async () => {
    const ledger = await writeWhile({
      happen: async () => {
        for (let kill = 0; kill < KILLS; kill++) {
          await pause(1_000);
          await servers[kill % 2]!.kill();
          await pause(500);
          servers[kill % 2] = await start();
        }
        await pause(1_000);
      },
    });
    expect(ledger.others['no answer']).toBeGreaterThan(0);
  });

  it('are kept once and reported once when the network is cut before the answer', async () => {
    const { answered, unheard, others } = await writeWhile({
      happen: () => pause(10_000),
      cutAfterMs: (tried) => (tried < CUTS ? Math.ceil(Math.random() * CUT_WITHIN_MS) : undefined),
    });
    expect(answered.length).toBeGreaterThan(CLIENTS);
    expect(others['no answer']).toBeGreaterThan(0);
    // Some of them were written by a try whose answer was lost: repeating it wrote nothing.
    expect(unheard).toBeGreaterThan(0);
  });
});
