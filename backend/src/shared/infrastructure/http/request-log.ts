import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Response } from 'express';
import type { RequestWithUser } from './authorization.guard';

/** A long random part of a URL, which gives access to anyone who knows it. */
const SECRET_PATTERN = /[\w-]{40,}/g;

/** Returns the path of a request for the log, without its query and without secrets. */
export const redactPath = (url: string): string => url.split('?')[0]!.replace(SECRET_PATTERN, '...');

/** Logs one JSON line per request; never bodies, query strings or secrets. */
export function createRequestLogger(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request: IncomingMessage, response: ServerResponse) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => /^\/(health|assets)\//.test(request.url ?? '') },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: redactPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

/** Records every request that hit a limit (429) or was not allowed (403). */
export abstract class RefusedRequestRecorder {
  /** Called while the response is being sent: no one waits for it, and its failures affect no one. */
  abstract record(request: RequestWithUser, response: Response): void;
}
