import type { AddressInfo } from 'node:net';
import { MAX_STREAMS_PER_PERSON } from '../src/contexts/messaging/application/stream/stream-hub';
import { StreamUpkeep } from '../src/contexts/messaging/infrastructure/stream/stream-upkeep';
import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { cookieOf, PASSWORD, registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { confirmed, type TestUser, student } from './support/test-users';
import { accept, postConnection, createConnection, mentor, settle } from './support/connections';
import { waitUntilIdle } from './support/table-digests';
import { type Frame, openStream, type OpenedStream } from './support/event-streams';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = `http://127.0.0.1:${(app.app.getHttpServer().address() as AddressInfo).port}`;
});

/** Signs in with a new session, so that the session of the user's test browser stays open. */
const cookieFor = async (username: string): Promise<string> =>
  cookieOf(await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200));

async function streamOf(username: string, lastEventId?: number | string, cookie?: string): Promise<OpenedStream> {
  return openStream(origin, { cookie: cookie ?? (await cookieFor(username)), lastEventId });
}

const types = (frames: readonly Frame[]): string[] => frames.map(({ event }) => event);
/** Long enough for any pending event to arrive. */
const waitBriefly = () => new Promise((resume) => setTimeout(resume, 300));

let n = 0;
async function pair(): Promise<[TestUser, TestUser, string, string]> {
  n += 1;
  return [await student(app, `stu${n}`), await mentor(app, `men${n}`), `stu${n}`, `men${n}`];
}

