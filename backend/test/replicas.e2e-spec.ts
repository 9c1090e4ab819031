import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mapping } from '../src/composition/database';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { migrate } from '../src/shared/infrastructure/typeorm/migrate';
import { Replicas } from '../src/shared/infrastructure/typeorm/replicas/replicas';
import { cookieOf, cookiesOf, PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { alumna, connect, said } from './support/correspondence';
import { thread } from './support/conversations';
import { testSettings } from './support/database';
import { openStream } from './support/event-streams';
import { buildServerIfMissing } from './support/server-process';
import { startReplicatedDatabase, type ReplicatedDatabase } from './support/standby-database';
import { student, type TestUser } from './support/test-users';

const CLI = join(__dirname, '../dist/cli.js');
const METRICS_PORT = '46402';
const STRICT_LIMIT_SECONDS = 1;
const READ_AFTER_PATTERN = /^read-after=[0-9A-F]+\/[0-9A-F]+; Max-Age=30; Path=\/; Expires=[^;]+; SameSite=Lax$/;
jest.setTimeout(240_000);

let database: ReplicatedDatabase;
/** Replicas may lag as much as the setting allows, so that they serve reads while replay is paused. */
let app: TestApp;
/** The same database with the smallest limit. */
let strict: TestApp;
let [stu, alu]: TestUser[] = [];
let withStu: { id: number };

const replicasOf = ({ app: nest }: TestApp): Replicas => nest.get(Replicas, { strict: false });
const isUsable = (one: TestApp): boolean => replicasOf(one).states[0]!.isUsable;
const haveUsableReplica = () => eventually(() => isUsable(app) && isUsable(strict));

beforeAll(async () => {
  database = await startReplicatedDatabase();
  const { primary, standbyUrl } = database;
  await migrate(testSettings(primary.url), mapping);
  const variables = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: standbyUrl };
  app = await startApp({ ...variables, DATABASE_REPLICA_LAG_LIMIT: '20', METRICS_PORT });
  strict = await startApp({ ...variables, DATABASE_REPLICA_LAG_LIMIT: String(STRICT_LIMIT_SECONDS) });
  stu = await student(app, 'stu');
  alu = await alumna(app, 'alu');
  await connect(stu, alu);
  withStu = { id: stu.id };
});
afterEach(async () => {
  await database.startStandby();
  await database.resumeReplay();
  await haveUsableReplica();
});

/** Signs in with a new session. */
const signIn = async (username: string, on = app): Promise<string> =>
  cookieOf(await on.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200));

/** Reads a conversation with these cookies. */
async function contentsWith(cookie: string, other: { id: number }, on = app): Promise<string[]> {
  const answer = await on.visitor().get(`/api/conversations/${other.id}`).set('Cookie', cookie).expect(200);
  return (answer.body as { content: string }[]).map(({ content }) => content);
}

/** Returns where the statements of `act` ran that could run on a replica. */
async function countReads(act: () => Promise<unknown>, on = app): Promise<{ primary: number; replica: number }> {
  const before = { ...replicasOf(on).readCounts };
  await act();
  const { primary, replica } = replicasOf(on).readCounts;
  return { primary: primary - before.primary, replica: replica - before.replica };
}

describe('a person who has just written', () => {
  it('reads each of 100 messages back while the replica stands still, and others may read an older state', async () => {
    const other = await signIn('alu');
    await database.pauseReplay();
    const before = await contentsWith(other, withStu);
    const texts = Array.from({ length: 100 }, (_, n) => `Message ${n + 1}`);
    const seen: (string | undefined)[] = [];
    for (const text of texts) {
      await said(stu!, alu!, text);
      seen.push((await thread(stu!, alu!)).at(-1)?.content);
    }

    expect(seen).toEqual(texts);
    const reads = await countReads(async () => expect(await contentsWith(other, withStu)).toEqual(before));
    expect([reads.primary, reads.replica]).toEqual([0, expect.any(Number)]);
    await database.resumeReplay();
    await eventually(async () => (await contentsWith(other, withStu)).at(-1) === 'Message 100');
  });

  it('reads from the replica again after it has replayed the write', async () => {
    await said(stu!, alu!, 'Read this on the replica.');
    await eventually(async () => (await countReads(() => thread(stu!, alu!))).replica > 0);
  });

  it('has the position of the write in a cookie, which reading alone does not set', async () => {
    const write = await stu!.browser.post('/api/messages').send({ recipientId: alu!.id, content: 'Hi' }).expect(201);
    const refused = await stu!.browser.post('/api/messages').send({}).expect(400);
    const read = await stu!.browser.get('/api/conversations').expect(200);

    expect(cookiesOf(write)).toEqual([expect.stringMatching(READ_AFTER_PATTERN)]);
    expect(cookiesOf(refused)).toEqual([expect.stringMatching(READ_AFTER_PATTERN)]);
    expect(cookiesOf(read)).toEqual([]);
  });

  it('gets no cookie as a visitor who only browses', async () => {
    const report = { 'csp-report': { 'document-uri': 'https://gradspan.example/', 'violated-directive': 'img-src' } };
    const answer = await app.visitor().post('/api/csp-report').set('Origin', app.settings.origin).send(report);
    expect([answer.status, cookiesOf(answer)]).toEqual([204, []]);
  });

  it.each(['0/0', 'x', '0/1; read-after=FFFFFFFF/FFFFFFFF', 'FFFFFFFF/FFFFFFFF', '%30/1', '-1/1', '0/123456789'])(
    'reads from the replica with a cookie that the product did not set: %s',
    async (position) => {
      const cookie = `${await signIn('alu')}; read-after=${position}`;
      expect(await countReads(() => contentsWith(cookie, withStu))).toMatchObject({ primary: 0 });
    },
  );
});

