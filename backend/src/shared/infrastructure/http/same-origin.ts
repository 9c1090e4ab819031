import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';
import { readBearerToken } from './access-tokens';
import { SCIM_MEDIA_TYPE } from './scim-error';

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

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const WRITE_CONTENT_TYPES = ['application/json', 'application/csp-report', 'application/reports+json', SCIM_MEDIA_TYPE];
/** Mail programs write to these (RFC 8058); what they can do depends only on the link, never on cookies. */
const CROSS_ORIGIN_WRITE_PATH = /^\/api\/unsubscribe\/[^/]+$/;

/** Whether the request may come from anywhere, with a form of any type, because its body is ignored. */
export const isCrossOriginWrite = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  method === 'POST' && CROSS_ORIGIN_WRITE_PATH.test(path);

/**
 * Whether the request has an access token. Another site can't make a browser add one, and with a token, the session
 * cookie doesn't count.
 */
const hasAccessToken = (request: Pick<Request, 'headers'>): boolean => readBearerToken(request) !== null;

/** Forms on any site can send this; a route has to declare that it accepts it. */
const FILE_CONTENT_TYPE = 'multipart/form-data';

/** Start of every browser's `User-Agent`, which pages can neither change nor remove. */
const BROWSER_USER_AGENT_PATTERN = /^(Mozilla|Opera)\//i;

/**
 * Checks whether the request cannot come from a browser: no browser omits both the origin of a form, in one of three
 * headers, and its own name. So it carries no cookies that another site could abuse.
 */
export function isNonBrowserClient({ headers }: Pick<Request, 'headers'>): boolean {
  const { origin, referer } = headers;
  const hasOrigin = headers['sec-fetch-site'] !== undefined || origin !== undefined || referer !== undefined;
  return !hasOrigin && !BROWSER_USER_AGENT_PATTERN.test(headers['user-agent'] ?? '');
}

/**
 * Two of the three layers against forged writes: the origin that the browser reports, and content types that a plain
 * cross-site form cannot send. A caller without any origin is not a browser and has no cookies to abuse; it can send
 * files, which forms can send too, only where a route accepts them from programs.
 */
export function sameOriginWritesOnly(origin: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (READ_METHODS.has(request.method)) return next();
    if (isCrossOriginWrite(request)) return next();
    const site = request.headers['sec-fetch-site'];
    const named = request.headers.origin;
    const withToken = hasAccessToken(request);
    const isCrossSite =
      site !== undefined ? !['same-origin', 'none'].includes(String(site)) : named !== undefined && named !== origin;
    if (isCrossSite && !withToken) return next(new CrossSiteWrite());
    const length = request.headers['content-length'];
    const hasBody = (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined;
    const isSameOrigin = site !== undefined ? site === 'same-origin' : named === origin;
    const mayUploadFile = withToken || isSameOrigin || isNonBrowserClient(request);
    if (hasBody && !request.is(mayUploadFile ? [...WRITE_CONTENT_TYPES, FILE_CONTENT_TYPE] : WRITE_CONTENT_TYPES))
      return next(new UnsupportedBody());
    next();
  };
}
