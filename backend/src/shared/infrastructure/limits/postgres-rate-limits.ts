import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { RateLimits, TooManyRequests } from '../../application/rate-limits';
import type { Limit } from '../../domain/limits';
import { Settings } from '../settings/settings';

/** Counters in one table that all processes share. */
@Injectable()
export class PostgresRateLimits extends RateLimits {
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {
    super();
  }

  async consume(limit: Limit, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    try {
      await this.#limiter(limit).consume(digest(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  }

  async check(limit: Limit, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    const used = await this.#limiter(limit).get(digest(key));
    if (used && used.consumedPoints >= limit.points) throw tooMany(used);
  }

  async forget(limit: Limit, key: string): Promise<void> {
    if (this.settings.rateLimits) await this.#limiter(limit).delete(digest(key));
  }

  #limiter(limit: Limit): RateLimiterPostgres {
    const known = this.#limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: (this.db.driver as unknown as { master: unknown }).master,
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: this.settings.backgroundWork,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      blockDuration: limit.blockSeconds ?? 0,
    });
    this.#limiters.set(limit.name, made);
    return made;
  }
}

/** Keys are what people type: of any length and content, and nothing to keep in clear. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

const tooMany = ({ msBeforeNext }: RateLimiterRes): TooManyRequests =>
  new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)));
