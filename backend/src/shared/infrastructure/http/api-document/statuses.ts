import type { Handler } from './handlers';
import { needsSession } from './security';

const READS = ['get', 'head'];

/** Statuses whose reason is the same for every route, with its name among the document's shared answers. */
export const SHARED_REFUSALS: Readonly<Record<string, { readonly name: string; readonly reason: string }>> = {
  400: { name: 'BadRequest', reason: 'The request cannot be read, or a field is wrong: `errors` names each' },
  401: { name: 'Unauthorized', reason: '`platform.not-signed-in`' },
  409: { name: 'Conflict', reason: '`platform.idempotency-key-reused`' },
  413: { name: 'ContentTooLarge', reason: 'The body is too large' },
  415: { name: 'UnsupportedMediaType', reason: '`platform.unsupported-body`' },
  429: { name: 'TooManyRequests', reason: 'Too many requests of this person or from this network' },
  500: { name: 'InternalServerError', reason: 'A defect' },
  503: { name: 'ServiceUnavailable', reason: 'Too busy, or the database is away' },
};

/** The shared refusals that follow from what a route is; what only its use case knows stands in its decorators. */
export function refusalsOf(handler: Handler, method: string): string[] {
  return [
    '400',
    ...(needsSession(handler) ? ['401'] : []),
    ...(handler.takesIdempotencyKey ? ['409'] : []),
    ...(isWrite(method) ? ['413', '415'] : []),
    ...['429', '500', '503'],
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
    ...(roles ? [`\`platform.not-allowed\` for other roles than ${roles.join(' and ')}`] : []),
    ...(policy.allows === 'operator' ? ['`platform.not-allowed` for everybody but operators'] : []),
    ...(isMembersOnly ? ['`identity.confirm-your-email`'] : []),
    ...(isMembersOnly && mayBeAdministrator ? ['`admin-analytics.not-verified`'] : []),
    ...written,
  ];
}

const isWrite = (method: string): boolean => !READS.includes(method);
