import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Response } from 'express';
import type { RequestWithUser } from './authorization.guard';

/** Long and random: such a part of an address opens something for anyone who knows it. */
const SECRET = /[\w-]{40,}/g;

/** The address of a request as it may be written down: without its query, and without secrets. */
export const loggedPath = (url: string): string => url.split('?')[0]!.replace(SECRET, '...');

/** One JSON line per answered request; bodies, query strings and secrets are never written. */
export function requestLog(logger: Logger) {
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
        path: loggedPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

/** Hears of every call that ran into a limit (429) or that someone was not allowed (403). */
export abstract class Refusals {
  /** The answer is on its way: no one waits for this, and it fails for no one. */
  abstract note(request: RequestWithUser, response: Response): void;
}
