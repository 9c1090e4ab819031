import { DomainError } from '../domain/domain-error';
import type { RateLimit } from '../domain/limits';

export class TooManyRequests extends DomainError {
  constructor(
    override readonly retryAfterSeconds: number,
    message = 'Too many requests. Please wait a moment and try again.',
  ) {
    super('too-many', 'platform.too-many-requests', message);
  }

  /** @param nextAt the first moment at which the action is allowed, after `now` */
  static until(nextAt: Date, now: Date): TooManyRequests {
    return new TooManyRequests(Math.ceil((nextAt.getTime() - now.getTime()) / 1_000));
  }
}

/** What is left of a limit. */
export interface PointsLeft {
  /** At least this many tries are allowed until the window ends. */
  readonly points: number;
  /** Until the window ends, rounded up. */
  readonly seconds: number;
}

/** Counts how often something was tried, shared by all processes. */
export abstract class RateLimits {
  /**
   * Counts one try of `key`.
   * @throws TooManyRequests once the limit is used up
   */
  abstract consume(limit: RateLimit, key: string): Promise<void>;

  /**
   * Same as `consume`.
   * @returns null if what is left is unknown, or if limits are off
   * @throws TooManyRequests once the limit is used up
   */
  async consumeAndCount(limit: RateLimit, key: string): Promise<PointsLeft | null> {
    await this.consume(limit, key);
    return null;
  }

  /**
   * Checks the limit without counting.
   * @throws TooManyRequests while the limit is used up
   */
  abstract check(limit: RateLimit, key: string): Promise<void>;

  /** Resets the count of `key`. */
  abstract reset(limit: RateLimit, key: string): Promise<void>;
}
