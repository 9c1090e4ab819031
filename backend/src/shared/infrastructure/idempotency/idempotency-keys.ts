import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../application/jobs';
import { DomainError } from '../../domain/domain-error';
import { UnitOfWork } from '../typeorm/unit-of-work';

export interface EarlierAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

export interface NamedRequest {
  /** Who named it: a person, or a network where no one is signed in. */
  readonly scope: string;
  readonly key: string;
}

export class StillUnderWay extends DomainError {
  override readonly retryAfterSeconds = 1;

  constructor() {
    super('conflict', 'platform.still-under-way', 'The same request is still being processed.');
  }
}

/** How long an answer is kept for a repetition. */
const KEPT_HOURS = 24;
/** Any number: it keeps these locks apart from others. */
const LOCK_SEED = 4_711_050;

/** The scope of a person who is signed in. */
export const scopeOfPerson = (userId: number): string => `user:${userId}`;

/** The answers to named requests, shared by all processes. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.process('forget-old-idempotency-keys', () => this.#forgetOld());
    this.jobs.schedule('forget-old-idempotency-keys', '17 * * * *');
  }

  /**
   * Makes the request the caller's to answer until the unit of work ends, however it ends: the claim is a lock, which
   * PostgreSQL gives back with the connection of a process that died.
   * @returns null, or the answer that was kept
   * @throws StillUnderWay while someone else answers it
   */
  async claim({ scope, key }: NamedRequest): Promise<EarlierAnswer | null> {
    this.unitOfWork.requireUnitOfWork();
    const [lock] = await this.unitOfWork.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, $2)) AS free',
      [`${scope} ${key}`, LOCK_SEED],
    );
    if (!lock?.free) throw new StillUnderWay();
    // A statement of its own: one that began before the lock was granted would not see the answer kept in between.
    const [earlier] = await this.unitOfWork.query<EarlierAnswer>(
      `SELECT request_hash AS "requestHash", status, body FROM platform.idempotency_keys
       WHERE scope = $1 AND key = $2 AND status IS NOT NULL`,
      [scope, key],
    );
    return earlier ?? null;
  }

  /** Keeps the answer, in the unit of work that it tells of. */
  async keep({ scope, key }: NamedRequest, { requestHash, status, body }: EarlierAnswer): Promise<void> {
    const [mine] = await this.unitOfWork.query(
      `INSERT INTO platform.idempotency_keys AS known (scope, key, request_hash, status, body)
       VALUES ($1, $2, $3, $4, $5::jsonb)
       ON CONFLICT (scope, key) DO UPDATE
         SET request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()
         WHERE known.status IS NULL
       RETURNING key`,
      [scope, key, requestHash, status, JSON.stringify(body ?? null)],
    );
    if (!mine) throw new StillUnderWay();
  }

  /** Forgets every answer that was kept for a person. */
  async forgetPerson(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM platform.idempotency_keys WHERE scope = $1', [scopeOfPerson(userId)]);
  }

  async #forgetOld(): Promise<void> {
    await this.unitOfWork.query(
      `DELETE FROM platform.idempotency_keys WHERE created_at < now() - make_interval(hours => ${KEPT_HOURS})`,
    );
  }
}
