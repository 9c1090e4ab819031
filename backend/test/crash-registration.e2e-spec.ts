import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { PASSWORD, studentForm } from './support/accounts';
import { eventually, seededDatabaseUrl } from './support/app';
import { closeBeforeDropping } from './support/database';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

/** The delays between the first response and killing the server. */
const DIES_AFTER_MS = [0, 50, 150, 400];
const AT_ONCE = 8;

interface Answered {
  readonly username: string;
  readonly cookie: string;
}

describe('a server killed during registrations', () => {
  const answered: Answered[] = [];
  let tried = 0;
  let environment: Record<string, string>;
  let db: DataSource;
  let server: ServerProcess;

  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify(body),
    });

  /** Registers one user after the other until the server is gone. */
  async function register(onAnswer: () => void): Promise<void> {
    for (;;) {
      const username = `crash${tried++}`;
      try {
        const answer = await post('/api/register', studentForm(username));
        if (answer.status !== 201) continue;
        answered.push({ username, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! });
        onAnswer();
      } catch {
        return;
      }
    }
  }

  async function dieWhileRegistering(afterMs: number): Promise<void> {
    server = await startServerProcess(environment);
    const killed = new Promise<void>((resume) => {
      let first = true;
      const onAnswer = (): void => {
        if (first) setTimeout(() => resume(server.kill()), afterMs);
        first = false;
      };
      for (let n = 0; n < AT_ONCE; n++) void register(onAnswer);
    });
    await killed;
  }

  beforeAll(async () => {
    buildServerIfMissing();
    const DATABASE_URL = await seededDatabaseUrl();
    const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'crash-'));
    environment = { DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off', LOG_LEVEL: 'silent' };
    db = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
    closeBeforeDropping(() => db.destroy());

    for (const afterMs of DIES_AFTER_MS) await dieWhileRegistering(afterMs);
    server = await startServerProcess(environment);
  }, 180_000);

  const usernames = async (sql: string): Promise<string[]> =>
    (await db.query<{ username: string }[]>(sql)).map((row) => row.username);

  it('has responded to some requests, and left others without a response', () => {
    expect(answered.length).toBeGreaterThanOrEqual(DIES_AFTER_MS.length);
    expect(tried).toBeGreaterThan(answered.length);
  });

  it('has stored every user whose registration was confirmed', async () => {
    const kept = new Set(await usernames('SELECT username FROM identity.users'));
    expect(answered.filter(({ username }) => !kept.has(username))).toEqual([]);
  });

  it('still accepts every session that it returned', async () => {
    for (const { username, cookie } of answered) {
      const answer = await fetch(`${server.origin}/api/user`, { headers: { cookie } });
      expect(await answer.json()).toMatchObject({ username });
    }
  });

  it('signs in these users', async () => {
    for (const { username } of answered.slice(-20)) {
      expect((await post('/api/login', { username, password: PASSWORD })).status).toBe(200);
    }
  });

  it('has stored every user completely, with or without a response', async () => {
    expect(
      await usernames(`
        WITH events AS MATERIALIZED (
          SELECT (payload->>'userId')::int AS user_id FROM platform.outbox WHERE name = 'identity.user-registered'
        )
        SELECT username FROM identity.users u
        WHERE (SELECT count(*) FROM identity.registration_details WHERE user_id = u.id) <> 1
           OR (SELECT count(*) FROM identity.sessions WHERE user_id = u.id) < 1
           OR (SELECT count(*) FROM identity.audit_log WHERE user_id = u.id AND action = 'registered') <> 1
           OR (SELECT count(*) FROM events WHERE user_id = u.id) <> 1`),
    ).toEqual([]);
  });

  it('has emitted no event about a user who does not exist', async () => {
    const strangers = await db.query(`
      SELECT (payload->>'userId')::int AS id FROM platform.outbox WHERE name = 'identity.user-registered'
      EXCEPT SELECT id FROM identity.users`);
    expect(strangers).toEqual([]);
  });

  it('emails everyone a confirmation link, or still has a job for it', async () => {
    const outbox = join(environment.DATA_DIR!, 'outbox');
    const withoutMail = async (): Promise<string[]> => {
      const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      const mailedUsernames = new Set(
        mails.map((name) => /^To: (\S+)@/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? ''),
      );
      // A job that was running when the server was killed is retried after a while.
      const waiting = await usernames(`
        SELECT username FROM identity.users u JOIN jobs.job j ON (j.data->>'userId')::int = u.id
        WHERE j.name = 'send-confirmation-mail-when-user-registered' AND j.state = 'active'`);
      const all = await usernames('SELECT username FROM identity.users');
      return all.filter((username) => !mailedUsernames.has(username) && !waiting.includes(username));
    };
    await eventually(async () => (await withoutMail()).length === 0, 50_000);
    expect(await db.query('SELECT id FROM platform.outbox WHERE handed_over_at IS NULL')).toEqual([]);
  });
});
