import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Clock } from '../../../../shared/application/clock';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { RefusedRequestRecorder } from '../../../../shared/infrastructure/http/request-log';
import { AuditLog } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { toVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';

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
