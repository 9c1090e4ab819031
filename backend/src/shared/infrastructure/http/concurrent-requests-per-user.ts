import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { TooManyRequests } from '../../application/rate-limits';
import { BoundedQueue } from '../bounded-queue';
import type { RequestWithUser } from './authorization.guard';

/** Maximum number of requests of one person that run at the same time, each with at most one database connection. */
export const MAX_CONCURRENT_REQUESTS = 3;
/** More than the pages of a few tabs send when they open. */
export const MAX_WAITING_REQUESTS = 24;
export const MAX_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 1;

/** Runs three requests of a person at a time; the next ones wait without a connection, and the rest is refused. */
@Injectable()
export class RequestsPerUserInterceptor implements NestInterceptor {
  readonly #people = new Map<number, BoundedQueue>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (!request.currentUser) return next.handle();
    return defer(() => this.run(request, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  /** Also called by guards that do the work of a route before any interceptor runs. */
  async run<T>({ currentUser }: RequestWithUser, answer: () => Promise<T>): Promise<T> {
    if (!currentUser) return answer();
    const userId = currentUser.id;
    const queue = this.#queueOf(userId);
    try {
      return await queue.run(answer);
    } finally {
      if (queue.isIdle) this.#people.delete(userId);
    }
  }

  #queueOf(userId: number): BoundedQueue {
    const known = this.#people.get(userId);
    if (known) return known;
    const refusal = () => new TooManyRequests(RETRY_AFTER_SECONDS);
    const made = new BoundedQueue(MAX_CONCURRENT_REQUESTS, {
      waitingAtMost: MAX_WAITING_REQUESTS,
      waitAtMostMs: MAX_WAIT_MS,
      refusal,
    });
    this.#people.set(userId, made);
    return made;
  }
}
