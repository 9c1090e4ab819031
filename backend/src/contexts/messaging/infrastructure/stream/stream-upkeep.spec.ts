import { Logger } from '@nestjs/common';
import { createWithStubs } from '../../../../../test/support/created-with';
import { countFailures } from '../../../../shared/infrastructure/metrics/testing/failures-of';
import { HEARTBEAT_MS, StreamUpkeep } from './stream-upkeep';

const waitBriefly = (): Promise<void> => new Promise((resume) => setImmediate(resume));

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Starts the heartbeat of a hub with these methods. */
function startUpkeep(hub: object): StreamUpkeep {
  const listener = { listen: () => {} };
  const unitOfWork = { runDetached: (work: () => Promise<unknown>) => work() };
  const readiness = { onClosing: () => {} };
  const upkeep = createWithStubs(StreamUpkeep, hub, listener, listener, listener, unitOfWork, readiness, {});
  upkeep.onApplicationBootstrap();
  return upkeep;
}

describe('the heartbeat of streams', () => {
  it('goes on after one that failed, and counts the failure', async () => {
    const ping = jest.fn().mockImplementationOnce(() => {
      throw new Error('write after end');
    });
    const before = await countFailures('stream-beat');
    const upkeep = startUpkeep({ ping, deliverNewEvents: () => {}, close: () => {}, checkSessions: async () => {} });
    jest.advanceTimersByTime(2 * HEARTBEAT_MS);
    upkeep.onModuleDestroy();

    expect(ping).toHaveBeenCalledTimes(2);
    expect(await countFailures('stream-beat')).toBe(before + 1);
  });

  it('counts sessions that could not be checked, and delivers nevertheless', async () => {
    const deliverNewEvents = jest.fn();
    const before = await countFailures('session-check');
    const checkSessions = () => Promise.reject(new Error('the database is unavailable'));
    const upkeep = startUpkeep({ ping: () => {}, deliverNewEvents, close: () => {}, checkSessions });
    jest.advanceTimersByTime(HEARTBEAT_MS);
    upkeep.onModuleDestroy();
    await waitBriefly();

    expect(deliverNewEvents).toHaveBeenCalledTimes(1);
    expect(await countFailures('session-check')).toBe(before + 1);
  });
});

describe('live events', () => {
  const DISCUSSION_CHANGED = { type: 'discussion.changed', postId: 7 } as const;
  const TYPING = { type: 'typing', userId: 2 } as const;
  const CONNECTED_USER_ID = 1;

  /** Receives live events; returns what the hub sends. */
  async function receive(events: readonly object[], position: object, userIds = [CONNECTED_USER_ID]) {
    const sent: unknown[] = [];
    let hear: (userIds: readonly number[], event: object) => void = () => {};
    const hub = {
      sendLive: (_: unknown, event: object, readAfter?: string) => sent.push([event, readAfter]),
      hasOpenStream: (userId: number) => userId === CONNECTED_USER_ID,
      close: () => {},
    };
    const listener = { listen: () => {} };
    const live = { listen: (heard: typeof hear) => (hear = heard) };
    const upkeep = createWithStubs(StreamUpkeep, hub, listener, live, listener, {}, { onClosing: () => {} }, position);
    upkeep.onApplicationBootstrap();
    for (const event of events) hear(userIds, event);
    const immediately = [...sent];
    await waitBriefly();
    upkeep.onModuleDestroy();
    return { immediately, sent };
  }

  it('tell pages that load what they report how far to read', async () => {
    const position = { isNeeded: true, readShared: async () => '0/16B3748' };
    const { immediately, sent } = await receive([DISCUSSION_CHANGED, TYPING], position);
    expect(immediately).toEqual([[TYPING, undefined]]);
    expect(sent).toEqual([
      [TYPING, undefined],
      [DISCUSSION_CHANGED, '0/16B3748'],
    ]);
  });

  it('are sent immediately without replicas', async () => {
    const { immediately } = await receive([DISCUSSION_CHANGED, TYPING], { isNeeded: false });
    expect(immediately).toEqual([
      [DISCUSSION_CHANGED, undefined],
      [TYPING, undefined],
    ]);
  });

  it('read no position for people without a page on this instance', async () => {
    const readShared = jest.fn();
    await receive([DISCUSSION_CHANGED], { isNeeded: true, readShared }, [2]);
    expect(readShared).not.toHaveBeenCalled();
  });
});
