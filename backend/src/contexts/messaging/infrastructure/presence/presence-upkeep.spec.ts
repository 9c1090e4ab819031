import { Logger } from '@nestjs/common';
import { createWithStubs } from '../../../../../test/support/created-with';
import { countFailures } from '../../../../shared/infrastructure/metrics/testing/failures-of';
import { HEARTBEAT_MS } from '../stream/stream-upkeep';
import { PresenceUpkeep } from './presence-upkeep';

const waitBriefly = (): Promise<void> => new Promise((resume) => setImmediate(resume));

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the heartbeat of presence', () => {
  it('goes on after one that failed, also for people who arrive, and counts the failures', async () => {
    let arrive: (userId: number) => void = () => {};
    const hub = {
      onFirstStream: (act: typeof arrive) => (arrive = act),
      connectedUserIds: [7],
      hasOpenStream: () => true,
    };
    const recordActivity = jest.fn().mockRejectedValue(new Error('the database is unavailable'));
    const unitOfWork = { runDetached: (work: () => Promise<unknown>) => work() };
    const trackPresence = { recordActivity, removeInactive: async () => {} };
    const upkeep = createWithStubs(PresenceUpkeep, hub, trackPresence, { listen: () => {} }, unitOfWork);
    const before = await countFailures('presence');
    upkeep.onApplicationBootstrap();
    arrive(8);
    for (let beats = 0; beats < 2; beats += 1) {
      jest.advanceTimersByTime(HEARTBEAT_MS);
      await waitBriefly();
    }
    upkeep.onModuleDestroy();

    expect(recordActivity.mock.calls).toEqual([[[8]], [[7]], [[7]]]);
    expect(await countFailures('presence')).toBe(before + 3);
  });
});
