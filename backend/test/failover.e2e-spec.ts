import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Controller, Logger, type OnModuleInit } from '@nestjs/common';
import { doctorCommand } from '../src/composition/cli/doctor.command';
import { Jobs } from '../src/shared/application/jobs';
import { UnitOfWork } from '../src/shared/infrastructure/typeorm/unit-of-work';
import { eventually, startApp, type TestApp } from './support/app';
import { closeBeforeDropping } from './support/database';
import {
  createResponseLog,
  inOrder,
  PASSING,
  type Person,
  PersistentClients,
  type ResponseLog,
  sleep,
} from './support/persistent-clients';
import { PersistentReader } from './support/persistent-reader';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';
import { startReplicatedDatabase, type ReplicatedDatabase } from './support/standby-database';
import { type DatabaseProxy, openDatabaseProxy } from './support/unsteady-database';

const CLIENTS = 4;
const JOBS = 20;
/** The jobs are due when there is a new primary, or shortly before. */
const JOBS_DUE_AFTER_MS = 4_000;
/** How long a cluster manager takes to notice that the primary is down, at least. */
const DETECTION_MS = 1_500;
const ANSWERED_WITHIN_MS = 15_000;
const TEST_QUEUE = 'test-failover';
jest.setTimeout(300_000);

/** Stores each execution of a job, so that a second one is noticed. */
@Controller('test-jobs')
class JobsController implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ job: number }>(TEST_QUEUE, async ({ job }) => {
      await this.unitOfWork.query('INSERT INTO executed_jobs (job) VALUES ($1)', [job]);
    });
  }
}

let database: ReplicatedDatabase;
let list: string;
let settings: Record<string, string>;
let servers: ServerProcess[];
/** Executes the jobs of the test. */
let app: TestApp;
let clients: PersistentClients;
let alumna: Person;
let students: Person[];

const hostOf = (url: string): string => new URL(url).host;

/** Returns the URL with several hosts in this order, for the account and database of the tests. */
function listOf(...hosts: string[]): string {
  const { username, password, pathname } = new URL(database.primary.url);
  return `postgres://${username}:${password}@${hosts.join(',')}${pathname}?target_session_attrs=read-write`;
}

async function queryAt<Row extends object>(url: string, sql: string): Promise<Row[]> {
  return (await new PersistentClients(servers, url).withDatabase((client) => client.query<Row>(sql))).rows;
}

/** Returns the connections of the product to a server, except for those that only ask whether it accepts writes. */
const connectionsTo = (url: string): Promise<object[]> =>
  queryAt(
    url,
    `SELECT application_name FROM pg_stat_activity
     WHERE application_name LIKE 'gradspan%' AND application_name <> 'gradspan-host-check'`,
  );

const countMessages = async (url: string): Promise<number> =>
  (await queryAt<{ count: number }>(url, 'SELECT count(*)::int AS count FROM messaging.messages'))[0]!.count;

let rounds = 0;

interface Written {
  readonly ledger: ResponseLog;
  /** Writes that the servers responded to, per second, while nothing happened. */
  readonly perSecond: number;
  /** Milliseconds from the end of `act` until each client had a response. */
  readonly backAfterMs: number;
}

/** Lets all students write without pause before, during and after `act`, and checks that nothing is lost or doubled. */
async function writeDuring(act: () => Promise<unknown>, through = clients): Promise<Written> {
  const first = (rounds += 1) * 100;
  const ledger = createResponseLog();
  let isOver = false;
  const writing = students.map((from, n) => through.write(first + n, { from, to: alumna, ledger }, () => isOver));
  const began = Date.now();
  await sleep(2_000);
  const perSecond = Math.round((ledger.answered.length / (Date.now() - began)) * 1_000);
  await act();
  const back = Date.now();
  const haveAnswers = () => students.every((_, n) => (ledger.answeredAt[first + n] ?? 0) > back);
  while (!haveAnswers() && Date.now() - back < 2 * ANSWERED_WITHIN_MS) await sleep(20);
  const backAfterMs = Date.now() - back;
  await sleep(1_000);
  isOver = true;
  await Promise.all(writing);

  const stored = await new PersistentClients(servers, database.standbyUrl).listStoredMessages();
  const kept = stored.filter(({ content }) => Math.floor(Number(/\d+$/.exec(content)![0]) / 100) === rounds);
  expect(inOrder(kept)).toEqual(inOrder(ledger.answered));
  expect(new Set(kept.map(({ content }) => content)).size).toBe(kept.length);
  expect(Object.keys(ledger.others).filter((name) => !PASSING.includes(name))).toEqual([]);
  expect(ledger.withoutRetryAfter).toBe(0);
  expect(backAfterMs).toBeLessThan(ANSWERED_WITHIN_MS);
  return { ledger, perSecond, backAfterMs };
}

