import { RATE_LIMITS, type RateLimit } from '../../../../shared/domain/limits';

export interface AttemptCounterState {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

const MINUTE_MS = 60_000;
const MAX_WAIT_MS = 15 * MINUTE_MS;
/** Milliseconds after which attempts no longer count. */
export const ATTEMPT_RETENTION_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds until the next attempt, `beyond` attempts after the allowance. */
const getGrowingWaitMs = (beyond: number): number => Math.min(MAX_WAIT_MS, MINUTE_MS * 2 ** beyond);

interface AttemptLimit extends RateLimit {
  /**
   * Whether each attempt beyond the allowance waits twice as long as the one before, instead of until the window ends.
   */
  readonly growing: boolean;
}

/** Limit of attempts at one account, from any address. */
export const PER_ACCOUNT_LIMIT: AttemptLimit = { ...RATE_LIMITS.loginPerAccount, growing: true };

/** Limit of attempts from one address, at any account. */
export const PER_ADDRESS_LIMIT: AttemptLimit = { ...RATE_LIMITS.loginPerAddress, growing: false };

/**
 * Counts password attempts. An attempt is counted before its password is checked, so that concurrent attempts can't
 * exceed the limit; an attempt with a correct password is taken back.
 */
export class AttemptCounter {
  private constructor(
    private readonly limit: AttemptLimit,
    private readonly state: AttemptCounterState,
  ) {}

  static startAtZero(limit: AttemptLimit, now: Date): AttemptCounter {
    return new AttemptCounter(limit, { count: 0, firstAt: now, lastAt: now });
  }

  static restore(limit: AttemptLimit, state: AttemptCounterState): AttemptCounter {
    return new AttemptCounter(limit, state);
  }

  /** Returns the seconds until the next attempt is allowed; 0 if it is allowed immediately. */
  getWaitSeconds(now: Date): number {
    const { count, firstAt, lastAt } = this.state;
    const beyond = count - this.limit.points;
    if (beyond < 0 || this.isExpired(now)) return 0;
    const allowedAt = this.limit.growing
      ? lastAt.getTime() + getGrowingWaitMs(beyond)
      : firstAt.getTime() + this.limit.seconds * 1000;
    // Of concurrent attempts, the last one checked may have started first: time must not run backwards here.
    const moment = Math.max(now.getTime(), lastAt.getTime());
    return Math.max(0, Math.ceil((allowedAt - moment) / 1000));
  }

  addAttempt(now: Date): void {
    if (this.state.count === 0 || this.isExpired(now)) Object.assign(this.state, { count: 0, firstAt: now });
    this.state.count += 1;
    this.state.lastAt = now;
  }

  removeAttempt(): void {
    this.state.count = Math.max(0, this.state.count - 1);
  }

  /** Cancels the attempt made at `at`: a wait that was already over before it isn't imposed again. */
  cancelAttempt(at: Date): void {
    this.removeAttempt();
    const { count, lastAt } = this.state;
    const beyond = count - this.limit.points;
    const isLatest = lastAt.getTime() === at.getTime();
    if (this.limit.growing && beyond >= 0 && isLatest)
      this.state.lastAt = new Date(at.getTime() - getGrowingWaitMs(beyond));
  }

  snapshot(): AttemptCounterState {
    return { ...this.state };
  }

  private isExpired(now: Date): boolean {
    const { count, firstAt, lastAt } = this.state;
    if (this.limit.growing && count >= this.limit.points)
      return now.getTime() - lastAt.getTime() >= ATTEMPT_RETENTION_MS;
    return now.getTime() - firstAt.getTime() >= this.limit.seconds * 1000;
  }
}
