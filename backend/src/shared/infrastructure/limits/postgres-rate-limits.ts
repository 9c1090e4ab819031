import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type PointsLeft, RateLimits, TooManyRequests } from '../../application/rate-limits';
import type { RateLimit } from '../../domain/limits';
import { Settings } from '../settings/settings';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { runDetached } from '../typeorm/unit-of-work-scope';
import { type CountedPoints, ReservedPoints } from './reserved-points';

/**
 * Counters in a table that all processes share. Inside a unit of work, tries are counted on its connection, and again
 * if it is rolled back, because refused tries count too.
 */
@Injectable()
export class PostgresRateLimits extends RateLimits {
  readonly #limiters = new Map<string, RateLimiterPostgres>();
  readonly #reserved = new Map<string, ReservedPoints>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async consume(limit: RateLimit, key: string): Promise<void> {
    await this.consumeAndCount(limit, key);
  }

  override async consumeAndCount(limit: RateLimit, key: string): Promise<PointsLeft | null> {
    if (!this.settings.rateLimits) return null;
    const [limiter, hashed] = [this.#limiter(limit), hashKey(key)];
    if (!limit.reservation) this.unitOfWork.afterRollback(() => limiter.consume(hashed));
    const counted = await (limit.reservation
      ? this.#reservedPoints(limit, limit.reservation).use(hashed)
      : count(limiter, hashed, 1));
    if (!counted.isAllowed) throw toTooManyRequests(counted.msBeforeNext);
    return { points: counted.remainingPoints, seconds: toSeconds(counted.msBeforeNext) };
  }

  async check(limit: RateLimit, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    const used = await this.#limiter(limit).get(hashKey(key));
    if (used && used.consumedPoints >= limit.points) throw toTooManyRequests(used.msBeforeNext);
  }

  async reset(limit: RateLimit, key: string): Promise<void> {
    if (this.settings.rateLimits) await this.#limiter(limit).delete(hashKey(key));
  }

  #reservedPoints(limit: RateLimit, reservation: number): ReservedPoints {
    const known = this.#reserved.get(limit.name);
    if (known) return known;
    const limiter = this.#limiter(limit);
    const made = new ReservedPoints({ points: limit.points, reservation }, (key, points) =>
      count(limiter, key, points),
    );
    this.#reserved.set(limit.name, made);
    return made;
  }

  #limiter(limit: RateLimit): RateLimiterPostgres {
    const known = this.#limiters.get(limit.name);
    if (known) return known;
    // Its timer outlives the unit of work in which it happens to be created.
    const made = runDetached(() => this.#newLimiter(limit));
    this.#limiters.set(limit.name, made);
    return made;
  }

  #newLimiter(limit: RateLimit): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: {
        query: async (statement: QueryConfig) => (await this.unitOfWork.getDriverConnection()).query(statement),
      },
      storeType: 'client',
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: this.settings.backgroundWork,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      blockDuration: limit.blockSeconds ?? 0,
    });
  }
}

/** Keys are typed by people: they can have any length and content, and must not be stored in plain text. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

async function count(limiter: RateLimiterPostgres, key: string, points: number): Promise<CountedPoints> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
    return { isAllowed: true, remainingPoints, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isAllowed: false, remainingPoints: 0, msBeforeNext: refusal.msBeforeNext };
  }
}

const toSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

const toTooManyRequests = (msBeforeNext: number): TooManyRequests => new TooManyRequests(toSeconds(msBeforeNext));
