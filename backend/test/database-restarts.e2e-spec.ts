import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { alumniForm, cookieOf, studentForm } from './support/accounts';
import { restartingDatabase, type RestartingDatabase } from './support/restarting-database';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** Two tell with every run whether something is broken; RESTARTS=10 tells how often. */
const RESTARTS = Number(process.env.RESTARTS ?? 2);
const CLIENTS = 4;
const ANSWERED_WITHIN_MS = 15_000;
/** How long a try may hang before a client gives up on it. */
const TRY_MS = 6_000;
jest.setTimeout(240_000 + RESTARTS * 30_000);

interface Person {
  readonly id: number;
  readonly cookie: string;
}

interface Kept {
  readonly content: string;
  readonly id: number;
}

let database: RestartingDatabase;
let servers: ServerProcess[];
beforeAll(async () => {
  buildServerIfMissing();
  database = await restartingDatabase();
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'restarts-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off', DATABASE_POOL: '8' };
  servers = [await startServerProcess(settings), await startServerProcess(settings)];
});

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

async function send(n: number, asked: string, { cookie = '', body = {}, key = '' }): Promise<Response> {
  const { origin } = servers[n % 2]!;
  const [method, path] = asked.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json', connection: 'close', origin, cookie };
  return fetch(`${origin}${path}`, {
    method,
    headers: key ? { ...headers, 'idempotency-key': key } : headers,
    body: method === 'GET' ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TRY_MS),
  });
}

async function done<T>(n: number, asked: string, told: { cookie?: string; body?: object }): Promise<T> {
  const answer = await send(n, asked, told);
  if (!answer.ok) throw new Error(`${asked} was answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? {} : await answer.json()) as T;
}

async function onDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function signUp(form: Record<string, unknown>): Promise<Person> {
  const answer = await send(0, 'POST /api/register', { body: form });
  const cookie = cookieOf({ headers: { 'set-cookie': answer.headers.getSetCookie() } });
  const { id } = await done<{ id: number }>(1, 'GET /api/user', { cookie });
  await onDatabase((client) => client.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [id]));
  return { id, cookie };
}

/** Students who are connected with one alumna, and write to her. */
async function correspondents(): Promise<{ alumna: Person; students: Person[] }> {
  const alumna = await signUp(alumniForm('ada'));
  const { cookie } = alumna;
  await done(0, 'PATCH /api/privacy/preferences', { cookie, body: { isProfileVisible: true } });
  await done(0, 'PUT /api/alumni/profile', { cookie, body: { isWillingToMentor: true, maxMentees: 20 } });
  const students: Person[] = [];
  for (let n = 0; n < CLIENTS; n++) {
    const student = await signUp(studentForm(`student${n}`));
    const told = { cookie: student.cookie, body: { toUserId: alumna.id } };
    const { id } = await done<{ id: number }>(n, 'POST /api/connections', told);
    await done(n, `PATCH /api/connections/${id}`, { cookie, body: { status: 'connected' } });
    students.push(student);
  }
  return { alumna, students };
}

interface Ledger {
  readonly answered: Kept[];
  readonly waits: number[];
  /** When each client was last answered. */
  readonly answeredAt: number[];
  /** What was answered besides 201, how often. */
  readonly others: Record<string, number>;
}

/** Writes one message after the other and asks again, with the same key, until each is answered. */
async function write(n: number, from: Person, to: Person, ledger: Ledger, isOver: () => boolean): Promise<void> {
  for (let k = 0; !isOver(); k++) {
    const [content, began] = [`message ${k} of client ${n}`, Date.now()];
    for (let tried = 0; ; tried++) {
      const body = { recipientId: to.id, content };
      const told = { cookie: from.cookie, body, key: `client-${n}-message-${k}` };
      const answer = await send(n + tried, 'POST /api/messages', told).catch(() => null);
      if (answer?.status === 201) {
        ledger.answered.push({ content, id: ((await answer.json()) as Kept).id });
        break;
      }
      const name = String(answer?.status ?? 'no answer');
      ledger.others[name] = (ledger.others[name] ?? 0) + 1;
      await answer?.body?.cancel();
      await pause(1_000 * Number(answer?.headers.get('retry-after') ?? 0.2));
    }
    ledger.answeredAt[n] = Date.now();
    ledger.waits.push(Date.now() - began);
    await pause(20);
  }
}

describe(`a database that is restarted under writes with a key, ${RESTARTS} times over`, () => {
  it('loses nothing, doubles nothing, and leaves nobody without an answer for 15 seconds', async () => {
    const { alumna, students } = await correspondents();
    const ledger: Ledger = { answered: [], waits: [], answeredAt: [], others: {} };
    const afterReturn: number[] = [];
    let isOver = false;
    const writing = students.map((student, n) => write(n, student, alumna, ledger, () => isOver));
    for (let restart = 0; restart < RESTARTS; restart++) {
      await pause(1_500);
      await database.stop(restart % 2 ? 'crash' : 'in order');
      await pause(500);
      await database.start();
      const back = Date.now();
      const haveAnswers = () => students.every((_, n) => (ledger.answeredAt[n] ?? 0) > back);
      while (!haveAnswers() && Date.now() - back < 2 * ANSWERED_WITHIN_MS) await pause(20);
      afterReturn.push(Date.now() - back);
    }
    isOver = true;
    await Promise.all(writing);

    const kept = await onDatabase(
      async (client) =>
        (
          await client.query<Kept>(
            `SELECT id, content FROM messaging.messages WHERE content LIKE 'message % of client %'`,
          )
        ).rows,
    );
    const inOrder = (rows: readonly Kept[]) => [...rows].sort((one, other) => one.id - other.id);
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
    expect(Object.keys(ledger.others).filter((name) => !['503', '409', '429', 'no answer'].includes(name))).toEqual([]);
    expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);
  });
});
