import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { PASSWORD, studentForm, retryWhileBusy } from './support/accounts';
import { seededDatabaseUrl } from './support/app';
import { closeBeforeDropping, createPatientPool, unitOfWorkOn, testSettings } from './support/database';
import { openStream } from './support/event-streams';
import { StreamAnnouncements } from '../src/contexts/messaging/infrastructure/stream/stream-announcements';
import { SqlPersonalEvents } from '../src/contexts/messaging/infrastructure/stream/sql-personal-events';
import { DatabaseNotifications } from '../src/shared/infrastructure/notifications/database-notifications';
import { buildServerIfMissing, type ServerProcess, startServerProcess } from './support/server-process';

const dataDir = mkdtempSync(join(tmpdir(), 'streams-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

let a: ServerProcess;
let b: ServerProcess;
let db: DataSource;
let settings: Record<string, string>;
/** Publishes as a third instance would. */
let events: SqlPersonalEvents;

beforeAll(async () => {
  buildServerIfMissing();
  const DATABASE_URL = await seededDatabaseUrl();
  settings = { DATABASE_URL, DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO_DATA: 'off' };
  [a, b] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  db = await createPatientPool(testSettings(DATABASE_URL));
  closeBeforeDropping(() => db.destroy());
  const ownSettings = testSettings(DATABASE_URL);
  const announcements = new StreamAnnouncements(new DatabaseNotifications(db, ownSettings));
  events = new SqlPersonalEvents(unitOfWorkOn(db), announcements, ownSettings);
});

const post = ({ origin }: ServerProcess, path: string, body: object, cookie = ''): Promise<Response> =>
  retryWhileBusy(() =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close', Cookie: cookie },
      body: JSON.stringify(body),
    }),
  );

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]!.split(';')[0]!;

async function member(username: string): Promise<{ id: number; cookie: string }> {
  const cookie = cookieOf(await post(a, '/api/register', studentForm(username)));
  const [{ id }] = await db.query<[{ id: number }]>(`SELECT id FROM identity.users WHERE username = $1`, [username]);
  await db.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [id]);
  return { id, cookie };
}

const publish = (userId: number, meetingId: number) =>
  events.publish([userId], { type: 'meetings.changed', meetingId });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe('streams on two servers', () => {
  it('receive events from another server within a second', async () => {
    const { id, cookie } = await member('robin');
    const streams = await Promise.all([a, b].map(({ origin }) => openStream(origin, { cookie })));
    await Promise.all(streams.map((stream) => stream.next('ready')));
    const began = Date.now();
    await publish(id, 5);

    const receivedEvents = await Promise.all(streams.map((stream) => stream.next('meetings.changed')));
    expect(receivedEvents.map(({ data }) => data)).toEqual([{ meetingId: 5 }, { meetingId: 5 }]);
    expect(Date.now() - began).toBeLessThan(1_000);
  });

  it('deliver every event exactly once to a browser that keeps reconnecting while twenty writers publish', async () => {
    const { id, cookie } = await member('kim');
    const [WRITERS, EACH] = [20, 15];
    const seen: number[] = [];
    let isOver = false;
    const browsing = (async () => {
      for (let visit = 0; !isOver || seen.length < WRITERS * EACH; visit++) {
        const { origin } = visit % 2 ? a : b;
        const stream = await openStream(origin, { cookie, lastEventId: seen.at(-1) ?? 0 });
        await new Promise((resume) => setTimeout(resume, 20 + Math.random() * 200));
        stream.leave();
        seen.push(...stream.frames.filter(({ event }) => event === 'meetings.changed').map((frame) => frame.id!));
      }
    })();
    await Promise.all(
      upTo(WRITERS).map(async (writer) => {
        for (const n of upTo(EACH)) await publish(id, writer * 100 + n);
      }),
    );
    isOver = true;
    await browsing;

    expect(seen).toEqual(upTo(WRITERS * EACH));
  });

  it.each([
    ['signing out', (cookie: string) => post(a, '/api/logout', {}, cookie)],
    [
      'closing the account',
      (cookie: string) => post(a, '/api/account/delete', { password: PASSWORD, written: 'keep' }, cookie),
    ],
  ])('end within a second of %s on the other server', async (way, act) => {
    const { cookie } = await member(way.replace(/\W/g, '.'));
    const stream = await openStream(b.origin, { cookie });
    await stream.next('ready');
    expect((await act(cookie)).status).toBeLessThan(300);

    await stream.over(1_000);
    expect(stream.frames.at(-1)).toMatchObject({ event: 'end', data: { reason: 'session-ended' } });
  });

  it('receive events that were written while the listening connection was down', async () => {
    const { id, cookie } = await member('sasha');
    const stream = await openStream(b.origin, { cookie });
    await stream.next('ready');
    await db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'gradspan-listener' AND datname = current_database()`,
    );
    await publish(id, 7);
    expect((await stream.next('meetings.changed')).data).toEqual({ meetingId: 7 });
  });
});

describe('a suspension by an operator', () => {
  it('ends the person’s stream on another server within a second, and their session', async () => {
    const [op, villain, victim] = [await member('mod.lee'), await member('villain'), await member('victim')];
    await db.query(`INSERT INTO identity.operators VALUES ($1, now(), 'Test')`, [op.id]);
    await db.query(`UPDATE identity.users SET role = 'alumni' WHERE id = $1`, [villain.id]);
    await db.query(
      `INSERT INTO forum.moderation_cases (target_type, target_id, subject_id, status, is_urgent, reasons, report_count,
         first_reported_at, last_reported_at, is_content_hidden, version)
       VALUES ('user', $1, $1, 'open', true, '{abuse}', 1, now(), now(), false, 1)`,
      [villain.id],
    );
    const streams = await Promise.all([villain, victim].map(({ cookie }) => openStream(b.origin, { cookie })));
    await Promise.all(streams.map((stream) => stream.next('ready')));
    const [one] = await db.query<{ id: number }[]>('SELECT id FROM forum.moderation_cases WHERE subject_id = $1', [
      villain.id,
    ]);
    const body = { action: 'suspend', note: 'Threats.', version: 1 };
    expect((await post(a, `/api/moderation/cases/${one!.id}/actions`, body, op.cookie)).status).toBe(200);

    await streams[0]!.over(1_000);
    expect(streams[0]!.frames.at(-1)).toMatchObject({ event: 'end', data: { reason: 'session-ended' } });
    expect(streams[1]!.isOver).toBe(false);
    streams[1]!.leave();
    const answer = await fetch(`${b.origin}/api/user`, { headers: { Cookie: villain.cookie, Connection: 'close' } });
    expect(answer.status).toBe(401);
  });
});

describe('a server that is stopped', () => {
  it('ends its streams, and the browser continues on another server', async () => {
    const stopping = await startServerProcess(settings);
    const { id, cookie } = await member('casey');
    const stream = await openStream(stopping.origin, { cookie });
    await stream.next('ready');
    const began = Date.now();
    const [code] = await Promise.all([stopping.stop(), stream.over(5_000)]);

    expect(code).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(stream.frames.at(-1)).toMatchObject({ event: 'end', data: { reason: 'moving' } });
    await publish(id, 9);
    const next = await openStream(a.origin, { cookie, lastEventId: 0 });
    expect(await next.next('meetings.changed')).toMatchObject({ id: 1, data: { meetingId: 9 } });
  });
});
