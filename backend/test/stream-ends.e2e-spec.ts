import type { AddressInfo, Socket } from 'node:net';
import { StreamUpkeep } from '../src/contexts/messaging/infrastructure/stream/stream-upkeep';
import { cookieOf, PASSWORD, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { confirmed } from './support/test-users';
import { openStream, type OpenedStream } from './support/event-streams';

let app: TestApp;
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startApp();
  const server = app.app.getHttpServer();
  server.on('connection', (socket: Socket) => sockets.push(socket));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** Signs in with a new session, so that the session of the user's test browser stays open. */
const cookieFor = async (username: string): Promise<string> =>
  cookieOf(await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200));

const streamOf = async (username: string, cookie?: string): Promise<OpenedStream> =>
  openStream(origin, { cookie: cookie ?? (await cookieFor(username)) });

describe('a stream ends with its session', () => {
  const ended = async (stream: OpenedStream): Promise<void> => {
    await stream.over(1_000);
    expect(stream.frames.at(-1)).toMatchObject({ event: 'end', data: { reason: 'session-ended' } });
  };
  const WAYS: [string, (cookie: string) => Promise<unknown>][] = [
    ['signing out', (cookie) => app.visitor().post('/api/logout').set('Cookie', cookie).expect(200)],
    [
      'another password',
      (cookie) =>
        app
          .visitor()
          .post('/api/user/change-password')
          .set('Cookie', cookie)
          .send({ currentPassword: PASSWORD, newPassword: 'another-password-of-mine-7' })
          .expect(200),
    ],
    [
      'another role',
      (cookie) =>
        app
          .visitor()
          .put('/api/user/role')
          .set('Cookie', cookie)
          .send({ newRole: 'alumni', currentPassword: PASSWORD })
          .expect(200),
    ],
    [
      'closing the account',
      (cookie) =>
        app
          .visitor()
          .post('/api/account/delete')
          .set('Cookie', cookie)
          .send({ password: PASSWORD, written: 'keep' })
          .expect(({ status }) => expect(status).toBeLessThan(300)),
    ],
  ];

  it.each(WAYS)('by %s, but continues in another browser that stays signed in', async (way, act) => {
    const name = `ends.${way.split(' ').at(-1)}`;
    await confirmed(app, studentForm(name));
    const [cookie, elsewhere] = [await cookieFor(name), await cookieFor(name)];
    const [here, there] = await Promise.all([streamOf(name, cookie), streamOf(name, elsewhere)]);
    await Promise.all([here.next('ready'), there.next('ready')]);
    await act(cookie);

    await ended(here);
    if (way === 'signing out') expect(there.isOver).toBe(false);
    else if (way !== 'another role') await ended(there);
  });

  it('by expiry, at the next heartbeat', async () => {
    await confirmed(app, studentForm('idle'));
    const stream = await streamOf('idle');
    await stream.next('ready');
    await app.db.query(
      `UPDATE identity.sessions SET last_seen_at = now() - interval '2 days'
       WHERE user_id = (SELECT id FROM identity.users WHERE username = 'idle')`,
    );
    app.app.get(StreamUpkeep, { strict: false }).runHeartbeat();
    await ended(stream);
  });
});

describe('a browser that does not read', () => {
  it('receives nothing more, and gets every event in order when it reads again', async () => {
    const { id } = await confirmed(app, studentForm('sleeper'));
    const stream = await streamOf('sleeper');
    await stream.next('ready');
    stream.pause();
    const MANY = 200_000;
    await app.db.query(
      `INSERT INTO messaging.stream_cursors VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET last_id = $2`,
      [id, MANY],
    );
    await app.db.query(
      `INSERT INTO messaging.stream_events (user_id, id, type, data)
       SELECT $1, n, 'meetings.changed', jsonb_build_object('meetingId', n) FROM generate_series(1, $2) AS n`,
      [id, MANY],
    );
    app.app.get(StreamUpkeep, { strict: false }).runHeartbeat();
    // The buffers at both ends of the connection are full; the rest waits in the database.
    const blocked = await eventually(() => sockets.find(({ writableNeedDrain }) => writableNeedDrain));
    await new Promise((resume) => setTimeout(resume, 500));
    expect(blocked.writableNeedDrain).toBe(true);
    expect(blocked.writableLength).toBeLessThan(100_000);

    stream.resume();
    const meetingEvents = () => stream.frames.filter(({ event }) => event === 'meetings.changed');
    await eventually(() => meetingEvents().length >= MANY);
    expect(meetingEvents().map(({ id }) => id)).toEqual(Array.from({ length: MANY }, (_, k) => k + 1));
  });
});
