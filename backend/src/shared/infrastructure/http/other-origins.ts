import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';

const OPEN_KEY = 'open-to-other-origins';

/** How long browsers may remember the answer to a preflight request, in seconds. */
const PREFLIGHT_MAX_AGE = 86_400;

/** The headers that scripts of other origins can read. */
const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Catalog-Version',
  'X-Total-Count',
].join(', ');

/**
 * Lets pages of other origins read the responses of a route, without credentials: browsers then send no cookies, and
 * refuse the response to a request with cookies. Only for routes for everyone.
 */
export const OpenToOtherOrigins = () => SetMetadata(OPEN_KEY, true);

/** Sends the headers for other origins if the route has `OpenToOtherOrigins`, also with errors. */
export function sendOriginHeaders(reflector: Reflector, context: ExecutionContext): void {
  if (!reflector.getAllAndOverride<boolean | undefined>(OPEN_KEY, [context.getHandler(), context.getClass()])) return;
  context
    .switchToHttp()
    .getResponse<Response>()
    .setHeader('Access-Control-Allow-Origin', '*')
    .setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/**
 * Answers preflight requests for reads. The answer grants nothing about credentials or writes; the headers of the
 * response itself decide whether a page can read it.
 */
export function answerPreflightOfReads(request: Request, response: Response, next: NextFunction): void {
  const method = request.headers['access-control-request-method'];
  if (request.method !== 'OPTIONS' || !(method === 'GET' || method === 'HEAD')) return next();
  response
    .setHeader('Access-Control-Allow-Origin', '*')
    .setHeader('Access-Control-Allow-Methods', 'GET, HEAD')
    .setHeader('Access-Control-Allow-Headers', 'Authorization, If-None-Match')
    .setHeader('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE))
    .status(204)
    .end();
}
