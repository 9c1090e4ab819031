import { FirstDayLimitReached } from './discussion-errors';
import { assertWithinFirstDayLimit, FIRST_DAY_LIMITS, isFirstDay } from './writer';

const REGISTERED = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const after = (milliseconds: number): Date => new Date(REGISTERED.getTime() + milliseconds);
const write = (what: 'discussions' | 'replies', written: number, now: Date) => () =>
  assertWithinFirstDayLimit(what, { registeredAt: REGISTERED, written }, now);

describe('the first day of an account', () => {
  it.each([
    ['discussions', 3],
    ['replies', 10],
  ] as const)('allows at most as many %s as %i', (what, max) => {
    expect(FIRST_DAY_LIMITS[what]).toBe(max);
    expect(write(what, max - 1, after(0))).not.toThrow();
    expect(write(what, max, after(0))).toThrow(FirstDayLimitReached);
    expect(write(what, max + 1, after(0))).toThrow(`You can write up to ${max} ${what} on your first day.`);
  });

  it('ends after 24 hours', () => {
    expect(write('discussions', 99, after(DAY - 1))).toThrow(FirstDayLimitReached);
    expect(write('discussions', 99, after(DAY))).not.toThrow();
    expect([isFirstDay(REGISTERED, after(DAY - 1)), isFirstDay(REGISTERED, after(DAY))]).toEqual([true, false]);
  });

  it('reports when the limit ends', () => {
    try {
      write('replies', 10, after(DAY - 1_500))();
    } catch (refusal) {
      expect(refusal).toMatchObject({ code: 'forum.first-day-limit', retryAfterSeconds: 2 });
    }
    expect.assertions(1);
  });
});
