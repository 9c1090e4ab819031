import type { Policy } from '../policies';
import type { RouteHandler } from './route-metadata';
import { securityRequirements, forbiddenReasons, listRefusalStatuses } from './statuses';

const handler = (policy: Policy | undefined, more: Partial<RouteHandler> = {}): RouteHandler => ({
  policy,
  deprecation: undefined,
  tokenScopes: undefined,
  hasViewer: false,
  takesIdempotencyKey: false,
  redirects: false,
  maxIds: new Map(),
  shapes: [],
  ...more,
});
const EVERYONE = handler({ allows: 'everyone' });
const ACCOUNT = handler({ allows: 'account' });
const MEMBER = handler({ allows: 'member' });
const NO_TOKENS = '`platform.token-not-accepted` with an access token';
const STUDENTS = handler({ allows: 'member', roles: ['student'] });

describe('the document of a route', () => {
  it.each<[string, RouteHandler, readonly object[]]>([
    ['nothing for everyone', EVERYONE, []],
    [
      'a session or nothing where it uses one',
      handler({ allows: 'everyone', usesSession: true }),
      [{}, { session: [] }],
    ],
    ['a session or nothing where it has a viewer', { ...EVERYONE, hasViewer: true }, [{}, { session: [] }]],
    ['a session for the own account', ACCOUNT, [{ session: [] }]],
    ['a session for members', MEMBER, [{ session: [] }]],
    ['a session where the policy was forgotten', handler(undefined), [{ session: [] }]],
    [
      'a session or a token where it takes tokens',
      { ...MEMBER, tokenScopes: ['me:read'] },
      [{ session: [] }, { token: [] }],
    ],
    ['nothing or a token for everyone where it takes tokens', { ...EVERYONE, tokenScopes: [] }, [{}, { token: [] }]],
  ])('requires %s', (_, route, security) => {
    expect(securityRequirements(route)).toEqual(security);
  });

  it('contains 401 for every route, because invalid tokens are refused everywhere', () => {
    expect(listRefusalStatuses(EVERYONE, 'get')).toEqual(['400', '401', '429', '500', '503']);
    expect(listRefusalStatuses(ACCOUNT, 'get')).toEqual(['400', '401', '429', '500', '503']);
  });

  it('contains 413 and 415 for writes, and 409 for routes with an idempotency key', () => {
    expect(listRefusalStatuses(EVERYONE, 'delete')).toEqual(['400', '401', '413', '415', '429', '500', '503']);
    expect(listRefusalStatuses({ ...EVERYONE, takesIdempotencyKey: true }, 'post')).toContain('409');
  });

  it('lists the reasons for 403 by role, address and membership', () => {
    expect(forbiddenReasons({ ...EVERYONE, tokenScopes: [] }, 'get')).toEqual([]);
    expect(forbiddenReasons(ACCOUNT, 'get')).toEqual([NO_TOKENS]);
    expect(forbiddenReasons(MEMBER, 'get')).toEqual([
      '`identity.confirm-your-email`',
      '`admin-analytics.not-verified`',
      NO_TOKENS,
    ]);
    expect(forbiddenReasons(STUDENTS, 'post')).toEqual([
      '`platform.not-allowed` for roles other than student',
      '`identity.confirm-your-email`',
      NO_TOKENS,
      '`platform.cross-site-write`',
    ]);
  });

  it('lists the scopes of which a token needs one', () => {
    expect(forbiddenReasons({ ...EVERYONE, tokenScopes: ['me:read', 'saved:write'] }, 'get')).toEqual([
      '`platform.insufficient-scope` with an access token without me:read or saved:write',
    ]);
  });
});
