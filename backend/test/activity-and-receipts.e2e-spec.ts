import type { AddressInfo } from 'node:net';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { MessagingPersonalData } from '../src/contexts/messaging';
import { PresenceUpkeep } from '../src/contexts/messaging/infrastructure/presence/presence-upkeep';
import { cookieOf, PASSWORD, studentForm } from './support/accounts';
import { waitUntilIdle } from './support/table-digests';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student, unconfirmedPerson } from './support/test-users';
import { accept, createConnection, mentor } from './support/connections';
import { minor, said, type Message } from './support/correspondence';
import { openStream, type OpenedStream } from './support/event-streams';

interface Seen extends Message {
  readonly readAt: string | null;
}
interface Other {
  readonly other: { readonly id: number; readonly isActive: boolean };
}

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = `http://127.0.0.1:${(app.app.getHttpServer().address() as AddressInfo).port}`;
});

let n = 0;
/** Creates a student and a mentor who are connected, with their usernames. */
async function pair(): Promise<{ stu: TestUser; men: TestUser; names: [string, string] }> {
  n += 1;
  const names: [string, string] = [`stu${n}`, `men${n}`];
  const [stu, men] = [await student(app, names[0]), await mentor(app, names[1])];
  await accept(men, await createConnection(stu, men)).expect(200);
  return { stu, men, names };
}

const share = ({ browser }: TestUser, choices: object) => browser.patch('/api/privacy/preferences').send(choices);
const shareAll = (...people: TestUser[]) =>
  Promise.all(people.map((one) => share(one, { readReceipts: true, activityStatus: true }).expect(200)));
const type = ({ browser }: TestUser, { id }: Pick<TestUser, 'id'>) =>
  browser.post(`/api/conversations/${id}/typing`).send({});
const markRead = ({ browser }: TestUser, { id }: TestUser) =>
  browser.post(`/api/conversations/${id}/read`).send({}).expect(204);
const thread = async ({ browser }: TestUser, { id }: TestUser): Promise<Seen[]> =>
  (await browser.get(`/api/conversations/${id}`).expect(200)).body as Seen[];
const lastOwn = async (viewer: TestUser, other: TestUser): Promise<Pick<Seen, 'read' | 'readAt'>> => {
  const { read, readAt } = (await thread(viewer, other)).findLast(({ senderId }) => senderId === viewer.id)!;
  return { read, readAt };
};
const UNKNOWN = { read: false, readAt: null };

async function streamOf(username: string): Promise<OpenedStream> {
  const cookie = cookieOf(await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200));
  const stream = await openStream(origin, { cookie });
  await eventually(() => stream.frames.length > 0);
  return stream;
}
const beat = () => app.app.get(PresenceUpkeep, { strict: false }).runHeartbeat();
/** Long enough for pending events to be sent. */
const waitBriefly = () => new Promise((resume) => setTimeout(resume, 300));
const framesOf = ({ frames }: OpenedStream, event: string) => frames.filter((frame) => frame.event === event);

const isActive = async ({ browser }: TestUser, { id }: TestUser): Promise<boolean[]> => {
  const list = (await browser.get('/api/conversations').expect(200)).body as Other[];
  const { other } = (await browser.get(`/api/conversations/${id}/summary`).expect(200)).body as Other;
  return [other.isActive, ...list.filter((one) => one.other.id === id).map((one) => one.other.isActive)];
};

describe('readReceipts and activityStatus', () => {
  const kept = async ({ browser }: TestUser) => (await browser.get('/api/privacy/preferences').expect(200)).body;

  it('are off by default, and are stored separately', async () => {
    const { stu } = await pair();
    expect(await kept(stu)).toMatchObject({ readReceipts: false, activityStatus: false });
    await Promise.all([
      share(stu, { readReceipts: true }).expect(200),
      share(stu, { activityStatus: true }).expect(200),
    ]);
    expect(await kept(stu)).toMatchObject({ readReceipts: true, activityStatus: true });
  });

  it.each([
    [{ readReceipts: 'true' }, 'readReceipts'],
    [{ activityStatus: null }, 'activityStatus'],
    [{ activityStatus: [true] }, 'activityStatus'],
  ])('refuse %j and name the field', async (choices, field) => {
    const { stu } = await pair();
    const { body } = await share(stu, choices).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
  });

  it('stay off under 18: the error names the field, and the rest of the request is ignored', async () => {
    const kid = await minor(app, 'kid');
    for (const field of ['readReceipts', 'activityStatus']) {
      const { body } = await share(kid, { profileVisibility: 'private', [field]: true }).expect(403);
      expect(body).toMatchObject({ code: 'mentorship.sharing-not-for-minors', errors: [{ field }] });
    }
    expect(await kept(kid)).toMatchObject({ readReceipts: false, activityStatus: false, visibilityChosenAt: null });
  });
});

