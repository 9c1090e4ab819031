import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';

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