/** Returns what the doctor reports about hosts. */
async function diagnose(url: string): Promise<Record<string, string>> {
  const environment = { NODE_ENV: 'test', DATA_DIR: settings.DATA_DIR, DATABASE_URL: url };
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...environment });
  let findings: readonly { check: string; ok: boolean; says: string }[] = [];
  const result = (data: unknown): void => void ({ findings } = data as { findings: typeof findings });
  const openApplication = async (): Promise<TestApp['app']> => app.app;
  const context = { json: true, print: () => {}, result, openApplication, writeLine: async () => {} };
  await doctorCommand(context).parseAsync([], { from: 'user' });
  replaced.restore();
  process.exitCode = undefined;
  expect(JSON.stringify(findings)).not.toContain(new URL(database.primary.url).password);
  return Object.fromEntries(
    findings
      .filter(({ check }) => check.startsWith('database host'))
      .map(({ check, ok, says }) => [check.replace('database host ', ''), `${ok ? 'ok' : 'PROBLEM'}: ${says}`]),
  );
}

/** @param firstHost the host of the primary in the list, which can be a proxy; by default the primary itself */
async function startCluster(firstHost: (primaryUrl: string) => Promise<string> = async (url) => hostOf(url)) {
  database = await startReplicatedDatabase();
  await database.makeSynchronous();
  const { primary, standbyUrl } = database;
  list = listOf(await firstHost(primary.url), hostOf(standbyUrl));
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'failover-'));
  settings = { DATABASE_URL: list, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off', DATABASE_POOL: '8' };
  servers = [await startServerProcess(settings), await startServerProcess(settings)];
  clients = new PersistentClients(servers, primary.url);
  ({ alumna, students } = await clients.registerCorrespondents(CLIENTS));
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  buildServerIfMissing();
  await startCluster();
  app = await startApp({ DATABASE_URL: list }, { controllers: [JobsController], triesWaiting: true });
  await queryAt(database.primary.url, 'CREATE TABLE executed_jobs (job integer)');
});

describe('two hosts, of which the second is a synchronous standby', () => {
  it('are both reported by the doctor', async () => {
    expect(await diagnose(list)).toEqual({
      [hostOf(database.primary.url)]: 'ok: primary, timeline 1',
      [hostOf(database.standbyUrl)]: 'ok: standby',
    });
  });

  it('lose and double nothing when the primary crashes and the standby is promoted', async () => {
    const readers = [0, 1].map((first) => new PersistentReader(servers, alumna, first));
    await Promise.all(readers.map((reader) => reader.ready()));
    const startAfter = new Date(Date.now() + JOBS_DUE_AFTER_MS);
    for (let job = 1; job <= JOBS; job++) {
      await app.app.get(Jobs, { strict: false }).send(TEST_QUEUE, { job }, { startAfter });
    }

    const { ledger, perSecond, backAfterMs } = await writeDuring(async () => {
      await database.primary.stop('crash');
      await sleep(DETECTION_MS);
      await database.promoteStandby();
    });

    process.stdout.write(
      `failover: ${ledger.answered.length} writes, ${perSecond} a second before; writes were back ${backAfterMs} ms ` +
        `after the promotion; other outcomes ${JSON.stringify(ledger.others)}; ` +
        `longest wait ${Math.max(...ledger.waits)} ms\n`,
    );
    expect(ledger.others['503']).toBeGreaterThan(0);
    const ids = inOrder(ledger.answered).map(({ id }) => id);
    for (const reader of readers) {
      expect((await reader.waitForMessages(ids)).sort((one, other) => one - other)).toEqual(ids);
      expect(reader.resets).toBe(0);
    }
    const executed = () => queryAt<{ job: number }>(database.standbyUrl, 'SELECT job FROM executed_jobs ORDER BY job');
    await eventually(async () => (await executed()).length >= JOBS);
    await sleep(2_000);
    expect((await executed()).map(({ job }) => job)).toEqual(Array.from({ length: JOBS }, (_, n) => n + 1));
  });

  it('have a connection for announcements from each instance on the new primary', async () => {
    const listening = async () =>
      (await connectionsTo(database.standbyUrl)).filter(
        (row) => (row as { application_name: string }).application_name === 'gradspan-listener',
      );
    await eventually(async () => (await listening()).length === servers.length + 1);
  });
});

