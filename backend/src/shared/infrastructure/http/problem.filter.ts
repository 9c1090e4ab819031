import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DomainError, type DomainErrorKind, type FieldError } from '../../domain/domain-error';
import { domainErrorMessage } from '../messages/domain-error-message';
import { isDatabaseAway } from '../typeorm/database-errors';
import { Refusals } from './request-log';
import { InvalidRequest } from './validation.pipe';
import { UnsupportedBody } from './same-origin';

const STATUS: Record<DomainErrorKind, number> = {
  invalid: 400,
  'too-large': 413,
  unsupported: 415,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  'too-many': 429,
  busy: 503,
};

const TITLE: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

interface Answer {
  status: number;
  code: string;
  message: string;
  fields?: readonly FieldError[];
  details?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
}

const log = new Logger('Problem');

/** The only place where a refusal or a failure becomes an HTTP response (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly refusals: Refusals) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const [request, response] = [
      host.switchToHttp().getRequest<Request>(),
      host.switchToHttp().getResponse<Response>(),
    ];
    answerError(error, request, response);
    if (response.statusCode === 403 || response.statusCode === 429) this.refusals.note(request, response);
  }
}

/** Same as the filter, for errors before Nest is reached; Nest handles only its own prefix. */
export function problemsBeforeNest(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) next(error);
  else answerError(error, request, response);
}

function answerError(error: unknown, request: Request, response: Response): void {
  const answer = describe(error);
  // Also if the database is unavailable: without a line in the log, an outage looks like a slow query.
  if (answer.status >= 500 && !(error instanceof DomainError)) log.error(error);
  if (response.headersSent) response.end();
  else sendProblem(request, response, answer);
}

/** Responds that there is nothing at this URL. */
export const sendNotFound = (request: Request, response: Response): void => sendProblem(request, response, ofHttp(404));

function sendProblem(request: Request, response: Response, answer: Answer): void {
  const { status, code, message, fields = [], details, retryAfterSeconds } = answer;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        ...details,
        type: `urn:gradspan:${code}`,
        title: TITLE[status] ?? 'Error',
        status,
        detail: message,
        instance: request.originalUrl.split('?')[0],
        code,
        requestId: response.getHeader('X-Request-Id'),
        errors: fields,
        message,
        error: message,
      }),
    );
}

function describe(error: unknown): Answer {
  if (error instanceof UnsupportedBody) return { status: 415, code: error.code, message: error.message };
  if (error instanceof InvalidRequest) {
    return { status: 400, code: 'platform.invalid-request', message: error.message, fields: error.fields };
  }
  if (error instanceof DomainError) {
    return {
      status: STATUS[error.kind],
      code: error.code,
      message: domainErrorMessage(error),
      fields: error.fields.map(({ field, message }) => ({ field, message: domainErrorMessage(error, message) })),
      details: error.details,
      retryAfterSeconds: error.retryAfterSeconds ?? (error.kind === 'busy' ? 1 : undefined),
    };
  }
  if (error instanceof HttpException) return ofHttp(error.getStatus());
  if (isBodyParserError(error)) return ofHttp(error.status);
  if (isDatabaseAway(error)) {
    return {
      status: 503,
      code: 'platform.unavailable',
      message: 'Server error. Please try again later.',
      retryAfterSeconds: 1,
    };
  }
  return { status: 500, code: 'platform.internal', message: 'Server error. Please try again later.' };
}

const SENTENCE: Record<number, string> = {
  400: 'We couldn’t read the request.',
  404: 'The requested resource was not found.',
  413: 'The request is too large.',
  415: 'Send the request body as application/json.',
};

const ofHttp = (status: number): Answer => ({
  status,
  code: `platform.http-${status}`,
  message: SENTENCE[status] ?? 'We couldn’t process the request.',
});

function isBodyParserError(error: unknown): error is { status: number } {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}
