import * as fc from 'fast-check';
import { nextAllowedAt, windowStart } from './sliding-window';

const NOW = new Date('2026-03-01T12:00:00Z');
const secondsAgo = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);

const windows = fc.record({ points: fc.integer({ min: 1, max: 5 }), seconds: fc.integer({ min: 1, max: 100 }) });
/** Moments before now, also outside of every window. */
const histories = fc
  .array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 12 })
  .map((ages) => ages.map((milliseconds) => new Date(NOW.getTime() - milliseconds)));
const counted = (actions: readonly Date[], start: Date) => actions.filter((action) => action > start).length;

describe('a sliding window', () => {
  it('allows an action while fewer than the limit are in the window', () => {
    const window = { points: 2, seconds: 60 };
    expect(nextAllowedAt(window, [], NOW)).toBeNull();
    expect(nextAllowedAt(window, [secondsAgo(10)], NOW)).toBeNull();
    expect(nextAllowedAt(window, [secondsAgo(60), secondsAgo(10)], NOW)).toBeNull();
  });

  it('returns when the action that uses up the limit leaves the window', () => {
    expect(nextAllowedAt({ points: 2, seconds: 60 }, [secondsAgo(10), secondsAgo(40)], NOW)).toEqual(secondsAgo(-20));
    expect(nextAllowedAt({ points: 1, seconds: 60 }, [secondsAgo(40), secondsAgo(10)], NOW)).toEqual(secondsAgo(-50));
  });

  it('refuses exactly if the window already contains as many actions as the limit', () => {
    fc.assert(
      fc.property(windows, histories, (window, actions) => {
        const isFull = counted(actions, windowStart(window, NOW)) >= window.points;
        expect(nextAllowedAt(window, actions, NOW) !== null).toBe(isFull);
      }),
    );
  });

  it('allows the action at the moment that it returns, and refuses it a millisecond earlier', () => {
    fc.assert(
      fc.property(windows, histories, (window, actions) => {
        const next = nextAllowedAt(window, actions, NOW);
        fc.pre(next !== null);
        expect(next.getTime()).toBeGreaterThan(NOW.getTime());
        expect(nextAllowedAt(window, actions, next)).toBeNull();
        expect(nextAllowedAt(window, actions, new Date(next.getTime() - 1))).toEqual(next);
      }),
    );
  });

  it('never admits more actions than the limit into any window, however often people try', () => {
    fc.assert(
      fc.property(windows, fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 40 }), (window, pauses) => {
        const admitted: Date[] = [];
        let now = NOW;
        for (const pause of pauses) {
          now = new Date(now.getTime() + pause);
          if (nextAllowedAt(window, admitted, now) === null) admitted.push(now);
        }
        for (const end of admitted) {
          const actionsInWindow = admitted.filter((action) => action > windowStart(window, end) && action <= end);
          expect(actionsInWindow.length).toBeLessThanOrEqual(window.points);
        }
      }),
    );
  });

  it('doesn’t depend on the order of the actions', () => {
    fc.assert(
      fc.property(windows, histories, (window, actions) => {
        expect(nextAllowedAt(window, actions.toReversed(), NOW)).toEqual(nextAllowedAt(window, actions, NOW));
      }),
    );
  });
});
