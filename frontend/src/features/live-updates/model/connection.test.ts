import { FakeSource } from '@test/support/event-source';
import { openConnection, type LiveConnection } from './connection';
import type { LiveUpdate } from './live-update';

describe('openConnection', () => {
  const browser: { EventSource?: unknown } = globalThis;
  let news: LiveUpdate[];
  let connection: LiveConnection;
  beforeEach(() => {
    jest.useFakeTimers();
    browser.EventSource = FakeSource;
    FakeSource.made = [];
    news = [];
    connection = openConnection((one) => news.push(one));
    last().opens();
  });
  afterEach(() => {
    connection.close();
    delete browser.EventSource;
    jest.useRealTimers();
  });

  const last = () => FakeSource.made.at(-1)!;
  const made = () => FakeSource.made.map(({ address }) => address);

  it('reports changes, and the beginning of the stream', () => {
    last().says('ready', {}, '4');
    last().says('message.created', { messageId: 7, userId: 8 }, '5');
    last().says('connections.changed', {}, '6');
    last().says('moderation.changed', { caseId: 5 }, '7');
    last().says('reset', {}, '9');
    last().says('meetings.changed', { meetingId: 1, readAfter: '0/16B3748' }, '10');

    expect(news).toEqual([
      { is: 'begun' },
      { is: 'changed', change: 'message.created', userId: 8 },
      { is: 'changed', change: 'connections.changed', userId: null },
      { is: 'changed', change: 'moderation.changed', userId: null, caseId: 5 },
      { is: 'begun' },
      { is: 'changed', change: 'meetings.changed', userId: null, readAfter: '0/16B3748' },
    ]);
  });

  it("reports live events, which don't change the ID to resume from", () => {
    last().says('message.created', { messageId: 7, userId: 8 }, '5');
    last().says('typing', { userId: 8 });
    last().says('presence', { userId: 8, isActive: true });
    last().says('sharing.changed', {});
    expect(news.slice(1)).toEqual([
      { is: 'typing', userId: 8 },
      { is: 'presence', userId: 8, isActive: true },
      { is: 'changed', change: 'sharing.changed', userId: null },
    ]);
    last().isRefused();
    jest.advanceTimersByTime(2_000);
    expect(made().at(-1)).toBe('/api/stream?lastEventId=5');
  });

  it('reports a reconnection', () => {
    last().breaks();
    last().opens();
    expect(news).toEqual([{ is: 'resumed' }]);
  });

  it('leaves reconnecting to the browser', () => {
    last().breaks();
    jest.advanceTimersByTime(20_000);
    expect(made()).toEqual(['/api/stream']);
  });

  it('resumes after the last event when the server rejected it, with increasing delays', () => {
    last().says('meetings.changed', { meetingId: 1 }, '12');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const pause of [1_000, 2_000, 4_000]) {
      last().isRefused();
      jest.advanceTimersByTime(pause - 1);
      const before = made().length;
      jest.advanceTimersByTime(1);
      expect(made().length).toBe(before + 1);
    }
    expect(made().slice(1)).toEqual(Array(3).fill('/api/stream?lastEventId=12'));
    expect(news.filter(({ is }) => is === 'refused')).toHaveLength(1);
  });

  it('resets the delay after a successful connection', () => {
    last().isRefused();
    jest.advanceTimersByTime(1_500);
    last().opens();
    last().isRefused();
    jest.advanceTimersByTime(1_500);
    expect(made()).toHaveLength(3);
    expect(news.filter(({ is }) => is === 'refused')).toHaveLength(2);
  });

  it('reconnects after a minute without an event, but not while beats arrive', () => {
    for (let n = 0; n < 5; n++) {
      jest.advanceTimersByTime(25_000);
      last().says('beat');
    }
    expect(made()).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(made()).toHaveLength(2);
  });

  it.each([
    ['the session ended', 'session-ended', [{ is: 'ended' }]],
    ['others were opened', 'too-many', []],
  ])('stays closed after %s until the next wake call', (_, reason, reasonSent) => {
    last().says('end', { reason });
    jest.advanceTimersByTime(600_000);
    expect([made().length, news]).toEqual([1, reasonSent]);
    connection.wake();
    expect(made()).toHaveLength(2);
  });

  it('stays open when the server moves', () => {
    last().says('end', { reason: 'moving' });
    expect(last().readyState).toBe(FakeSource.OPEN);
  });

  it("doesn't reconnect on a wake call while it is open", () => {
    connection.wake();
    expect(made()).toHaveLength(1);
  });

  it("doesn't reconnect after it is closed", () => {
    last().isRefused();
    connection.close();
    jest.advanceTimersByTime(600_000);
    expect(made()).toHaveLength(1);
  });
});
