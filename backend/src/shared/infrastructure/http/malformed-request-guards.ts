import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';
import { InvalidRequest } from './validation.pipe';

const AT_MOST = 100;

export class TooManyHeaders extends DomainError {
  constructor() {
    super('invalid', 'platform.too-many-headers', 'The request has too many headers.');
  }
}

/**
 * Node leaves out the headers beyond `maxHeadersCount`; a request without the one that says where it comes from would
 * be another one. The raw list still shows that there were more.
 */
export function limitHeaders(request: Request, _response: Response, next: NextFunction): void {
  next(request.rawHeaders.length > 2 * AT_MOST ? new TooManyHeaders() : undefined);
}

export class AmbiguousHost extends DomainError {
  constructor() {
    super('invalid', 'platform.ambiguous-host', 'The request names more than one host.');
  }
}

/**
 * Node takes the first of two `Host` headers and a proxy may take the other, so that the two would mean different sites.
 * The same goes for a target with a host of its own (`GET http://... HTTP/1.1`).
 */
export function requireSingleHost(
  { rawHeaders, url, headers }: Request,
  _response: Response,
  next: NextFunction,
): void {
  const hosts = rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length;
  const isAmbiguous = hosts > 1 || (!url.startsWith('/') && url !== '*' && hostOf(url) !== headers.host?.toLowerCase());
  next(isAmbiguous ? new AmbiguousHost() : undefined);
}

function hostOf(target: string): string | null {
  return /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i.exec(target)?.[1]?.toLowerCase() ?? null;
}

/** No body of the API is nested deeper; a recursive reader of a deeper one would overflow the stack. */
const DEEPEST = 20;

/** Refuses bodies nested so deeply that only an attacker sends them. */
export function limitBodyDepth(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(DEEPEST, request.body) ? new InvalidRequest([]) : undefined);
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
