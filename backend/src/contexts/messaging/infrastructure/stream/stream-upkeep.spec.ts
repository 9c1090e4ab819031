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
