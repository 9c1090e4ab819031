import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createToken } from './support/access-tokens';
import { alumniFile } from './support/alumni-files';
import { eventually, startApp, type TestApp } from './support/app';
import { collegeIds } from './support/imported-alumni';
import { administratorOf, type TestUser } from './support/test-users';

const PROGRAM = join(__dirname, '../../docs/examples/college-sync.mjs');
const KILLS = 20;
const ALUMNI = 40;

interface CatalogLine {
  readonly isEnd?: true;
  readonly college?: { readonly id: number; readonly description?: string | null };
}

const folder = mkdtempSync(join(tmpdir(), 'example-'));
const alumniPath = join(folder, 'alumni.csv');
let app: TestApp;
let collegeId: number;
let admin: TestUser;
let settings: Record<string, string>;
let program: ChildProcess | undefined;

beforeAll(async () => {
  const port = String(await findFreePort());
  app = await startApp({ OUTBOUND_ALLOW: `127.0.0.1:${port}` });
  [collegeId] = (await collegeIds(app, 1)) as [number];
  admin = await administratorOf(app, 'adm.example', collegeId);
  const { token } = await createToken(admin, ['alumni:import'], collegeId);
  const webhook = { url: `http://127.0.0.1:${port}/`, events: ['profile.changed'] };
  const { body } = await admin.browser.post('/api/webhooks').send(webhook).expect(201);
  const { port: appPort } = app.app.getHttpServer().address() as AddressInfo;
  writeFileSync(alumniPath, alumniFile(ALUMNI));
  settings = {
    GRADSPAN: `http://127.0.0.1:${appPort}`,
    TOKEN: token,
    WEBHOOK_SECRET: (body as { secret: string }).secret,
    ALUMNI_FILE: alumniPath,
    PORT: port,
    FOLDER: folder,
  };
}, 90_000);
afterAll(() => kill());

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const start = (): void => {
  program = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env.PATH, ...settings }, stdio: 'ignore' });
};
async function kill(): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
}

function readLines<T>(name: string): T[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const complete = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return complete.map((line) => JSON.parse(line) as T);
}
const readEventIds = (): string[] => readLines<{ id: string }>('events.ndjson').map(({ id }) => id);
const countEnds = (): number => readLines<CatalogLine>('catalog.ndjson').filter(({ isEnd }) => isEnd).length;
const readCopy = () =>
  new Map(readLines<CatalogLine>('catalog.ndjson').flatMap(({ college }) => (college ? [[college.id, college]] : [])));
const edit = (description: string) => admin.browser.patch('/api/admin/college').send({ description }).expect(200);
const makeDue = async (): Promise<void> => {
  await app.db.query('UPDATE admin_analytics.webhooks SET due_at = now(), not_before = now()');
  await app.db.query(
    'UPDATE admin_analytics.webhook_deliveries SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL',
  );
};

describe('the example of an integration', () => {
  it(`loses and doubles nothing while it is killed ${KILLS} times`, async () => {
    for (let n = 0; n < KILLS; n++) {
      start();
      await edit(`Description ${n}`);
      await sleep((n * 137) % 700);
      await kill();
      // What a power cut leaves of a line.
      if (n % 5 === 4) appendFileSync(join(folder, 'catalog.ndjson'), '{"version":"');
    }
    start();
    await eventually(async () => {
      await makeDue();
      return readEventIds().length >= KILLS;
    }, 90_000);
    await eventually(() => existsSync(join(folder, 'import.json')));

    const ids = readEventIds();
    expect([ids.length, new Set(ids).size]).toEqual([KILLS, KILLS]);

    const [{ people }] = (await app.db.query(
      'SELECT count(*)::int AS people FROM admin_analytics.imported_alumni WHERE college_id = $1',
      [collegeId],
    )) as [{ people: number }];
    // A kill during an import leaves a failed one, which stored no one.
    const imports: unknown[] = await app.db.query(
      "SELECT id FROM admin_analytics.alumni_imports WHERE status = 'completed'",
    );
    expect([people, imports.length]).toEqual([ALUMNI, 1]);
    expect(JSON.parse(readFileSync(join(folder, 'import.json'), 'utf8'))).toMatchObject({ added: ALUMNI });
  }, 240_000);

  it('has the catalog as the API has it, and a row for each college in the spreadsheet', async () => {
    // It reads the catalog once a day, so it is started again after the last change is in the export.
    await eventually(async () => {
      await kill();
      const ends = countEnds();
      start();
      await eventually(() => countEnds() > ends);
      return readCopy().get(collegeId)?.description === `Description ${KILLS - 1}`;
    }, 60_000);
    const copied = readCopy();
    const known: { id: number; name: string }[] = await app.db.query(
      'SELECT id, name FROM colleges.colleges WHERE operating ORDER BY id',
    );
    expect([...copied.keys()].sort((one, other) => one - other)).toEqual(known.map(({ id }) => id));
    const { body } = await app.visitor().get(`/api/colleges/${collegeId}`).expect(200);
    expect(body).toMatchObject(copied.get(collegeId)!);
    const rows = readFileSync(join(folder, 'colleges.csv'), 'utf8').trimEnd().split('\n');
    expect(rows).toHaveLength(1 + known.length);
  }, 120_000);
});
