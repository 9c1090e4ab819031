import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { cookieOf, retryWhileBusy } from './accounts';
import { seededDatabaseUrl } from './app';
import { closeBeforeDropping, createPatientPool, testSettings } from './database';
import { buildServerIfMissing, startServerProcess } from './server-process';

/** A signed-in user; both servers know the session. */
export interface Racer {
  readonly id: number;
  readonly cookie: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface TwoServers {
  readonly db: DataSource;
  /** Registers a user with a confirmed address. */
  join(form: Record<string, unknown>): Promise<Racer>;
  /** Calls the first server or, if `n` is odd, the second; repeats the request while the server is busy. */
  call(n: number, user: Racer, asked: string, body?: object, headers?: Record<string, string>): Promise<Answered>;
  /** Uploads a file to the first server or, if `n` is odd, the second, without retries. */
  upload(n: number, user: Racer, path: string, file: string): Promise<Answered>;
}

/** Without rate limits, a 429 only means that too many requests of one person are waiting. */
const BUSY = [429, 503];

/** Starts two built servers, each in its own process, on one new database. */
export async function twoServers(): Promise<TwoServers> {
  buildServerIfMissing();
  const DATABASE_URL = await seededDatabaseUrl();
  const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'two-servers-'));
  const settings = { DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off', DEMO_DATA: 'off' };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const db = await createPatientPool(testSettings(DATABASE_URL));
  closeBeforeDropping(() => db.destroy());

  const send = (n: number, cookie: string, asked: string, body?: object, headers = {}): Promise<Response> => {
    const { origin } = servers[n % 2]!;
    const [method, path] = asked.split(' ') as [string, string];
    const ask = () =>
      fetch(`${origin}${path}`, {
        method,
        // The server can close an idle connection just when it is used again.
        headers: { 'content-type': 'application/json', connection: 'close', origin, cookie, ...headers },
        body: body && JSON.stringify(body),
      });
    return retryWhileBusy(ask, BUSY);
  };
  return {
    db,
    async join(form) {
      const answer = await send(0, '', 'POST /api/register', form);
      if (answer.status !== 201) throw new Error(`Registering was answered ${answer.status}`);
      const cookie = cookieOf({ headers: { 'set-cookie': answer.headers.getSetCookie() } });
      const { id } = (await (await send(1, cookie, 'GET /api/user')).json()) as Racer;
      await db.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [id]);
      await db.query('UPDATE mentorship.people_directory SET takes_part = true WHERE user_id = $1', [id]);
      return { id, cookie };
    },
    async upload(n, { cookie }, path, file) {
      const { origin } = servers[n % 2]!;
      const form = new FormData();
      form.append('file', new Blob([file]), 'alumni.csv');
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { connection: 'close', origin, cookie },
        body: form,
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    async call(n, { cookie }, asked, body, headers) {
      const answer = await send(n, cookie, asked, body, headers);
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
    },
  };
}
