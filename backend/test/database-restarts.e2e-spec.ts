import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createResponseLog, inOrder, PASSING, sleep, PersistentClients } from './support/persistent-clients';
import { PersistentReader } from './support/persistent-reader';
import { startRestartingDatabase, type RestartingDatabase } from './support/restarting-database';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** Two restarts per run are enough to detect a defect; RESTARTS=10 shows how often it occurs. */
const RESTARTS = Number(process.env.RESTARTS ?? 2);
const CLIENTS = 4;
const ANSWERED_WITHIN_MS = 15_000;
jest.setTimeout(240_000 + RESTARTS * 30_000);

let database: RestartingDatabase;
let servers: ServerProcess[];
let clients: PersistentClients;
beforeAll(async () => {
  buildServerIfMissing();
  database = await startRestartingDatabase();
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'restarts-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off', DATABASE_POOL: '8' };
  servers = [await startServerProcess(settings), await startServerProcess(settings)];
  clients = new PersistentClients(servers, database.url);
});

describe(`a database that is restarted during writes with an Idempotency-Key, ${RESTARTS} times`, () => {
  it('loses no write, stores none twice, and leaves no client without a response for 15 seconds', async () => {
    const { alumna, students } = await clients.registerCorrespondents(CLIENTS);
    const ledger = createResponseLog();
    const readers = [0, 1].map((first) => new PersistentReader(servers, alumna, first));
    await Promise.all(readers.map((reader) => reader.ready()));
    const afterReturn: number[] = [];
    let isOver = false;
    const writing = students.map((from, n) => clients.write(n, { from, to: alumna, ledger }, () => isOver));
    for (let restart = 0; restart < RESTARTS; restart++) {
      await sleep(1_500);
      await database.stop(restart % 2 ? 'crash' : 'in order');
      await sleep(500);
      await database.start();
      const back = Date.now();
      const haveAnswers = () => students.every((_, n) => (ledger.answeredAt[n] ?? 0) > back);
      while (!haveAnswers() && Date.now() - back < 2 * ANSWERED_WITHIN_MS) await sleep(20);
      afterReturn.push(Date.now() - back);
    }
    isOver = true;
    await Promise.all(writing);

    const kept = await clients.listStoredMessages();
    const slowest = Math.max(...afterReturn);
    if (RESTARTS > 2) {
      const { length } = ledger.answered;
      process.stdout.write(
        `${RESTARTS} restarts, ${length} writes answered, ${kept.length} kept, all answered at most ${slowest} ms ` +
          `after a return, at most ${Math.max(...ledger.waits)} ms after the first try, ` +
          `other answers ${JSON.stringify(ledger.others)}\n`,
      );
    }
    expect(inOrder(kept)).toEqual(inOrder(ledger.answered));
    expect(new Set(kept.map(({ content }) => content)).size).toBe(kept.length);
    const ids = inOrder(kept).map(({ id }) => id);
    for (const reader of readers) {
      expect((await reader.waitForMessages(ids)).sort((one, other) => one - other)).toEqual(ids);
      expect(reader.resets).toBe(0);
    }
    expect(Object.keys(ledger.others).filter((name) => !PASSING.includes(name))).toEqual([]);
    expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);
  });
});
