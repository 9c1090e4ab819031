import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DomainError, type DomainErrorKind, type FieldError } from '../../domain/domain-error';
import { formatDomainError } from '../messages/domain-error-message';
import { isDatabaseUnavailable } from '../typeorm/database-errors';
import { RefusedRequestRecorder } from './request-log';
import { isScimPath } from './route-prefix';
import { SCIM_MEDIA_TYPE, toScimError } from './scim-error';
import { InvalidRequest } from './validation.pipe';
import { UnsupportedBody } from './same-origin';

const STATUS_BY_ERROR_KIND: Record<DomainErrorKind, number> = {
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

const TITLE_BY_STATUS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

interface ProblemDetails {
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
  constructor(private readonly refusals: RefusedRequestRecorder) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const [request, response] = [
      host.switchToHttp().getRequest<Request>(),
      host.switchToHttp().getResponse<Response>(),
    ];
    sendErrorResponse(error, request, response);
    if (response.statusCode === 403 || response.statusCode === 429) this.refusals.record(request, response);
  }
}

/** Same as the filter, for errors before Nest is reached; Nest handles only its own prefix. */
export function handleErrorsBeforeNest(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) next(error);
  else sendErrorResponse(error, request, response);
}

function sendErrorResponse(error: unknown, request: Request, response: Response): void {
  const answer = toProblemDetails(error);
  // Also if the database is unavailable: without a line in the log, an outage looks like a slow query.
  if (answer.status >= 500 && !(error instanceof DomainError)) log.error(error);
  if (response.headersSent) response.end();
  else sendProblem(request, response, answer);
}

/** Responds that there is nothing at this URL. */
export const sendNotFound = (request: Request, response: Response): void =>
  sendProblem(request, response, problemForStatus(404));

function sendProblem(request: Request, response: Response, answer: ProblemDetails): void {
  const { status, code, message, fields = [], details, retryAfterSeconds } = answer;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  if (isScimPath(request.path)) {
    response
      .status(status)
      .type(SCIM_MEDIA_TYPE)
      .send(JSON.stringify(toScimError(answer)));
    return;
  }
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        ...details,
        type: `urn:gradspan:${code}`,
        title: TITLE_BY_STATUS[status] ?? 'Error',
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

function toProblemDetails(error: unknown): ProblemDetails {
  if (error instanceof UnsupportedBody) return { status: 415, code: error.code, message: error.message };
  if (error instanceof InvalidRequest) {
    return { status: 400, code: 'platform.invalid-request', message: error.message, fields: error.fields };
  }
  if (error instanceof DomainError) {
    return {
      status: STATUS_BY_ERROR_KIND[error.kind],
      code: error.code,
      message: formatDomainError(error),
      fields: error.fields.map(({ field, message }) => ({ field, message: formatDomainError(error, message) })),
      details: error.details,
      retryAfterSeconds: error.retryAfterSeconds ?? (error.kind === 'busy' ? 1 : undefined),
    };
  }
  if (error instanceof HttpException) return problemForStatus(error.getStatus());
  if (isBodyParserError(error)) return problemForStatus(error.status);
  if (isDatabaseUnavailable(error)) {
    return {
      status: 503,
      code: 'platform.unavailable',
      message: 'Server error. Please try again later.',
      retryAfterSeconds: 1,
    };
  }
  return { status: 500, code: 'platform.internal', message: 'Server error. Please try again later.' };
}

const MESSAGE_BY_STATUS: Record<number, string> = {
  400: 'We couldn’t read the request.',
  404: 'The requested resource was not found.',
  412: 'This has changed since you read it.',
  413: 'The request is too large.',
  415: 'Send the request body as application/json.',
};

const problemForStatus = (status: number): ProblemDetails => ({
  status,
  code: `platform.http-${status}`,
  message: MESSAGE_BY_STATUS[status] ?? 'We couldn’t process the request.',
});

function isBodyParserError(error: unknown): error is { status: number } {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}
