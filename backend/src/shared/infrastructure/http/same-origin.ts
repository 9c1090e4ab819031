import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';

export class CrossSiteWrite extends DomainError {
  constructor() {
    super(
      'forbidden',
      'platform.cross-site-write',
      'This request didn’t come from one of our pages. Reload the page and try again.',
    );
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

/** How every browser begins to name itself; no page can have it send something else, or leave it out. */
const BROWSER = /^(Mozilla|Opera)\//i;

/**
 * Whether no browser sends this: none leaves out where a form comes from, in one of three headers, and its own name as
 * well. So it carries no cookies that someone else's page could abuse.
 */
export function isProgram({ headers }: Pick<Request, 'headers'>): boolean {
  const { origin, referer } = headers;
  const namesPage = headers['sec-fetch-site'] !== undefined || origin !== undefined || referer !== undefined;
  return !namesPage && !BROWSER.test(headers['user-agent'] ?? '');
}

/**
 * Two of the three layers against forged writes: the browser's own word on where a request came from, and bodies that
 * a plain cross-site form cannot send. A caller that names no origin at all is not a browser and has no cookies to abuse;
 * files, which forms can send, it may send only where a route takes them from programs.
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
    const mayHaveFile = ours || isProgram(request);
    if (hasBody && !request.is(mayHaveFile ? [...WRITTEN, WITH_A_FILE] : WRITTEN)) return next(new UnsupportedBody());
    next();
  };
}
