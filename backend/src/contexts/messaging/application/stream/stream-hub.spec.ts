import { InMemoryEvents } from './testing/in-memory-stream';
import { describePersonalEvents } from './testing/personal-events.contract';
import { RecordedOutlet, StubSessions } from './testing/stream-doubles';
import { MAX_STREAMS_PER_PERSON, StreamHub } from './stream-hub';

const [robin, kim] = [1, 2] as const;

describePersonalEvents('A list', async () => new InMemoryEvents());

describe('the open streams of an instance', () => {
  let events: InMemoryEvents;
  let sessions: StubSessions;
  let hub: StreamHub;
  beforeEach(() => {
    events = new InMemoryEvents();
    sessions = new StubSessions();
    hub = new StreamHub(events, sessions);
    events.announced = (userId) => hub.deliverNewEvents(userId);
  });
  afterEach(() => {
    hub.close();
    jest.useRealTimers();
  });

  const change = (userId: number, times = 1) =>
    Promise.all(
      Array.from({ length: times }, (_, n) => events.publish([userId], { type: 'meetings.changed', meetingId: n })),
    );
  const waitForDelivery = () => new Promise((resume) => setTimeout(resume, 5));

  async function open(userId: number, seen: number | null = null, sessionKey = `session of ${userId}`) {
    sessions.owners.set(sessionKey, { id: userId, role: 'student', emailVerified: true });
    const outlet = new RecordedOutlet();
    await hub.open({ userId, role: 'student', sessionKey, lastSeenId: seen, outlet });
    await waitForDelivery();
    return outlet;
  }

  it("start at the person's last event and continue with new ones", async () => {
    await change(robin, 3);
    const [robins, kims] = [await open(robin), await open(kim)];
    await change(robin, 2);
    await waitForDelivery();

    expect(robins).toMatchObject({ begun: { how: 'ready', after: 3 }, ids: [4, 5] });
    expect(kims).toMatchObject({ begun: { how: 'ready', after: 0 }, ids: [] });
  });

  it('start with the missed events', async () => {
    await change(robin, 5);
    expect(await open(robin, 2)).toMatchObject({ begun: { how: 'resume' }, ids: [3, 4, 5] });
  });

  it('send each event once, however many are published and wherever each stream is', async () => {
    await change(robin, 450);
    const [behind, ahead] = await Promise.all([open(robin, 0), open(robin, 440)]);
    await change(robin, 300);
    await waitForDelivery();

    expect(behind.ids).toEqual(Array.from({ length: 750 }, (_, n) => n + 1));
    expect(ahead.ids).toEqual(behind.ids.slice(440));
  });

  it('read events once if they are announced together', async () => {
    await open(robin);
    const before = events.reads;
    await change(robin, 50);
    await waitForDelivery();
    expect(events.reads - before).toBeLessThanOrEqual(2);
  });

  it('read nothing for people without a stream', async () => {
    await change(kim);
    await waitForDelivery();
    expect(events.reads).toBe(0);
  });

  it('wait for a client that does not read, and leave nothing out afterwards', async () => {
    const slow = await open(robin);
    slow.isBlocked = true;
    const other = await open(robin);
    await change(robin, 3);
    await waitForDelivery();
    expect([slow.ids, other.ids]).toEqual([[], [1, 2, 3]]);

    slow.drain();
    await waitForDelivery();
    expect(slow.ids).toEqual([1, 2, 3]);
  });

  it('retry when the database is unavailable', async () => {
    const stream = await open(robin);
    jest.useFakeTimers();
    events.isAway = true;
    await change(robin);
    await jest.advanceTimersByTimeAsync(500);
    events.isAway = false;
    expect(stream.ids).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stream.ids).toEqual([1]);
  });

  it('are limited per person; the oldest is closed', async () => {
    const all = [];
    for (let n = 0; n <= MAX_STREAMS_PER_PERSON; n++) all.push(await open(robin));

    expect(all.map(({ ended }) => ended)).toEqual([
      'too-many',
      ...Array<undefined>(MAX_STREAMS_PER_PERSON).fill(undefined),
    ]);
    expect(hub.streamCount).toBe(MAX_STREAMS_PER_PERSON);
  });

  it('are removed when the browser disconnects', async () => {
    const stream = await open(robin);
    stream.leave();
    await change(robin);
    await waitForDelivery();
    expect([hub.streamCount, stream.ids]).toEqual([0, []]);
  });

  it('end with their own session only', async () => {
    const [here, there, kims] = [await open(robin, null, 'here'), await open(robin, null, 'there'), await open(kim)];
    sessions.owners.delete('here');
    await hub.checkSessions(robin);
    expect([here, there, kims].map(({ ended }) => ended)).toEqual(['session-ended', undefined, undefined]);
  });

  it("end when the person's role changes", async () => {
    const stream = await open(robin);
    sessions.owners.set(`session of ${robin}`, { id: robin, role: 'alumni', emailVerified: true });
    await hub.checkSessions();
    expect(stream.ended).toBe('session-ended');
  });

  it('do not start if the session has ended in the meantime', async () => {
    const outlet = new RecordedOutlet();
    await hub.open({ userId: robin, role: 'student', sessionKey: 'over', lastSeenId: null, outlet });
    expect([outlet.begun, outlet.ended]).toEqual([undefined, 'session-ended']);
    expect(hub.streamCount).toBe(0);
  });

  it('are removed if they cannot start', async () => {
    events.findEventRange = () => Promise.reject(new Error('The database is away'));
    await expect(open(robin)).rejects.toThrow('away');
    expect(hub.streamCount).toBe(0);
  });

  it('check all sessions with one query', async () => {
    for (const userId of [robin, kim, 3, 4]) await open(userId);
    const before = sessions.request;
    await hub.checkSessions();
    expect(sessions.request - before).toBe(1);
  });

  it('send pings, except to clients that do not read', async () => {
    const [stream, slow] = [await open(robin), await open(kim)];
    slow.isBlocked = true;
    hub.ping();
    expect([stream.pings, slow.pings]).toEqual([1, 0]);
  });

  it('end with the instance, which then accepts no new ones', async () => {
    const stream = await open(robin);
    hub.close();
    const late = await open(kim);
    expect([stream.ended, late.ended, hub.streamCount]).toEqual(['moving', 'moving', 0]);
  });
});
