import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { Clock } from '../../../../shared/application/clock';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { AuditLog } from '../../application/ports/audit-log';
import type { UserId } from '../../domain/ids';
import { visitorOf } from './visitor.decorator';

/** Whoever runs into a limit is noted before being turned away. */
@Injectable()
export class LimitsOnRecord implements NestInterceptor {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((refusal: unknown) => {
        if (!(refusal instanceof TooManyRequests)) throw refusal;
        return from(this.#note(context)).pipe(switchMap(() => throwError(() => refusal)));
      }),
    );
  }

  #note(context: ExecutionContext): Promise<void> {
    const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
    const userId = (currentUser?.id ?? null) as UserId | null;
    return this.audit.recordLimit({ userId, visitor: visitorOf(context), at: this.clock.now() });
  }
}
