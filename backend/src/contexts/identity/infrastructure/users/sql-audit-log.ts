import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Clock } from '../../../../shared/application/clock';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { RefusedRequestRecorder } from '../../../../shared/infrastructure/http/request-log';
import { type AuditEntry, AuditLog, type RefusedRequest, type Visitor } from '../../application/users/ports/audit-log';
import type { UserId } from '../../domain/users/user-state';
import { toVisitor } from './visitor.decorator';

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async record({ action, userId, visitor, at, detail }: AuditEntry): Promise<void> {
    const { network = null, device = null, requestId = null } = visitor ?? {};
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [at, action, userId, network, device, requestId, detail ?? null],
    );
  }

  async recordRefusal({ userId, route, visitor, at }: RefusedRequest): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
       SELECT $1, 'refused', $2, $3, $4, $5, $6
       WHERE NOT EXISTS (
         SELECT 1 FROM identity.audit_log
         WHERE user_id = $2 AND at > $1::timestamptz - interval '1 minute' AND action = 'refused' AND detail = $6)`,
      [at, userId, visitor.network, visitor.device, visitor.requestId, route],
    );
  }

  async recordLimit({ userId, visitor, at }: Omit<AuditEntry, 'action'> & { visitor: Visitor }): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id)
       SELECT $1, 'limit-reached', $2, $3, $4, $5
       WHERE NOT EXISTS (
         SELECT 1 FROM identity.audit_log
         WHERE action = 'limit-reached' AND network = $3 AND at > $1::timestamptz - interval '1 minute')`,
      [at, userId, visitor.network, visitor.device, visitor.requestId],
    );
  }
}

const TOO_MANY_REQUESTS_STATUS = 429;
const MINUTE = 60_000;
const MAX_ROUTE_LENGTH = 200;
/** Only an attack causes refusals for more users and routes than this within a minute. */
const MAX_REMEMBERED_REFUSALS = 10_000;

/** Records refused requests of signed-in users and reached limits, without delaying the response. */
@Injectable()
export class AuditedRefusals extends RefusedRequestRecorder {
  readonly #log = new Logger(AuditedRefusals.name);
  /** When this process recorded each key, so that many refusals don't cause as many statements. */
  readonly #recordedAt = new Map<string, number>();

  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {
    super();
  }

  record(request: RequestWithUser, response: Response): void {
    this.#recordResponse(request, response).catch((error: unknown) => this.#log.error(error));
  }

  async #recordResponse(request: RequestWithUser, response: Response): Promise<void> {
    const [visitor, at] = [toVisitor(request, response), this.clock.now()];
    const userId = (request.currentUser?.id ?? null) as UserId | null;
    if (response.statusCode === TOO_MANY_REQUESTS_STATUS) {
      if (this.#isNew(`limit ${visitor.network}`, at)) await this.audit.recordLimit({ userId, visitor, at });
    } else if (userId !== null) {
      const { path } = request.route as { path: string };
      const route = `${request.method} ${path}`.slice(0, MAX_ROUTE_LENGTH);
      if (this.#isNew(`${userId} ${route}`, at)) await this.audit.recordRefusal({ userId, route, visitor, at });
    }
  }

  #isNew(entry: string, at: Date): boolean {
    if (at.getTime() - (this.#recordedAt.get(entry) ?? 0) < MINUTE) return false;
    if (this.#recordedAt.size >= MAX_REMEMBERED_REFUSALS) this.#recordedAt.clear();
    this.#recordedAt.set(entry, at.getTime());
    return true;
  }
}
