import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';
import { InvalidRequest } from './validation.pipe';

const MAX_HEADERS = 100;

class TooManyHeaders extends DomainError {
  constructor() {
    super('invalid', 'platform.too-many-headers', 'The request has too many headers.');
  }
}

/**
 * Refuses requests with too many headers. Node drops the headers beyond `maxHeadersCount`, which could include the one
 * with the origin; the raw list shows that there were more.
 */
export function limitHeaders(request: Request, _response: Response, next: NextFunction): void {
  next(request.rawHeaders.length > 2 * MAX_HEADERS ? new TooManyHeaders() : undefined);
}

class AmbiguousHost extends DomainError {
  constructor() {
    super('invalid', 'platform.ambiguous-host', 'The request names more than one host.');
  }
}

/**
 * Refuses requests with more than one host. Node uses the first of two `Host` headers and a proxy may use the other, so
 * that they would mean different sites. The same applies to a target with its own host (`GET http://... HTTP/1.1`).
 */
export function requireSingleHost(
  { rawHeaders, url, headers }: Request,
  _response: Response,
  next: NextFunction,
): void {
  const hostCount = rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length;
  const isAmbiguous =
    hostCount > 1 || (!url.startsWith('/') && url !== '*' && parseHost(url) !== headers.host?.toLowerCase());
  next(isAmbiguous ? new AmbiguousHost() : undefined);
}

function parseHost(target: string): string | null {
  return /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i.exec(target)?.[1]?.toLowerCase() ?? null;
}

/** No body of the API is nested deeper; reading a deeper one recursively could overflow the stack. */
const MAX_BODY_DEPTH = 20;

/** Refuses bodies that are nested more deeply than any legitimate request. */
export function limitBodyDepth(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(MAX_BODY_DEPTH, request.body) ? new InvalidRequest([]) : undefined);
}

function isDeeperThan(limit: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit && level.length > 0; depth++) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return level.length > 0;
}
