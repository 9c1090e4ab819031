import { Client } from 'pg';
import { alumniForm, cookieOf, studentForm } from './accounts';
import type { ServerProcess } from './server-process';

export interface Person {
  readonly id: number;
  readonly cookie: string;
}

/** A message as in the response to its sender, or as in the database. */
export interface Kept {
  readonly content: string;
  readonly id: number;
}

/** The responses that the writers received. */
export interface ResponseLog {
  readonly answered: Kept[];
  /** Milliseconds from the first try to the response. */
  readonly waits: number[];
  /** When each client last received a response. */
  readonly answeredAt: number[];
  /** How often each outcome other than 201 occurred. */
  readonly others: Record<string, number>;
  /** Number of 503 responses that don't say when to try again. */
  withoutRetryAfter: number;
  /** Number of messages stored by a try whose response never arrived. */
  unheard: number;
}

export const createResponseLog = (): ResponseLog => ({
  answered: [],
  waits: [],
  answeredAt: [],
  others: {},
  withoutRetryAfter: 0,
  unheard: 0,
});

/** Outcomes after which a client repeats its request. */
export const PASSING = ['503', '409', '429', 'no answer'];
/** How long a client waits for a response before it gives up the try. */
const TRY_TIMEOUT_MS = 6_000;
const PAUSE_MS = 20;

export const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

interface RequestOptions {
  readonly cookie?: string;
  readonly body?: object;
  readonly key?: string;
  /** The client destroys the connection after this time, with or without a response. */
  readonly cutAfterMs?: number;
}

/**
 * Students and a mentor who keep writing to each other no matter what happens to `servers`; a server in the list can be
 * replaced.
 */
export class PersistentClients {
  constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly databaseUrl: string,
  ) {}

  async withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Registers students who are connected with one alum and write to her. */
  async registerCorrespondents(count: number): Promise<{ alumna: Person; students: Person[] }> {
    const alumna = await this.#signUp(alumniForm('ada'));
    const { cookie } = alumna;
    await this.#sendExpectingSuccess(0, 'PATCH /api/privacy/preferences', { cookie, body: { isProfileVisible: true } });
    await this.#sendExpectingSuccess(0, 'PUT /api/alumni/profile', {
      cookie,
      body: { isWillingToMentor: true, maxMentees: 20 },
    });
    const students: Person[] = [];
    for (let n = 0; n < count; n++) {
      const student = await this.#signUp(studentForm(`student${n}`));
      const options = { cookie: student.cookie, body: { toUserId: alumna.id } };
      const { id } = await this.#sendExpectingSuccess<{ id: number }>(n, 'POST /api/connections', options);
      await this.#sendExpectingSuccess(n, `PATCH /api/connections/${id}`, { cookie, body: { status: 'connected' } });
      students.push(student);
    }
    return { alumna, students };
  }

  /**
   * Writes one message after the other and repeats each, with the same key, until it gets a response.
   * @param cutAfterMs returns when the client destroys the connection in try number n of a message; undefined for never
   */
  async write(
    n: number,
    { from, to, ledger }: { from: Person; to: Person; ledger: ResponseLog },
    isOver: () => boolean,
    cutAfterMs: (tried: number) => number | undefined = () => undefined,
  ): Promise<void> {
    for (let k = 0; !isOver(); k++) {
      const [content, began] = [`message ${k} of client ${n}`, Date.now()];
      for (let tried = 0; ; tried++) {
        const body = { recipientId: to.id, content };
        const options = { cookie: from.cookie, body, key: `client-${n}-message-${k}`, cutAfterMs: cutAfterMs(tried) };
        const asked = Date.now();
        const answer = await this.#send(n + tried, 'POST /api/messages', options).catch(() => null);
        const message = answer?.status === 201 ? await messageOf(answer) : null;
        if (message) {
          ledger.answered.push({ content, id: message.id });
          if (Date.parse(message.sentAt) < asked) ledger.unheard += 1;
          break;
        }
        const name = answer && answer.status !== 201 ? String(answer.status) : 'no answer';
        ledger.others[name] = (ledger.others[name] ?? 0) + 1;
        if (answer?.status === 503 && !answer.headers.has('retry-after')) ledger.withoutRetryAfter += 1;
        if (!answer?.bodyUsed) await answer?.body?.cancel();
        await sleep(1_000 * Number(answer?.headers.get('retry-after') ?? 0.2));
      }
      ledger.answeredAt[n] = Date.now();
      ledger.waits.push(Date.now() - began);
      await sleep(PAUSE_MS);
    }
  }

  /** Returns the messages of all writers from the database. */
  async listStoredMessages(): Promise<Kept[]> {
    const { rows } = await this.withDatabase((client) =>
      client.query<Kept>(`SELECT id, content FROM messaging.messages WHERE content LIKE 'message % of client %'`),
    );
    return rows;
  }

  async #signUp(form: Record<string, unknown>): Promise<Person> {
    const answer = await this.#send(0, 'POST /api/register', { body: form });
    const cookie = cookieOf({ headers: { 'set-cookie': answer.headers.getSetCookie() } });
    const { id } = await this.#sendExpectingSuccess<{ id: number }>(1, 'GET /api/user', { cookie });
    await this.withDatabase((client) =>
      client.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [id]),
    );
    return { id, cookie };
  }

  async #send(
    n: number,
    asked: string,
    { cookie = '', body = {}, key, cutAfterMs }: RequestOptions,
  ): Promise<Response> {
    const { origin } = this.servers[n % this.servers.length]!;
    const [method, path] = asked.split(' ') as [string, string];
    const headers = { 'content-type': 'application/json', connection: 'close', origin, cookie };
    return fetch(`${origin}${path}`, {
      method,
      headers: key ? { ...headers, 'idempotency-key': key } : headers,
      body: method === 'GET' ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(cutAfterMs ?? TRY_TIMEOUT_MS),
    });
  }

  async #sendExpectingSuccess<T>(n: number, asked: string, options: RequestOptions): Promise<T> {
    const answer = await this.#send(n, asked, options);
    if (!answer.ok) throw new Error(`${asked} was answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? {} : await answer.json()) as T;
  }
}

/** @returns null if the connection broke during the response */
const messageOf = (answer: Response): Promise<{ id: number; sentAt: string } | null> =>
  answer.json().then(
    (message) => message as { id: number; sentAt: string },
    () => null,
  );

/** Sorts by ID. */
export const inOrder = (rows: readonly Kept[]): Kept[] => [...rows].sort((one, other) => one.id - other.id);
