import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  applyDecorators,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiHeader } from '@nestjs/swagger';
import { Transactions } from '../../application/transactions';
import { IdempotencyKeyReused } from '../../domain/idempotency-errors';
import { toClientNetwork } from '../http/client-network';
import type { RequestWithUser } from '../http/authorization.guard';
import { InvalidRequest } from '../http/validation.pipe';
import { IdempotencyKeys, personScope } from './idempotency-keys';

/**
 * Reads the key of a request; undefined if there is none.
 * @throws InvalidRequest
 */
export function getIdempotencyKey({ headers }: Pick<RequestWithUser, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,128}$/.test(key)) return key;
  throw new InvalidRequest([
    { field: 'Idempotency-Key', message: 'Idempotency-Key must be 8 to 128 letters, digits, - or _' },
  ]);
}

/** Documents the header of a route that takes a key. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '8 to 128 letters, digits, - or _. A retry with the same key returns the first response',
  });

/**
 * Returns the first response to a repeated write instead of executing it again, if the caller sends an
 * `Idempotency-Key`. A refused or failed write is not stored, so that it can be tried again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly transactions: Transactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithUser>();
    const key = getIdempotencyKey(request);
    if (key === undefined) return next.handle();
    return from(this.#runOnce(key, request, http.getResponse<Response>(), next));
  }

  async #runOnce(key: string, request: RequestWithUser, response: Response, next: CallHandler): Promise<unknown> {
    const { currentUser } = request;
    const named = { scope: currentUser ? personScope(currentUser.id) : `network:${toClientNetwork(request.ip)}`, key };
    const requestHash = createHash('sha256')
      .update(`${request.method} ${request.path}\n${JSON.stringify(request.body ?? null)}`)
      .digest('hex');

    // One unit of work: a crash between the write and storing its response undoes both, so that a repetition can
    // execute them.
    return this.transactions.run(async () => {
      const earlier = await this.keys.claim(named);
      if (earlier) {
        if (earlier.requestHash !== requestHash) throw new IdempotencyKeyReused();
        response.status(earlier.status);
        return earlier.body;
      }
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.keys.saveResponse(named, { requestHash, status: response.statusCode, body });
      return body;
    });
  }
}

/** Declares a route that accepts an `Idempotency-Key`, so that a repetition gets the first response again. */
export const TakesIdempotencyKey = () => applyDecorators(UseInterceptors(IdempotencyInterceptor), ApiIdempotencyKey());