describe('a former primary', () => {
  it('that accepts writes again is not used, also while the new primary restarts', async () => {
    await database.startFormerPrimary('primary');
    const [former, current] = [database.primary.url, database.standbyUrl];
    const before = await countMessages(former);
    expect(await diagnose(list)).toEqual({
      [hostOf(former)]: 'PROBLEM: former primary that still accepts writes, timeline 1 instead of 2: stop it',
      [hostOf(current)]: 'ok: primary, timeline 2',
    });

    const { ledger } = await writeDuring(async () => {
      await database.stopStandby();
      await sleep(DETECTION_MS);
      await database.startStandby();
    });
    expect(ledger.others['503']).toBeGreaterThan(0);
    expect(await countMessages(former)).toBe(before);
    expect(await connectionsTo(former)).toEqual([]);
    await database.stopFormerPrimary();
  });
});

describe('a process that starts', () => {
  it('uses the last host if the others are a standby, refuse connections or never respond', async () => {
    await database.startFormerPrimary('standby');
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    closeBeforeDropping(async () => void silent.close());
    await once(silent, 'listening');
    const [standby, current] = [hostOf(database.primary.url), hostOf(database.standbyUrl)];
    const [silentHost, closedHost] = [`127.0.0.1:${(silent.address() as AddressInfo).port}`, '127.0.0.1:1'];
    const hosts = listOf(standby, silentHost, closedHost, current);
    const server = await startServerProcess({ ...settings, DATABASE_URL: hosts });
    const { ledger } = await writeDuring(async () => {}, new PersistentClients([server], database.standbyUrl));

    expect(ledger.answered.length).toBeGreaterThan(0);
    expect(await connectionsTo(database.primary.url)).toEqual([]);
    expect(await diagnose(hosts)).toEqual({
      [standby]: 'ok: standby',
      [silentHost]: 'PROBLEM: isn’t reachable: no response within 5 s',
      [closedHost]: expect.stringMatching(/^PROBLEM: isn’t reachable: .*ECONNREFUSED/),
      [current]: 'ok: primary, timeline 2',
    });
    await server.stop();
    await database.stopFormerPrimary();
  });
});

describe('a server that becomes read-only', () => {
  it('gets no write, and its clients get 503 until it accepts writes again', async () => {
    const setReadOnly = async (value: string): Promise<void> => {
      await queryAt(database.standbyUrl, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await queryAt(database.standbyUrl, 'SELECT pg_reload_conf()');
    };
    const { ledger } = await writeDuring(async () => {
      await setReadOnly('on');
      await sleep(DETECTION_MS);
      expect(await diagnose(list)).toMatchObject({
        [hostOf(database.standbyUrl)]: 'PROBLEM: is read-only, but isn’t a standby',
      });
      await setReadOnly('off');
    });
    expect(ledger.others['503']).toBeGreaterThan(0);
  });
});

describe('a primary that vanishes from the network', () => {
  it('is replaced by the promoted standby, and gets no write when it is reachable again', async () => {
    await app.close();
    await Promise.all(servers.map((server) => server.stop()));
    let proxy: DatabaseProxy | undefined;
    await startCluster(async (url) => {
      proxy = await openDatabaseProxy(url);
      return hostOf(proxy.url);
    });
    const { ledger, backAfterMs } = await writeDuring(async () => {
      proxy!.pauseTraffic();
      await sleep(DETECTION_MS);
      await database.promoteStandby();
    });
    process.stdout.write(
      `failover: writes were back ${backAfterMs} ms after the promotion, with a silent former primary; ` +
        `other outcomes ${JSON.stringify(ledger.others)}\n`,
    );

    proxy!.restore();
    const before = await countMessages(database.primary.url);
    await writeDuring(async () => {});
    expect(await countMessages(database.primary.url)).toBe(before);
  });
});
