import { createHash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { TokenScopes } from './access-tokens';
import { OpenToOtherOrigins } from './other-origins';

/** How long shared caches may answer for the server, in seconds. */
const PUBLIC_MAX_AGE = 60;
/** How long they may send an older response while they ask for a newer one, in seconds. */
const STALE_WHILE_REVALIDATE = 600;

/** The response headers of a cacheable route, for the API document. */
export const CACHE_HEADERS = {
  ETag: { description: 'Identifies this response; send it as If-None-Match', schema: { type: 'string' } },
  'Cache-Control': {
    description: 'public with a maximum age; private for requests with a cookie or token',
    schema: { type: 'string' },
  },
} as const;

/**
 * Sends the result of a route with a strong entity tag, and answers 304 if the client has it. Only for routes for
 * everyone whose result doesn't depend on the caller: caches between the server and visitors store it.
 */
@Injectable()
class CacheableResponses implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    // Refused requests don't come here: their responses aren't stored.
    return next.handle().pipe(map((body) => sendCacheable(http.getRequest(), http.getResponse(), body)));
  }
}

/** Lets caches store the responses of a route; see `CacheableResponses`. Any access token raises its rate limit. */
export const Cacheable = () =>
  applyDecorators(
    OpenToOtherOrigins(),
    TokenScopes(),
    UseInterceptors(CacheableResponses),
    ApiResponse({ status: 304, description: 'The response is the one with the entity tag in If-None-Match' }),
  );

function sendCacheable(request: Request, response: Response, body: unknown): string | undefined {
  const text = JSON.stringify(body);
  const tag = toEntityTag(String(response.getHeader('X-Total-Count') ?? '') + text);
  if (isKnownToClient(request, response, tag)) return undefined;
  response.type('json');
  return text;
}

/** Returns the entity tag of a text, without its encoding and quotes. */
export const toEntityTag = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/**
 * Sets the caching headers of a response, and status 304 if the client has it.
 * @param tag identifies the response, without its encoding; letters, digits, "-" and "_"
 */
export function isKnownToClient(request: Request, response: Response, tag: string): boolean {
  response.setHeader(
    'Cache-Control',
    isPersonal(request)
      ? 'private, no-cache'
      : `public, max-age=${PUBLIC_MAX_AGE}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}`,
  );
  response.vary('Cookie, Authorization, Accept-Encoding');
  return compareTag(request, response, tag);
}

/**
 * Like `isKnownToClient`, for a response that no cookie and no token changes: caches store it for every request.
 * @param maxAge how long caches may send it without asking, in seconds
 */
export function isStoredForEveryone(request: Request, response: Response, tag: string, maxAge: number): boolean {
  response.setHeader('Cache-Control', `public, max-age=${maxAge}`);
  return compareTag(request, response, tag);
}

/** Sets status 304 if the client has the response with this tag; otherwise the tag of the response. */
function compareTag(request: Request, response: Response, tag: string): boolean {
  const known = findKnownTag(request, tag);
  if (known) response.status(304).setHeader('ETag', known);
  else locals(response).entityTag = tag;
  return known !== undefined;
}

/** A response to someone with a cookie or a token is never stored by shared caches, even if it is the same for all. */
const isPersonal = ({ headers }: Request): boolean =>
  headers.cookie !== undefined || headers.authorization !== undefined;

interface CacheableLocals {
  /** Without the encoding and quotes. */
  entityTag?: string;
}

const locals = (response: Response): CacheableLocals => response.locals as CacheableLocals;

/**
 * Adds the encoding to the entity tag when the headers are sent: a strong tag identifies bytes. Must be registered
 * before the compression, which decides about the encoding as late.
 */
export function sendEntityTags(_request: Request, response: Response, next: NextFunction): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]): Response => {
    const { entityTag } = locals(response);
    if (entityTag !== undefined) {
      const encoding = response.getHeader('Content-Encoding');
      response.setHeader('ETag', encoding ? `"${entityTag}-${String(encoding)}"` : `"${entityTag}"`);
    }
    return writeHead(...args);
  };
  next();
}

const ENTITY_TAG_PATTERN = /(?:W\/)?"([^"]*)"/g;

/** Returns the entity tag in If-None-Match that is this one, in an encoding that the client accepts. */
function findKnownTag({ headers }: Request, tag: string): string | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const [, known] of (headers['if-none-match'] ?? '').matchAll(ENTITY_TAG_PATTERN)) {
    if (known === tag) return `"${known}"`;
    const encoding = known!.startsWith(`${tag}-`) ? known!.slice(tag.length + 1) : '';
    if (/^[a-z]+$/.test(encoding) && accepted.includes(encoding)) return `"${known}"`;
  }
  return undefined;
}