describe('a replica that lags too much', () => {
  it('serves no reads until it has caught up', async () => {
    const cookie = await signIn('alu', strict);
    await database.pauseReplay();
    await said(stu!, alu!, 'Not replayed yet');
    await eventually(() => !isUsable(strict));

    const reads = await countReads(
      async () => expect((await contentsWith(cookie, withStu, strict)).at(-1)).toBe('Not replayed yet'),
      strict,
    );
    expect(reads).toEqual({ primary: expect.any(Number), replica: 0 });
    expect(replicasOf(strict).states[0]!.lagSeconds).toBeGreaterThan(STRICT_LIMIT_SECONDS);

    await database.resumeReplay();
    await eventually(() => isUsable(strict));
    expect(await countReads(() => contentsWith(cookie, withStu, strict), strict)).toMatchObject({ primary: 0 });
  });
});

describe('a replica that stops', () => {
  it('fails no request, and serves reads again after it has started', async () => {
    const cookie = await signIn('alu');
    const statuses = new Set<number>();
    let isOver = false;
    const calls = [
      '/api/conversations',
      `/api/conversations/${withStu.id}`,
      '/api/reviews/summary?collegeId=1',
      '/api/connections',
    ];
    const reading = calls.map(async (path) => {
      while (!isOver) statuses.add((await app.visitor().get(path).set('Cookie', cookie)).status);
    });
    await database.stopStandby();
    await eventually(() => !isUsable(app));
    await contentsWith(cookie, withStu);
    await database.startStandby();
    await eventually(() => isUsable(app));
    isOver = true;
    await Promise.all(reading);

    expect([...statuses]).toEqual([200]);
    expect((await countReads(() => contentsWith(cookie, withStu))).replica).toBeGreaterThan(0);
  });
});

describe('a person who receives a live event', () => {
  it('reads what it reports while the replica stands still', async () => {
    const cookie = await signIn('alu');
    const origin = `http://127.0.0.1:${(app.app.getHttpServer().address() as AddressInfo).port}`;
    const stream = await openStream(origin, { cookie });
    await stream.next('ready');
    expect(stream.headers['set-cookie']).toEqual([expect.stringMatching(READ_AFTER_PATTERN)]);
    await database.pauseReplay();
    await said(stu!, alu!, 'You have a message.');
    const { data } = await stream.next('message.created');

    expect((await contentsWith(cookie, withStu)).at(-1)).not.toBe('You have a message.');
    const current = `${cookie}; read-after=${String(data.readAfter)}`;
    expect((await contentsWith(current, withStu)).at(-1)).toBe('You have a message.');
    stream.leave();
  });
});

describe('rights', () => {
  it('are read from the primary: a suspension ends the session although the replica stands still', async () => {
    await student(app, 'suspended');
    const cookie = await signIn('suspended');
    await database.pauseReplay();
    const list = () => app.visitor().get('/api/conversations').set('Cookie', cookie);
    await list().expect(200);
    await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser('suspended', { until: null, reason: null });
    await list().expect(401);
  });
});

describe('metrics', () => {
  it('show the lag of each replica and the share of its reads, without credentials', async () => {
    await contentsWith(await signIn('alu'), withStu);
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    const { host, password } = new URL(database.standbyUrl);

    expect(text).toContain(`db_replica_usable{replica="${host}"} 1`);
    expect(text).toMatch(new RegExp(`^db_replica_lag_seconds\\{replica="${host}"\\} \\d`, 'm'));
    for (const place of ['primary', 'replica']) {
      expect(Number(new RegExp(`^db_reads_total\\{place="${place}"\\} (\\d+)$`, 'm').exec(text)![1])).toBeGreaterThan(
        0,
      );
    }
    expect(text).not.toContain(password);
  });
});

describe('the doctor', () => {
  it('reports replicas that are gone, or that are no replicas', () => {
    buildServerIfMissing();
    const { standbyUrl, primary } = database;
    const goneUrl = 'postgres://gradspan@127.0.0.1:1/gradspan';
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: app.settings.dataDir,
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: [standbyUrl, primary.url, goneUrl].join(','),
    };
    const { stdout } = spawnSync(process.execPath, [CLI, 'doctor', '--json'], { env, encoding: 'utf8' });

    const { findings } = JSON.parse(stdout) as { findings: { check: string; ok: boolean; says: string }[] };
    expect(findings.filter(({ check }) => check.startsWith('replica'))).toEqual([
      { check: 'replica 1', ok: true, says: 'follows a primary' },
      { check: 'replica 2', ok: false, says: 'is not a replica, so it serves no reads' },
      { check: 'replica 3', ok: false, says: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});
