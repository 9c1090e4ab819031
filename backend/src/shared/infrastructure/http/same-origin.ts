import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';

export class CrossSiteWrite extends DomainError {
  constructor() {
    super('forbidden', 'platform.cross-site-write', 'This request did not come from the product itself.');
  }
}

export class UnsupportedBody extends DomainError {
  constructor() {
    super('invalid', 'platform.unsupported-body', 'Send the request body as application/json.');
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const WRITTEN = ['application/json', 'application/csp-report', 'application/reports+json'];
/** Mail programs write to these, RFC 8058: what they may do depends on the link alone, never on cookies. */
const WRITTEN_FROM_ELSEWHERE = /^\/api\/unsubscribe\/[^/]+$/;
/** What a form anywhere can send; a route has to say that it takes it. */
const WITH_A_FILE = 'multipart/form-data';

/**
 * Two of the three layers against forged writes: the browser's own word on where a request came from, and bodies that
 * a plain cross-site form cannot send. A caller that names no origin at all is not a browser and has no cookies to abuse;
 * it sends no files either, for those only the browser's word is left.
 */
export function sameOriginWritesOnly(origin: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (READS.has(request.method)) return next();
    if (request.method === 'POST' && WRITTEN_FROM_ELSEWHERE.test(request.path)) return next();
    const site = request.headers['sec-fetch-site'];
    const named = request.headers.origin;
    const foreign =
      site !== undefined ? !['same-origin', 'none'].includes(String(site)) : named !== undefined && named !== origin;
    if (foreign) return next(new CrossSiteWrite());
    const length = request.headers['content-length'];
    const hasBody = (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined;
    const ours = site !== undefined ? site === 'same-origin' : named === origin;
    if (hasBody && !request.is(ours ? [...WRITTEN, WITH_A_FILE] : WRITTEN)) return next(new UnsupportedBody());
    next();
  };
}
