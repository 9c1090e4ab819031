import fc from 'fast-check';
import {
  closeReplyTimesOfWeek,
  medianSeconds,
  type ReplySummary,
  REPLY_TIME_STEPS,
  replyTimeOfAlum,
  replyTimeOfGroup,
  toReplyTimeStep,
} from './reply-time';

const HOUR = 3_600;
const MONDAY = new Date('2026-03-02T00:00:00Z');
const summary = (overrides: Partial<ReplySummary> = {}): ReplySummary => ({
  requests: 20,
  answered: 15,
  askers: 12,
  answeredAskers: 10,
  medianSeconds: 20 * HOUR,
  ...overrides,
});

describe('reply times', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2],
    [[1, null], 1],
    [[1, null, null], null],
    [[null], null],
  ])('have the median of %j: %s', (seconds, median) => {
    expect(medianSeconds(seconds)).toBe(median);
  });

  it.each([
    [0, 0],
    [6 * HOUR, 0],
    [6 * HOUR + 1, 1],
    [24 * HOUR, 1],
    [24 * HOUR + 1, 3],
    [72 * HOUR + 1, 7],
    [7 * 24 * HOUR, 7],
    [7 * 24 * HOUR + 1, null],
    [null, null],
  ])('of %s seconds are shown as %s', (seconds, step) => {
    expect(toReplyTimeStep(seconds)).toBe(step);
  });

  it('of an alum need five answers to five people', () => {
    expect(replyTimeOfAlum(summary({ answered: 5, answeredAskers: 5 }))).toBe(1);
    expect(replyTimeOfAlum(summary({ answered: 9, answeredAskers: 4 }))).toBeNull();
    expect(replyTimeOfAlum(summary({ answered: 4, answeredAskers: 4 }))).toBeNull();
  });

  it('of a college need ten people who asked', () => {
    expect([10, 9].map((askers) => replyTimeOfGroup(summary({ askers })))).toEqual([1, null]);
  });

  it('of a week are rounded, and hidden if fewer than ten people asked', () => {
    expect(closeReplyTimesOfWeek(MONDAY, summary({ requests: 22, answered: 15 }))).toEqual({
      closed: MONDAY,
      requests: 20,
      answeredPercent: 70,
      repliesWithinDays: 1,
    });
    expect(closeReplyTimesOfWeek(MONDAY, summary({ askers: 9 }))).toEqual({
      closed: MONDAY,
      requests: null,
      answeredPercent: null,
      repliesWithinDays: null,
    });
  });

  it('show at least as long as half of the people waited, and nothing between the steps', () => {
    const times = fc.array(fc.option(fc.integer({ min: 0, max: 20 * 24 * HOUR })), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times, (seconds) => {
        const step = toReplyTimeStep(medianSeconds(seconds));
        const within = (days: number) =>
          seconds.filter((one) => one !== null && one <= (days === 0 ? 6 : days * 24) * HOUR).length;
        if (step === null) return within(7) < seconds.length / 2;
        const shorter = REPLY_TIME_STEPS.filter((days) => days < step);
        return within(step) >= seconds.length / 2 && shorter.every((days) => within(days) < seconds.length / 2);
      }),
    );
  });
});
