import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually, seededDatabaseUrl } from './support/app';
import { bareDatabaseUrl, closeBeforeDropping } from './support/database';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret for a test in production mode',
  APP_ORIGIN: 'http://localhost:46400',
  LOG_LEVEL: 'silent',
};
const REPORT = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } });

let dataDir: string;
let slowClients: Record<string, ReturnType<typeof sendUnfinishedRequest>>;
beforeAll(async () => {
  buildServerIfMissing();
  dataDir = mkdtempSync(join(tmpdir(), 'graceful-'));
  // It takes long until the server disconnects them; the other tests run during that time.
  const server = await start(await seededDatabaseUrl());
  slowClients = {
    headers: sendUnfinishedRequest(server, 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    pieces: sendUnfinishedRequest(
      server,
      'POST /api/csp-report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/csp-report\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n5\r\n{"csp',
    ),
  };
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = async (url: string): Promise<ServerProcess> =>
  startServerProcess({ ...PRODUCTION, DATABASE_URL: url, DATA_DIR: dataDir });
const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

const answered = (call: ClientRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    call.on('error', reject).on('response', (response: IncomingMessage) => {
      const { statusCode = 0, headers } = response;
      response.resume().on('end', () => resolve({ status: statusCode, connection: headers.connection }));
    });
  });
const ask = (server: ServerProcess, path: string, agent?: Agent): Promise<Answer> =>
  answered(get({ host: '127.0.0.1', port: portOf(server), path, agent }));

/** Starts a write whose body is sent in two pieces, the second one when `finish` is called. */
function slowWrite(server: ServerProcess) {
  const call = request({
    host: '127.0.0.1',
    port: portOf(server),
    path: '/api/csp-report',
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'Content-Type': 'application/csp-report', 'Content-Length': REPORT.length },
  });
  call.write(REPORT.slice(0, 10));
  return { answer: answered(call), finish: () => call.end(REPORT.slice(10)) };
}

/** Starts a client that sends only `beginning`; `gone` resolves with what it received and after how long. */
function sendUnfinishedRequest(server: ServerProcess, beginning: string) {
  const began = Date.now();
  const said: string[] = [];
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(beginning);
  socket.on('data', (data: Buffer) => said.push(data.toString()));
  const gone = new Promise<{ said: string; afterMs: number }>((resolve) =>
    socket.on('close', () => resolve({ said: said.join(''), afterMs: Date.now() - began })),
  );
  return { gone };
}

describe('a server that receives a stop signal', () => {
  it('reports it, finishes requests in progress, and exits within ten seconds', async () => {
    const server = await start(await seededDatabaseUrl());
    const [brief, long] = [slowWrite(server), slowWrite(server)];
    await sleep(200);
    const began = Date.now();
    const ended = server.stop();

    await eventually(async () => (await ask(server, '/health/ready')).status === 503, 1_500);
    expect((await ask(server, '/health/live')).status).toBe(200);
    expect(await ask(server, '/api/colleges/count')).toEqual({ status: 200, connection: 'close' });
    brief.finish();
    expect(await brief.answer).toEqual({ status: 204, connection: 'close' });
    await sleep(3_000);
    long.finish();
    expect(await long.answer).toEqual({ status: 204, connection: 'close' });

    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    await expect(ask(server, '/health/live')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('fails no client that disconnects when it is asked to', async () => {
    const server = await start(await seededDatabaseUrl());
    const statuses: number[] = [];
    const failures: unknown[] = [];
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const answer = await ask(server, '/api/colleges/count', agent);
        statuses.push(answer.status);
        if (answer.connection === 'close') return;
      }
    };
    const clients = Array.from({ length: 6 }, () => client().catch((error: unknown) => failures.push(error)));
    await sleep(500);
    const ended = server.stop('SIGINT');
    await Promise.all(clients);

    expect(await ended).toBe(0);
    expect(failures).toEqual([]);
    expect(new Set(statuses.filter((status) => status !== 429))).toEqual(new Set([200]));
  });

  it('disconnects a client that never finishes its request', async () => {
    const server = await start(await seededDatabaseUrl());
    const never = slowWrite(server);
    const broken = never.answer.catch((error: Error) => error.message);
    await sleep(200);
    const began = Date.now();

    expect(await server.stop()).toBe(0);
    expect(await broken).toMatch(/hang up|ECONNRESET/);
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('leaves no transaction and no connection behind', async () => {
    const url = await seededDatabaseUrl();
    const server = await start(url);
    await ask(server, '/api/colleges/count');
    await server.stop();
    const control = new Client({ connectionString: url });
    await control.connect();
    closeBeforeDropping(() => control.end());
    // PostgreSQL ends the process of a closed connection some milliseconds later, and a pooler closes idle ones after 5 s.
    // Servers of Citus keep their connections to each other.
    await eventually(async () => {
      const { rows } = await control.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
           AND application_name NOT LIKE 'citus\\_internal%'`,
      );
      return rows.length === 0;
    }, 10_000);
  });
});

describe('a server after it was killed', () => {
  it('starts again on the same database', async () => {
    const url = await bareDatabaseUrl();
    const killed = await start(url);
    await killed.kill();
    const again = await start(url);

    expect((await ask(again, '/api/colleges/count')).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });

  it('starts again if it died during the migrations', async () => {
    const url = await bareDatabaseUrl();
    const first = start(url).catch(() => null);
    const control = new Client({ connectionString: url });
    await control.connect();
    for (;;) {
      const { rows } = await control.query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'gradspan-maintenance' AND datname = current_database()",
      );
      if (rows.length > 0) break;
    }
    await control.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gradspan-maintenance' AND datname = current_database()",
    );
    await control.end();
    await (await first)?.kill();

    expect((await ask(await start(url), '/health/ready')).status).toBe(200);
  });
});

describe('a client that never finishes its request', () => {
  it.each([
    ['headers', 20],
    ['pieces', 35],
  ])('is disconnected if its %s do not end within %i seconds', async (what, seconds) => {
    const { said, afterMs } = await slowClients[what]!.gone;

    expect(said).toMatch(/^HTTP\/1.1 408/);
    expect(afterMs).toBeLessThan((seconds + 1) * 1_000);
  });
});
