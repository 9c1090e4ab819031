import { RateLimits, TooManyRequests } from '../../../../../shared/application/rate-limits';
import type { RateLimit } from '../../../../../shared/domain/limits';

/** Fake rate limits that count without a time window. */
export class CountedLimits extends RateLimits {
  readonly #counted = new Map<string, number>();

  async consume(limit: RateLimit, key: string): Promise<void> {
    const name = `${limit.name} ${key}`;
    const counted = (this.#counted.get(name) ?? 0) + 1;
    this.#counted.set(name, counted);
    if (counted > limit.points) throw new TooManyRequests(limit.seconds);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}
