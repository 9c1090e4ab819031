import type { SecurityRequirementObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import type { Role } from '../../../application/authenticator';
import { SCIM_MEDIA_TYPE } from '../scim-error';
import type { RouteHandler } from './route-metadata';

/** The security scheme of browsers: the cookie set by signing in. */
export const SESSION_SCHEME = 'session';
/** The security scheme of programs: an access token. */
export const TOKEN_SCHEME = 'token';

const SESSION_REQUIREMENT: SecurityRequirementObject = { [SESSION_SCHEME]: [] };
export const TOKEN_REQUIREMENT: SecurityRequirementObject = { [TOKEN_SCHEME]: [] };

/** Checks whether a request without a session is refused with 401. */
const needsSession = ({ policy }: RouteHandler): boolean => policy?.allows !== 'everyone';

/** Returns what a caller has to send, from the policy of the route: nothing, a session or an access token. */
export function securityRequirements(handler: RouteHandler): SecurityRequirementObject[] {
  const { policy, hasViewer, tokenScopes } = handler;
  const token = tokenScopes ? [TOKEN_REQUIREMENT] : [];
  if (needsSession(handler)) return [SESSION_REQUIREMENT, ...token];
  const usesSession = hasViewer || (policy?.allows === 'everyone' && policy.usesSession);
  const optional = usesSession ? [SESSION_REQUIREMENT, ...token] : token;
  return optional.length > 0 ? [{}, ...optional] : [];
}

const NAMES_OF_ROLES = {
  student: 'students',
  alumni: 'alumni',
  college_admin: 'administrators of colleges',
} satisfies Record<Role, string>;

const READ_METHODS = ['get', 'head'];

/** Statuses with the same reason for every route, with their name among the document's shared responses. */
export const SHARED_REFUSALS: Readonly<Record<string, { readonly name: string; readonly reason: string }>> = {
  400: { name: 'BadRequest', reason: 'The request can’t be parsed, or a field is invalid; `errors` lists the fields' },
  401: { name: 'Unauthorized', reason: '`platform.not-signed-in`; with an access token: `platform.invalid-token`' },
  409: { name: 'Conflict', reason: '`platform.idempotency-key-reused`' },
  413: { name: 'ContentTooLarge', reason: 'The body is too large' },
  415: { name: 'UnsupportedMediaType', reason: '`platform.unsupported-body`' },
  429: { name: 'TooManyRequests', reason: 'Too many requests from this person or network' },
  500: { name: 'InternalServerError', reason: 'Unexpected error' },
  503: { name: 'ServiceUnavailable', reason: 'The server is overloaded, or the database is unavailable' },
};

/** Returns the shared refusals that follow from the kind of route; those of its use case are in its decorators. */
export function listRefusalStatuses(handler: RouteHandler, method: string): string[] {
  return [
    '400',
    // An invalid access token is refused on every route.
    '401',
    ...(handler.takesIdempotencyKey ? ['409'] : []),
    ...(isWriteMethod(method) ? ['413', '415'] : []),
    '429',
    '500',
    '503',
  ];
}

/** Returns sentences about who can call the route, and with which access tokens. */
export function describeAccess(handler: RouteHandler): string {
  const { tokenScopes } = handler;
  const scopes = tokenScopes?.map((scope) => `\`${scope}\``).join(' or ');
  const tokens = scopes === '' ? ' Takes any access token.' : ` Takes access tokens with the scope ${scopes}.`;
  return `${describePeople(handler)}${tokenScopes ? tokens : ''}`;
}

function describePeople({ policy, hasViewer }: RouteHandler): string {
  if (!policy || policy.allows === 'operator') return 'Only for operators.';
  if (policy.allows === 'everyone') {
    return hasViewer || policy.usesSession
      ? 'Needs no account; a session can change the response.'
      : 'Needs no account.';
  }
  const people = policy.roles?.map((role) => NAMES_OF_ROLES[role]).join(' and ');
  const condition = policy.allows === 'member' ? ' with a confirmed email address' : '';
  return `For ${people ?? 'signed-in people'}${condition}.`;
}

/** Returns why the policy of the route, or the origin check of writes, responds with 403. */
export function forbiddenReasons({ policy, tokenScopes }: RouteHandler, method: string): string[] {
  const written = [...tokenReasons(tokenScopes), ...(isWriteMethod(method) ? ['`platform.cross-site-write`'] : [])];
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

/** Returns why the route refuses some or all access tokens with 403. */
function tokenReasons(scopes: RouteHandler['tokenScopes']): string[] {
  if (!scopes) return ['`platform.token-not-accepted` with an access token'];
  return scopes.length > 0
    ? [`\`platform.insufficient-scope\` with an access token without ${scopes.join(' or ')}`]
    : [];
}

const isWriteMethod = (method: string): boolean => !READ_METHODS.includes(method);

const stringSchema = (description: string): SchemaObject => ({ type: 'string', description });

/** Schema of every refusal and failure (RFC 9457), as `ProblemFilter` writes it. */
export const PROBLEM_SCHEMA: SchemaObject = {
  type: 'object',
  description: 'An error response (RFC 9457). Some codes add more fields.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'errors', 'message', 'error'],
  properties: {
    type: stringSchema('`urn:gradspan:` followed by the code'),
    title: stringSchema('Name of the HTTP status'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: stringSchema('The message for people'),
    instance: stringSchema('Path of the request'),
    code: stringSchema('Stable code for programs, such as `colleges.college-not-found`'),
    requestId: stringSchema('The same as the `X-Request-Id` header'),
    errors: {
      type: 'array',
      description: 'One entry for each invalid field; empty for other errors',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    message: stringSchema('The same as `detail`'),
    error: stringSchema('The same as `detail`'),
  },
  additionalProperties: { type: 'string' },
};

const RETRYABLE_STATUSES = ['429', '503'];

const RETRY_AFTER_REFERENCE = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** Defined once in the document. */
export const RETRY_AFTER_HEADER = {
  description: 'Seconds to wait before the next request',
  schema: { type: 'integer', minimum: 0 } satisfies SchemaObject,
};

/** Returns a refusal with `status`; `description` is the reason. */
export const problemResponse = (status: string, description: string): ResponseObject =>
  errorResponse(status, description, { 'application/problem+json': 'Problem' });

/** The same for a route of SCIM. */
export const scimErrorResponse = (status: string, description: string): ResponseObject =>
  errorResponse(status, description, { [SCIM_MEDIA_TYPE]: 'ScimError' });

/** @param schemas names of schemas by media type */
const errorResponse = (
  status: string,
  description: string,
  schemas: Readonly<Record<string, string>>,
): ResponseObject => ({
  description,
  ...(RETRYABLE_STATUSES.includes(status) && { headers: RETRY_AFTER_REFERENCE }),
  content: Object.fromEntries(
    Object.entries(schemas).map(([type, name]) => [type, { schema: { $ref: `#/components/schemas/${name}` } }]),
  ),
});
