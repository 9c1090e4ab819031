import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../application/jobs';
import { Session } from '../typeorm/session';

export interface EarlierAnswer {
  readonly requestHash: string;
  /** null while the first request is still being answered */
  readonly status: number | null;
  readonly body: unknown;
}

/** How long an answer is kept for a repetition; a claim older than a minute belongs to a process that died. */
const KEPT_HOURS = 24;
const CLAIM_SECONDS = 60;

/** The answers to named requests, shared by all processes. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  constructor(
    private readonly session: Session,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.work('forget-old-idempotency-keys', () => this.#forgetOld());
    this.jobs.schedule('forget-old-idempotency-keys', '17 * * * *');
  }

  /** @returns null when the key is now the caller's to answer, else what is known of the first request */
  async claim(scope: string, key: string, requestHash: string): Promise<EarlierAnswer | null> {
    const [mine] = await this.session.query<{ key: string }>(
      `INSERT INTO platform.idempotency_keys AS known (scope, key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (scope, key) DO UPDATE SET created_at = now(), request_hash = excluded.request_hash
         WHERE known.status IS NULL AND known.created_at < now() - make_interval(secs => ${CLAIM_SECONDS})
       RETURNING key`,
      [scope, key, requestHash],
    );
    if (mine) return null;
    const [earlier] = await this.session.query<EarlierAnswer>(
      `SELECT request_hash AS "requestHash", status, body FROM platform.idempotency_keys WHERE scope = $1 AND key = $2`,
      [scope, key],
    );
    // Given back between the two statements: whoever asks now may have it.
    return earlier ?? this.claim(scope, key, requestHash);
  }

  /** Keeps the answer, in the unit of work that it tells of. */
  async keep(scope: string, key: string, status: number, body: unknown): Promise<void> {
    await this.session.query(
      'UPDATE platform.idempotency_keys SET status = $3, body = $4::jsonb WHERE scope = $1 AND key = $2',
      [scope, key, status, JSON.stringify(body ?? null)],
    );
  }

  /** Gives a claim back; an answer that was kept stays. */
  async release(scope: string, key: string): Promise<void> {
    await this.session.query('DELETE FROM platform.idempotency_keys WHERE scope = $1 AND key = $2 AND status IS NULL', [
      scope,
      key,
    ]);
  }

  async #forgetOld(): Promise<void> {
    await this.session.query(
      `DELETE FROM platform.idempotency_keys WHERE created_at < now() - make_interval(hours => ${KEPT_HOURS})`,
    );
  }
}
