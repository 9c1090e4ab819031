import { LIMITS, type Limit } from '../../../../shared/domain/limits';

export interface GuessesState {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 15 * MINUTE;
/** Milliseconds after which no guess matters any more. */
export const GUESSES_FORGOTTEN_AFTER = 24 * 60 * MINUTE;

/** Milliseconds until the next guess, so many guesses after the allowance. */
const growingWait = (beyond: number): number => Math.min(LONGEST_WAIT, MINUTE * 2 ** beyond);

interface GuessLimit extends Limit {
  /** After the allowance each further guess waits twice as long as the one before, not for the next window. */
  readonly growing: boolean;
}

/** Guesses at one account, from anywhere. */
export const AT_ACCOUNT: GuessLimit = { ...LIMITS.loginPerAccount, growing: true };

/** Guesses from one address, at anybody. */
export const FROM_ADDRESS: GuessLimit = { ...LIMITS.loginPerAddress, growing: false };

/**
 * Passwords tried. A guess counts before it is looked at, so that many at once cannot slip through together; a right
 * one is taken back.
 */
export class Guesses {
  private constructor(
    private readonly limit: GuessLimit,
    private readonly state: GuessesState,
  ) {}

  static none(limit: GuessLimit, now: Date): Guesses {
    return new Guesses(limit, { count: 0, firstAt: now, lastAt: now });
  }

  static restore(limit: GuessLimit, state: GuessesState): Guesses {
    return new Guesses(limit, state);
  }

  /** How long until the next guess may be made; 0 when at once. */
  secondsToWait(now: Date): number {
    const { count, firstAt, lastAt } = this.state;
    const beyond = count - this.limit.points;
    if (beyond < 0 || this.isForgotten(now)) return 0;
    const opensAt = this.limit.growing
      ? lastAt.getTime() + growingWait(beyond)
      : firstAt.getTime() + this.limit.seconds * 1000;
    // Of many at once the one that is looked at last may have come first: time does not run backwards here.
    const moment = Math.max(now.getTime(), lastAt.getTime());
    return Math.max(0, Math.ceil((opensAt - moment) / 1000));
  }

  add(now: Date): void {
    if (this.state.count === 0 || this.isForgotten(now)) Object.assign(this.state, { count: 0, firstAt: now });
    this.state.count += 1;
    this.state.lastAt = now;
  }

  takeBack(): void {
    this.state.count = Math.max(0, this.state.count - 1);
  }

  /** The guess made at `at` was none: it is taken back, and who had waited for it need not wait again. */
  undo(at: Date): void {
    this.takeBack();
    const { count, lastAt } = this.state;
    const beyond = count - this.limit.points;
    const isLatest = lastAt.getTime() === at.getTime();
    if (this.limit.growing && beyond >= 0 && isLatest) this.state.lastAt = new Date(at.getTime() - growingWait(beyond));
  }

  snapshot(): GuessesState {
    return { ...this.state };
  }

  private isForgotten(now: Date): boolean {
    const { count, firstAt, lastAt } = this.state;
    if (this.limit.growing && count >= this.limit.points)
      return now.getTime() - lastAt.getTime() >= GUESSES_FORGOTTEN_AFTER;
    return now.getTime() - firstAt.getTime() >= this.limit.seconds * 1000;
  }
}
