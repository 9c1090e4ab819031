import { later, NOON } from '../../application/users/testing/user-fixture';
import { AT_ACCOUNT, FROM_ADDRESS, Guesses } from './guesses';

function guessed(limit: typeof AT_ACCOUNT, times: number): Guesses {
  const guesses = Guesses.none(limit, NOON);
  for (let n = 0; n < times; n++) guesses.add(NOON);
  return guesses;
}

describe('guessing at an account', () => {
  it('is free ten times', () => {
    expect([guessed(AT_ACCOUNT, 9), guessed(AT_ACCOUNT, 10)].map((guesses) => guesses.secondsToWait(NOON))).toEqual([
      0, 60,
    ]);
  });

  it('takes twice as long after each further guess, at most a quarter of an hour', () => {
    const guesses = guessed(AT_ACCOUNT, 10);
    let now = NOON;
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      const wait = guesses.secondsToWait(now);
      now = later(wait / 60, now);
      guesses.add(now);
      return wait / 60;
    });
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('from one address waits for the end of its window', () => {
    const guesses = guessed(FROM_ADDRESS, FROM_ADDRESS.points);
    expect(guesses.secondsToWait(NOON)).toBe(FROM_ADDRESS.seconds);
    expect(guessed(FROM_ADDRESS, FROM_ADDRESS.points - 1).secondsToWait(NOON)).toBe(0);
  });

  it('opens again when the wait is over', () => {
    expect(guessed(AT_ACCOUNT, 10).secondsToWait(later(1))).toBe(0);
  });

  it('starts anew a quarter of an hour after the first of a few', () => {
    const guesses = guessed(AT_ACCOUNT, 9);
    guesses.add(later(15));
    expect(guesses.snapshot()).toEqual({ count: 1, firstAt: later(15), lastAt: later(15) });
  });

  it('is remembered for a day once it was too often', () => {
    const guesses = guessed(AT_ACCOUNT, 12);
    guesses.add(later(23 * 60));
    expect(guesses.secondsToWait(later(23 * 60))).toBe(8 * 60);
  });

  it('is forgotten after a quiet day', () => {
    const guesses = guessed(AT_ACCOUNT, 12);
    guesses.add(later(24 * 60));
    expect(guesses.snapshot().count).toBe(1);
  });
});

describe('a guess at an account that was none', () => {
  it('frees the place it took', () => {
    const guesses = guessed(AT_ACCOUNT, 10);
    guesses.undo(NOON);
    expect(guesses.secondsToWait(NOON)).toBe(0);
  });

  it('need not be waited for again', () => {
    const guesses = guessed(AT_ACCOUNT, 12);
    guesses.add(later(4));
    guesses.undo(later(4));
    expect(guesses.secondsToWait(later(4))).toBe(0);
    guesses.add(later(4));
    expect(guesses.secondsToWait(later(4))).toBe(8 * 60);
  });

  it('does not shorten the wait after a later one', () => {
    const guesses = guessed(AT_ACCOUNT, 11);
    guesses.add(later(2));
    guesses.undo(NOON);
    expect(guesses.secondsToWait(later(2))).toBe(2 * 60);
  });
});

describe('guessing from an address', () => {
  it('is free thirty times, then closed until the window has passed', () => {
    const guesses = guessed(FROM_ADDRESS, 30);
    expect([0, 10, 15].map((minutes) => guesses.secondsToWait(later(minutes)))).toEqual([15 * 60, 5 * 60, 0]);
  });

  it('gives a right guess back', () => {
    const guesses = guessed(FROM_ADDRESS, 30);
    guesses.takeBack();
    expect(guesses.secondsToWait(NOON)).toBe(0);
  });

  it('never counts below nothing', () => {
    const guesses = guessed(FROM_ADDRESS, 0);
    guesses.takeBack();
    expect(guesses.snapshot().count).toBe(0);
  });
});
