import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';

const DEPRECATION_KEY = 'deprecation';
const DAY_MS = 86_400_000;
const MIN_NOTICE_DAYS = 180;

/** When a route became deprecated, and when it will be removed. */
export interface Deprecation {
  /** `YYYY-MM-DD` in UTC. */
  readonly since: string;
  /** `YYYY-MM-DD` in UTC, at least 180 days later. */
  readonly removedOn: string;
  /** The path that replaces it, such as `/api/programs`. */
  readonly replacement?: string;
}

/** Sends the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), and a link to the replacement. */
@Injectable()
class DeprecationHeaders implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const deprecation = readDeprecation(context.getHandler());
    const response = context.switchToHttp().getResponse<Response>();
    if (!deprecation) return next.handle();
    const { since, removedOn, replacement } = deprecation;
    response.setHeader('Deprecation', `@${Date.parse(since) / 1000}`);
    response.setHeader('Sunset', new Date(removedOn).toUTCString());
    // Appended at the end: handlers of lists set the header themselves.
    return next.handle().pipe(
      tap(() => {
        if (replacement && !response.headersSent) response.append('Link', `<${replacement}>; rel="successor-version"`);
      }),
    );
  }
}

/**
 * Marks a route as deprecated, in its responses and in the API document. It keeps working until it is removed.
 *
 * @throws Error if clients get less than 180 days of notice
 */
export function Deprecated(deprecation: Deprecation): MethodDecorator {
  const noticeDays = (Date.parse(deprecation.removedOn) - Date.parse(deprecation.since)) / DAY_MS;
  if (!(noticeDays >= MIN_NOTICE_DAYS)) {
    throw new Error(`A deprecated route is removed ${MIN_NOTICE_DAYS} days later at the earliest, not ${noticeDays}`);
  }
  return applyDecorators(SetMetadata(DEPRECATION_KEY, deprecation), UseInterceptors(DeprecationHeaders));
}

/** Returns the deprecation of a route, from its method. */
export const readDeprecation = (method: ReturnType<ExecutionContext['getHandler']>): Deprecation | undefined =>
  new Reflector().get<Deprecation | undefined>(DEPRECATION_KEY, method);
