import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../application/jobs';
import { DomainError } from '../../domain/domain-error';
import { UnitOfWork } from '../typeorm/unit-of-work';

interface StoredResponse {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

interface RequestKey {
  /** Who sent the key: a person, or a network if no one is signed in. */
  readonly scope: string;
  readonly key: string;
}

class RequestInProgress extends DomainError {
  override readonly retryAfterSeconds = 1;

  constructor() {
    super('conflict', 'platform.still-under-way', 'The same request is still being processed.');
  }
}

/** How long a response is stored for repetitions. */
const RETENTION_HOURS = 24;
/** An arbitrary number that separates these locks from others. */
const LOCK_SEED = 4_711_050;

/** Returns the scope of a signed-in user. */
export const personScope = (userId: number): string => `user:${userId}`;

/** Stored responses to requests with an idempotency key, shared by all processes. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.process('forget-old-idempotency-keys', () => this.#deleteOld());
    this.jobs.schedule('forget-old-idempotency-keys', '17 * * * *');
  }

  /**
   * Claims the request until the unit of work ends, however it ends: the claim is a lock, which PostgreSQL releases
   * with the connection of a process that died.
   * @returns null, or the stored response
   * @throws RequestInProgress while another request holds the claim
   */
  async claim({ scope, key }: RequestKey): Promise<StoredResponse | null> {
    this.unitOfWork.requireUnitOfWork();
    const [lock] = await this.unitOfWork.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, $2)) AS free',
      [`${scope} ${key}`, LOCK_SEED],
    );
    if (!lock?.free) throw new RequestInProgress();
    // A separate statement: one that began before the lock was granted would not see a response stored in between.
    const [earlier] = await this.unitOfWork.query<StoredResponse>(
      `SELECT request_hash AS "requestHash", status, body FROM platform.idempotency_keys
       WHERE scope = $1 AND key = $2 AND status IS NOT NULL`,
      [scope, key],
    );
    return earlier ?? null;
  }

  /** Stores the response, in the unit of work that it reports on. */
  async saveResponse({ scope, key }: RequestKey, { requestHash, status, body }: StoredResponse): Promise<void> {
    const [mine] = await this.unitOfWork.query(
      `INSERT INTO platform.idempotency_keys AS known (scope, key, request_hash, status, body)
       VALUES ($1, $2, $3, $4, $5::jsonb)
       ON CONFLICT (scope, key) DO UPDATE
         SET request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()
         WHERE known.status IS NULL
       RETURNING key`,
      [scope, key, requestHash, status, JSON.stringify(body ?? null)],
    );
    if (!mine) throw new RequestInProgress();
  }

  /** Deletes every response that was stored for a person. */
  async deleteByPerson(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM platform.idempotency_keys WHERE scope = $1', [personScope(userId)]);
  }

  async #deleteOld(): Promise<void> {
    await this.unitOfWork.query(
      `DELETE FROM platform.idempotency_keys WHERE created_at < now() - make_interval(hours => ${RETENTION_HOURS})`,
    );
  }
}
