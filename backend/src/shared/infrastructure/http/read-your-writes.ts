import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, concatMap, from, map, type Observable, throwError } from 'rxjs';
import { Settings } from '../settings/settings';
import { PrimaryPosition } from '../typeorm/replicas/primary-position';
import { Replicas } from '../typeorm/replicas/replicas';
import { parseWalPosition, type WalPosition } from '../typeorm/replicas/wal-position';
import { hasRequestCommitted, type ReplicaReadScope } from '../typeorm/unit-of-work-scope';
import type { RequestWithUser } from './authorization.guard';
import { getCookies } from './session-cookie';

/** Scripts of the pages set it, too: they update it when a live event arrives. */
const COOKIE_NAME = 'read-after';
/** Longer than the lag of any replica that serves reads. */
export const READ_AFTER_LIFETIME_MS = 30_000;
/** In bytes of WAL, more than a primary writes between two samples: a position further ahead isn't from the product. */
const MAX_AHEAD = 1n << 30n;

const readsOnly = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Remembers in a cookie how far the database was when a browser wrote. Until a replica has replayed that, the browser's
 * requests read the primary.
 */
@Injectable()
export class ReadYourWrites implements NestInterceptor {
  constructor(
    private readonly settings: Settings,
    private readonly position: PrimaryPosition,
    private readonly replicas: Replicas,
  ) {}

  /** Returns what a replica needs to have replayed to serve this request; undefined if only the primary may. */
  getReplicaReads(request: Request): ReplicaReadScope | undefined {
    if (!this.replicas.areConfigured || !readsOnly(request)) return undefined;
    return { after: this.#getRequiredPosition(request) };
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const response = context.switchToHttp().getResponse<Response>();
    const remember = () => from(this.#rememberWrite(request, response));
    // A refused request can have written, too.
    return next.handle().pipe(
      concatMap((body: unknown) => remember().pipe(map(() => body))),
      catchError((error: unknown) => remember().pipe(concatMap(() => throwError(() => error)))),
    );
  }

  /** Makes the browser's next requests read at least up to this position. */
  setCookie(response: Response, position: string): void {
    if (response.headersSent) return;
    response.cookie(COOKIE_NAME, position, {
      path: '/',
      sameSite: 'lax',
      secure: this.settings.production,
      maxAge: READ_AFTER_LIFETIME_MS,
      encode: String,
    });
  }

  async #rememberWrite(request: RequestWithUser, response: Response): Promise<void> {
    if (readsOnly(request) && !hasRequestCommitted()) return;
    // Visitors get no cookies, except those who sign in with this request.
    if (!request.currentUser && !response.hasHeader('Set-Cookie')) return;
    const position = await this.position.read();
    if (position !== undefined) this.setCookie(response, position);
  }

  #getRequiredPosition(request: Request): WalPosition {
    const latest = this.replicas.primaryPosition + MAX_AHEAD;
    const positions = getCookies(request, COOKIE_NAME).map((value) => parseWalPosition(value) ?? 0n);
    return positions.reduce((largest, one) => (one > largest && one <= latest ? one : largest), 0n);
  }
}
