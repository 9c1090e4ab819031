import type { SecurityRequirementObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import type { Handler } from './route-metadata';

/** The one scheme: the cookie that signing in sets. */
export const SESSION = 'session';

const WITH_SESSION: SecurityRequirementObject = { [SESSION]: [] };

/** Whether a call without a session is refused with 401. */
export const needsSession = ({ policy }: Handler): boolean => policy?.allows !== 'everyone';

/** What a caller has to bring, from the policy of the route: nothing, a session or nothing, or a session. */
export function securityOf(handler: Handler): SecurityRequirementObject[] {
  if (needsSession(handler)) return [WITH_SESSION];
  const { policy, hasViewer } = handler;
  const usesSession = hasViewer || (policy?.allows === 'everyone' && policy.usesSession);
  return usesSession ? [{}, WITH_SESSION] : [];
}

const READS = ['get', 'head'];

/** Statuses whose reason is the same for every route, with its name among the document's shared answers. */
export const SHARED_REFUSALS: Readonly<Record<string, { readonly name: string; readonly reason: string }>> = {
  400: { name: 'BadRequest', reason: 'The request can’t be parsed, or a field is invalid; `errors` lists the fields' },
  401: { name: 'Unauthorized', reason: '`platform.not-signed-in`' },
  409: { name: 'Conflict', reason: '`platform.idempotency-key-reused`' },
  413: { name: 'ContentTooLarge', reason: 'The body is too large' },
  415: { name: 'UnsupportedMediaType', reason: '`platform.unsupported-body`' },
  429: { name: 'TooManyRequests', reason: 'Too many requests from this person or network' },
  500: { name: 'InternalServerError', reason: 'Unexpected error' },
  503: { name: 'ServiceUnavailable', reason: 'Overloaded, or the database is unavailable' },
};

/** The shared refusals that follow from what a route is; what only its use case knows stands in its decorators. */
export function refusalsOf(handler: Handler, method: string): string[] {
  return [
    '400',
    ...(needsSession(handler) ? ['401'] : []),
    ...(handler.takesIdempotencyKey ? ['409'] : []),
    ...(isWrite(method) ? ['413', '415'] : []),
    '429',
    '500',
    '503',
  ];
}

/** Why the policy of the route, or the check of where a write comes from, answers 403. */
export function forbiddenBecause({ policy }: Handler, method: string): string[] {
  const written = isWrite(method) ? ['`platform.cross-site-write`'] : [];
  if (!policy || policy.allows === 'everyone') return written;
  const { roles } = policy;
  const isMembersOnly = policy.allows === 'member';
  const mayBeAdministrator = !roles || roles.includes('college_admin');
  return [
    ...(roles ? [`\`platform.not-allowed\` for roles other than ${roles.join(' and ')}`] : []),
    ...(policy.allows === 'operator' ? ['`platform.not-allowed` for everyone except operators'] : []),
    ...(isMembersOnly ? ['`identity.confirm-your-email`'] : []),
    ...(isMembersOnly && mayBeAdministrator ? ['`admin-analytics.not-verified`'] : []),
    ...written,
  ];
}

const isWrite = (method: string): boolean => !READS.includes(method);

const text = (description: string): SchemaObject => ({ type: 'string', description });

/** The one shape of every refusal and failure (RFC 9457), as `ProblemFilter` writes it. */
export const PROBLEM: SchemaObject = {
  type: 'object',
  description: 'The error of a request (RFC 9457). Some codes add more fields.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'errors', 'message', 'error'],
  properties: {
    type: text('`urn:gradspan:` followed by the code'),
    title: text('Name of the HTTP status'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text('The message for people'),
    instance: text('Path of the request'),
    code: text('Stable code for programs, such as `colleges.college-not-found`'),
    requestId: text('The same as the `X-Request-Id` header'),
    errors: {
      type: 'array',
      description: 'One entry for each invalid field; empty for other errors',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    message: text('The same as `detail`'),
    error: text('The same as `detail`'),
  },
  additionalProperties: { type: 'string' },
};

const CAN_BE_TRIED_LATER = ['429', '503'];

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** Stands once in the document. */
export const RETRY_AFTER_HEADER = {
  description: 'Seconds to wait before the next request',
  schema: { type: 'integer', minimum: 0 } satisfies SchemaObject,
};

/** A refusal with `status`, for the reason that `description` gives. */
export const problemResponse = (status: string, description: string): ResponseObject => ({
  description,
  ...(CAN_BE_TRIED_LATER.includes(status) && { headers: RETRY_AFTER }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