describe('read receipts', () => {
  it('are shown to the sender while both share them', async () => {
    const { stu, men } = await pair();
    await said(stu, men);
    await markRead(men, stu);
    expect(await lastOwn(stu, men)).toEqual(UNKNOWN);
    for (const one of [stu, men]) {
      expect(await lastOwn(stu, men)).toEqual(UNKNOWN);
      await share(one, { readReceipts: true }).expect(200);
    }
    expect(await lastOwn(stu, men)).toEqual({ read: true, readAt: expect.stringMatching(/Z$/) });
    const [own] = (await stu.browser.get('/api/messages').expect(200)).body as Seen[];
    expect(own).toMatchObject({ senderId: stu.id, read: true });

    await share(men, { readReceipts: false }).expect(200);
    expect(await lastOwn(stu, men)).toEqual(UNKNOWN);
  });

  it('are invisible to the sender if only the sender shares them: no field, no event, no export', async () => {
    const { stu, men, names } = await pair();
    await share(stu, { readReceipts: true }).expect(200);
    await said(stu, men);
    const stream = await streamOf(names[0]);
    const before = JSON.stringify(await thread(stu, men));
    await markRead(men, stu);
    await waitBriefly();

    expect(stream.frames.map(({ event }) => event)).toEqual(['ready']);
    expect(JSON.stringify(await thread(stu, men))).toBe(before);
    const { messagesSent } = await app.app.get(MessagingPersonalData, { strict: false }).export(stu.id);
    expect(messagesSent!.flatMap(Object.keys).filter((key) => key.startsWith('read'))).toEqual([]);
  });

  it('are sent to open pages of the sender immediately', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    await said(stu, men);
    const stream = await streamOf(names[0]);
    await markRead(men, stu);
    expect((await stream.next('conversation.read')).data).toEqual({ userId: men.id });
    expect((await thread(men, stu)).every(({ readAt }) => readAt === null)).toBe(true);
  });
});

describe('typing', () => {
  it('is sent without an event id to the other person if both share it', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    const stream = await streamOf(names[1]);
    await type(stu, men).expect(204);
    expect(await stream.next('typing')).toEqual({ id: null, event: 'typing', data: { userId: stu.id } });
    expect(await app.db.query(`SELECT FROM messaging.stream_events WHERE type = 'typing'`)).toEqual([]);
  });

  it.each([
    ['no one shares it', []],
    ['only the one who types shares it', [0]],
    ['only the other shares it', [1]],
  ])('returns the same response and is shown to no one if %s', async (_, sharers) => {
    const { stu, men, names } = await pair();
    for (const which of sharers) await shareAll([stu, men][which]!);
    const stream = await streamOf(names[1]);
    await type(stu, men).expect(204);
    await waitBriefly();
    expect(stream.frames.map(({ event }) => event)).toEqual(['ready']);
  });

  it('is shown to no one after a block, on either side', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    await men.browser.post(`/api/blocks/${stu.id}`).expect(({ status }) => expect(status).toBeLessThan(300));
    const streams = await Promise.all(names.map(streamOf));
    await type(stu, men).expect(404);
    await type(men, stu).expect(404);
    await waitBriefly();
    for (const stream of streams) expect(framesOf(stream, 'typing')).toEqual([]);
  });

  it('requires a confirmed account and a person whom the user may know', async () => {
    const { stu } = await pair();
    const [stranger, kid] = [await student(app, 'stranger'), await minor(app, 'kid2')];
    const unconfirmed = await unconfirmedPerson(app, studentForm('unconfirmed'));
    await app
      .visitor()
      .post(`/api/conversations/${stu.id}/typing`)
      .set('Origin', app.settings.origin)
      .send({})
      .expect(401);
    await type(unconfirmed, stu).expect(403);
    await type(stranger, { id: 999_999 }).expect(404);
    await type(stranger, kid).expect(404);
    await type(stranger, stranger).expect(400);
    await stranger.browser.post('/api/conversations/nobody/typing').send({}).expect(400);
  });

  it('is shown to no one for minors, whatever setting is stored', async () => {
    const { men, names } = await pair();
    const kid = await minor(app, 'kid3');
    await accept(men, await createConnection(kid, men)).expect(200);
    await shareAll(men);
    await app.db.query('INSERT INTO mentorship.sharing_preferences VALUES ($1, true, true, now())', [kid.id]);
    const stream = await streamOf(names[1]);
    await type(kid, men).expect(204);
    await type(men, kid).expect(204);
    await said(kid, men);
    await markRead(men, kid);
    await waitBriefly();
    expect(framesOf(stream, 'typing')).toEqual([]);
    expect(await lastOwn(kid, men)).toEqual(UNKNOWN);
  });
});