describe('a stream', () => {
  it('starts immediately, and is neither cached, buffered nor compressed', async () => {
    const [, , stu] = await pair();
    const stream = await openStream(origin, { cookie: await cookieFor(stu) });

    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(await stream.next('ready')).toEqual({ id: 0, event: 'ready', data: {} });
  });

  it('reports a request to both people immediately, without its content', async () => {
    const [stu, men, ...names] = await pair();
    const streams = await Promise.all(names.map((name) => streamOf(name)));
    await postConnection(stu, men, 'May I ask you something secret?').expect(201);

    for (const stream of streams) {
      expect((await stream.next('connections.changed')).data).toEqual({});
      expect(JSON.stringify(stream.frames)).not.toContain('secret');
    }
  });

  it('reports an answer to the person who gave it, and to the other one when it can no longer be undone', async () => {
    const [stu, men, ...names] = await pair();
    const id = await createConnection(stu, men);
    await waitUntilIdle(app);
    const [stus, mens] = await Promise.all(names.map((name) => streamOf(name)));
    await accept(men, id).expect(200);

    await mens!.next('connections.changed');
    await waitBriefly();
    expect(types(stus!.frames)).not.toContain('connections.changed');
    await settle(app, id);
    await stus!.next('connections.changed');
  });

  it('reports a block only to the person who blocks', async () => {
    const [stu, men, ...names] = await pair();
    await accept(men, await createConnection(stu, men)).expect(200);
    await waitUntilIdle(app);
    const streams = await Promise.all(names.map((name) => streamOf(name)));
    await men.browser.post(`/api/blocks/${stu.id}`).expect(({ status }) => expect(status).toBeLessThan(300));

    await streams[1]!.next('connections.changed');
    await waitBriefly();
    expect(types(streams[0]!.frames)).toEqual(['ready']);
  });

  it('reports a message and its reading to both people if both share receipts, with IDs only', async () => {
    const [stu, men, ...names] = await pair();
    for (const { browser } of [stu, men]) {
      await browser.patch('/api/privacy/preferences').send({ readReceipts: true }).expect(200);
    }
    await accept(men, await createConnection(stu, men)).expect(200);
    const streams = await Promise.all(names.map((name) => streamOf(name)));
    const { body } = await stu.browser
      .post('/api/messages')
      .send({ recipientId: men.id, content: 'Something secret.' })
      .expect(201);
    await men.browser.post(`/api/conversations/${stu.id}/read`).send({}).expect(204);

    for (const [stream, userId] of [
      [streams[0]!, men.id],
      [streams[1]!, stu.id],
    ] as const) {
      const messageId = (body as { id: number }).id;
      expect((await stream.next('message.created')).data).toEqual({ messageId, userId });
      expect((await stream.next('conversation.read')).data).toEqual({ userId });
      expect(JSON.stringify(stream.frames)).not.toContain('secret');
    }
  });

  it('resumes after the last event ID from header or query', async () => {
    const [stu, men, name] = await pair();
    // Two events: the message and the request.
    await postConnection(stu, men).expect(201);
    const cookie = await cookieFor(name);
    const streams = await Promise.all([
      openStream(origin, { cookie, lastEventId: 1 }),
      openStream(origin, { cookie, query: '?lastEventId=1' }),
    ]);

    for (const stream of streams) {
      await eventually(() => stream.frames.length > 0);
      expect(stream.frames.map(({ id }) => id)).toEqual([2]);
    }
  });

  it.each(['99', '-1', 'nonsense', '1e3', '9'.repeat(40)])(
    'sends a reset after the invalid event ID %s',
    async (id) => {
      const [stu, men, name] = await pair();
      await postConnection(stu, men).expect(201);
      await waitUntilIdle(app);
      expect(await (await streamOf(name, id)).next('reset')).toEqual({ id: 2, event: 'reset', data: {} });
    },
  );

  it('sends a reset when the missed events were deleted after a week', async () => {
    const [stu, men, name] = await pair();
    await postConnection(stu, men).expect(201);
    await waitUntilIdle(app);
    await app.db.query(`UPDATE messaging.stream_events SET created_at = now() - interval '7 days 1 minute'`);
    await app.app.get(ScheduledDeletions, { strict: false }).run('delete-old-stream-events');

    expect(await (await streamOf(name, 0)).next('reset')).toMatchObject({ id: 2 });
    expect(await app.db.query('SELECT 1 FROM messaging.stream_events')).toEqual([]);
  });

  it('rejects visitors and people without a confirmed address', async () => {
    expect((await openStream(origin, { cookie: '' })).status).toBe(401);
    await registered(app, studentForm('unconfirmed'));
    expect((await streamOf('unconfirmed')).status).toBe(403);
  });

  it('responds to HEAD without staying open', async () => {
    const { browser } = await confirmed(app, studentForm('header'));
    await browser
      .head('/api/stream')
      .expect(200)
      .expect('content-type', /event-stream/);
  });

  it('sends heartbeats', async () => {
    const stream = await streamOf('header');
    await stream.next('ready');
    app.app.get(StreamUpkeep, { strict: false }).runHeartbeat();
    expect(await stream.next('beat')).toEqual({ id: null, event: 'beat', data: {} });
  });
});

describe('open streams', () => {
  it('do not count toward the three concurrent requests of a person, and hold no database connection', async () => {
    const { browser } = await confirmed(app, studentForm('patient'));
    const cookie = await cookieFor('patient');
    const streams = [];
    for (let one = 0; one < MAX_STREAMS_PER_PERSON; one++) {
      streams.push(await openStream(origin, { cookie }));
      await streams.at(-1)!.next('ready');
    }
    const began = Date.now();
    await Promise.all(Array.from({ length: 6 }, () => browser.get('/api/user').expect(200)));
    expect(Date.now() - began).toBeLessThan(2_000);
    const [{ busy }] = await app.db.query<[{ busy: number }]>(
      `SELECT count(*)::int AS busy FROM pg_stat_activity
       WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(busy).toBe(0);
  });

  it('are limited to four per person; the oldest one is ended', async () => {
    await confirmed(app, studentForm('collector'));
    const cookie = await cookieFor('collector');
    const streams: OpenedStream[] = [];
    for (let one = 0; one <= MAX_STREAMS_PER_PERSON; one++) {
      streams.push(await openStream(origin, { cookie }));
      await streams.at(-1)!.next('ready');
    }
    expect((await streams[0]!.next('end')).data).toEqual({ reason: 'too-many' });
    await streams[0]!.over();
    expect(streams.slice(1).map(({ isOver }) => isOver)).toEqual(Array(MAX_STREAMS_PER_PERSON).fill(false));
  });
});
