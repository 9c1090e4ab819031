import { minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { PER_ACCOUNT_LIMIT, PER_ADDRESS_LIMIT, AttemptCounter } from './attempt-counter';

function counting(limit: typeof PER_ACCOUNT_LIMIT, times: number): AttemptCounter {
  const counter = AttemptCounter.startAtZero(limit, NOON);
  for (let n = 0; n < times; n++) counter.addAttempt(NOON);
  return counter;
}

describe('password attempts at an account', () => {
  it('are free ten times', () => {
    expect(
      [counting(PER_ACCOUNT_LIMIT, 9), counting(PER_ACCOUNT_LIMIT, 10)].map((counter) => counter.getWaitSeconds(NOON)),
    ).toEqual([0, 60]);
  });

  it('wait twice as long after each further attempt, at most 15 minutes', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 10);
    let now = NOON;
    const waitMinutes = [1, 2, 3, 4, 5, 6].map(() => {
      const wait = counter.getWaitSeconds(now);
      now = minutesLater(wait / 60, now);
      counter.addAttempt(now);
      return wait / 60;
    });
    expect(waitMinutes).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('from one address wait for the end of the window', () => {
    const counter = counting(PER_ADDRESS_LIMIT, PER_ADDRESS_LIMIT.points);
    expect(counter.getWaitSeconds(NOON)).toBe(PER_ADDRESS_LIMIT.seconds);
    expect(counting(PER_ADDRESS_LIMIT, PER_ADDRESS_LIMIT.points - 1).getWaitSeconds(NOON)).toBe(0);
  });

  it('are allowed again when the wait is over', () => {
    expect(counting(PER_ACCOUNT_LIMIT, 10).getWaitSeconds(minutesLater(1))).toBe(0);
  });

  it('start again from zero 15 minutes after the first of a few attempts', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 9);
    counter.addAttempt(minutesLater(15));
    expect(counter.snapshot()).toEqual({ count: 1, firstAt: minutesLater(15), lastAt: minutesLater(15) });
  });

  it('are remembered for a day after exceeding the limit', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(minutesLater(23 * 60));
    expect(counter.getWaitSeconds(minutesLater(23 * 60))).toBe(8 * 60);
  });

  it('are forgotten after a day without attempts', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(minutesLater(24 * 60));
    expect(counter.snapshot().count).toBe(1);
  });
});

describe('a canceled attempt at an account', () => {
  it('is no longer counted', () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 10);
    counter.cancelAttempt(NOON);
    expect(counter.getWaitSeconds(NOON)).toBe(0);
  });

  it("doesn't add a wait for the next attempt", () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 12);
    counter.addAttempt(minutesLater(4));
    counter.cancelAttempt(minutesLater(4));
    expect(counter.getWaitSeconds(minutesLater(4))).toBe(0);
    counter.addAttempt(minutesLater(4));
    expect(counter.getWaitSeconds(minutesLater(4))).toBe(8 * 60);
  });

  it("doesn't shorten the wait after a later attempt", () => {
    const counter = counting(PER_ACCOUNT_LIMIT, 11);
    counter.addAttempt(minutesLater(2));
    counter.cancelAttempt(NOON);
    expect(counter.getWaitSeconds(minutesLater(2))).toBe(2 * 60);
  });
});

describe('password attempts from an address', () => {
  it('are free thirty times, then blocked until the window ends', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 30);
    expect([0, 10, 15].map((minutes) => counter.getWaitSeconds(minutesLater(minutes)))).toEqual([15 * 60, 5 * 60, 0]);
  });

  it('are uncounted when the password was correct', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 30);
    counter.removeAttempt();
    expect(counter.getWaitSeconds(NOON)).toBe(0);
  });

  it('never count below zero', () => {
    const counter = counting(PER_ADDRESS_LIMIT, 0);
    counter.removeAttempt();
    expect(counter.snapshot().count).toBe(0);
  });
});