describe('the active status', () => {
  it('is shown to connections who share it while a page is open', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    await said(stu, men);
    const watching = await streamOf(names[0]);
    expect(await isActive(stu, men)).toEqual([false, false]);
    const mentorStream = await streamOf(names[1]);

    expect((await watching.next('presence')).data).toEqual({ userId: men.id, isActive: true });
    expect(await isActive(stu, men)).toEqual([true, true]);
    mentorStream.leave();
    await app.db.query(`UPDATE messaging.presences SET seen_at = now() - interval '61 seconds' WHERE user_id = $1`, [
      men.id,
    ]);
    expect(await isActive(stu, men)).toEqual([false, false]);
    await eventually(async () => (await beat(), framesOf(watching, 'presence').length === 2));
    expect(framesOf(watching, 'presence').at(-1)).toMatchObject({
      id: null,
      data: { userId: men.id, isActive: false },
    });
  });

  it('is hidden immediately when sharing is turned off, and shown when it is turned on', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    const [watching] = await Promise.all(names.map(streamOf));
    await watching!.next('presence');
    await share(men, { activityStatus: false }).expect(200);
    await eventually(() => framesOf(watching!, 'presence').at(-1)?.data.isActive === false);
    expect(await isActive(stu, men)).toContain(false);
    expect(await app.db.query('SELECT FROM messaging.presences WHERE user_id = $1', [men.id])).toEqual([]);

    await share(men, { activityStatus: true }).expect(200);
    await eventually(() => framesOf(watching!, 'presence').at(-1)?.data.isActive === true);
  });

  it.each([
    ['only the one who is active shares it', [1]],
    ['only the one who looks shares it', [0]],
  ])('is shown to no one if %s', async (_, sharers) => {
    const { stu, men, names } = await pair();
    for (const which of sharers) await shareAll([stu, men][which]!);
    const streams = await Promise.all(names.map(streamOf));
    await beat();
    await waitBriefly();
    expect(streams.flatMap((stream) => framesOf(stream, 'presence'))).toEqual([]);
    expect([await isActive(stu, men), await isActive(men, stu)].flat()).not.toContain(true);
  });

  it('shows neither person after a block', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    await waitUntilIdle(app);
    const streams = await Promise.all(names.map(streamOf));
    for (const stream of streams) await stream.next('presence').catch(() => undefined);
    await eventually(async () => (await isActive(stu, men))[0]);
    await men.browser.post(`/api/blocks/${stu.id}`).expect(({ status }) => expect(status).toBeLessThan(300));
    await eventually(() => framesOf(streams[0]!, 'presence').at(-1)?.data.isActive === false);
    expect(streams[0]!.frames.map(({ event }) => event)).not.toContain('connections.changed');
  });

  it('is not revealed by a block between people who were never connected', async () => {
    const [one, other] = [await mentor(app, 'one.mentor'), await mentor(app, 'other.mentor')];
    await shareAll(one, other);
    const [stream] = [await streamOf('one.mentor'), await streamOf('other.mentor')];
    await waitBriefly();
    await beat();
    await other.browser.post(`/api/blocks/${one.id}`).expect(({ status }) => expect(status).toBeLessThan(300));
    await other.browser.delete(`/api/blocks/${one.id}`).expect(({ status }) => expect(status).toBeLessThan(300));
    await waitBriefly();
    expect(framesOf(stream, 'presence')).toEqual([]);
  });

  it('is visible to no one for a suspended user, nor are typing and read receipts', async () => {
    const { stu, men, names } = await pair();
    await shareAll(stu, men);
    await said(stu, men);
    await markRead(men, stu);
    await streamOf(names[1]);
    await eventually(async () => (await isActive(stu, men))[0]);
    await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser(names[1], { until: null, reason: 'Test' });

    expect(await isActive(stu, men)).toEqual([false, false]);
    expect(await lastOwn(stu, men)).toEqual(UNKNOWN);
    await type(stu, men).expect(204);
  });
});
