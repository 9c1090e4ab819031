import { later, NOON } from '../../application/users/testing/user-fixture';
import { PER_ACCOUNT_LIMIT, PER_ADDRESS_LIMIT, AttemptCounter } from './attempt-counter';

function counting(limit: typeof PER_ACCOUNT_LIMIT, times: number): AttemptCounter {
  const counter = AttemptCounter.startAtZero(limit, NOON);
  for (let n = 0; n < times; n++) counter.addAttempt(NOON);
  return counter;
}

describe('password attempts at an account', () => {
  it('are free ten times', () => {
    expect(
      [counting(PER_ACCOUNT_LIMIT, 9), counting(PER_ACCOUNT_LIMIT, 10)].map((counter) => counter.secondsToWait(NOON)),
    ).toEqual([0, 60]);
  });

  it('wait twice as long after each further attempt, at most 15 minutes', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 10);
    let now = NOON;
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      const wait = counter.secondsToWait(now);
      now = later(wait / 60, now);
      counter.addAttempt(now);
      return wait / 60;
    });
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('from one address wait for the end of the window', () => {
    const counter = counting(PER_ADDRESS_LIMIT, PER_ADDRESS_LIMIT.points);
    expect(counter.secondsToWait(NOON)).toBe(PER_ADDRESS_LIMIT.seconds);
    expect(counting(PER_ADDRESS_LIMIT, PER_ADDRESS_LIMIT.points - 1).secondsToWait(NOON)).toBe(0);
  });

  it('are allowed again when the wait is over', () => {
    expect(counting(PER_ACCOUNT_LIMIT, 10).secondsToWait(later(1))).toBe(0);
  });

  it('start again from zero 15 minutes after the first of a few attempts', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 9);
    counter.addAttempt(later(15));
    expect(counter.snapshot()).toEqual({ count: 1, firstAt: later(15), lastAt: later(15) });
  });

  it('are remembered for a day after exceeding the limit', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(later(23 * 60));
    expect(counter.secondsToWait(later(23 * 60))).toBe(8 * 60);
  });

  it('are forgotten after a day without attempts', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(later(24 * 60));
    expect(counter.snapshot().count).toBe(1);
  });
});

describe('a canceled attempt at an account', () => {
  it('is no longer counted', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 10);
    counter.cancelAttempt(NOON);
    expect(counter.secondsToWait(NOON)).toBe(0);
  });

  it("doesn't add a wait for the next attempt", () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(later(4));
    counter.cancelAttempt(later(4));
    expect(counter.secondsToWait(later(4))).toBe(0);
    counter.addAttempt(later(4));
    expect(counter.secondsToWait(later(4))).toBe(8 * 60);
  });

  it("doesn't shorten the wait after a later attempt", () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 11);
    counter.addAttempt(later(2));
    counter.cancelAttempt(NOON);
    expect(counter.secondsToWait(later(2))).toBe(2 * 60);
  });
});

describe('password attempts from an address', () => {
  it('are free thirty times, then blocked until the window ends', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 30);
    expect([0, 10, 15].map((minutes) => counter.secondsToWait(later(minutes)))).toEqual([15 * 60, 5 * 60, 0]);
  });

  it('are uncounted when the password was correct', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 30);
    counter.removeAttempt();
    expect(counter.secondsToWait(NOON)).toBe(0);
  });

  it('never count below zero', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 0);
    counter.removeAttempt();
    expect(counter.snapshot().count).toBe(0);
  });
});
