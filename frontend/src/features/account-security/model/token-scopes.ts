import type { AccessToken } from '../api/access-tokens';

type TokenScope = AccessToken['scopes'][number];

/** What a token can do, by scope. */
export const SCOPE_LABELS: Record<TokenScope, string> = {
  'me:read': 'Read your account, saved colleges and minutes',
  'saved:write': 'Save and remove colleges',
  'alumni:import': 'Import alumni and see the results',
  'analytics:read': 'Read anonymous statistics',
  'events:write': 'Add, publish and cancel events',
  'profile:write': 'Edit the college profile',
};

export const PERSONAL_SCOPES = ['me:read', 'saved:write'] as const satisfies readonly TokenScope[];
export const COLLEGE_SCOPES = [
  'alumni:import',
  'analytics:read',
  'events:write',
  'profile:write',
] as const satisfies readonly TokenScope[];

/** How long a token can be valid, in days. */
export const TOKEN_LIFETIMES = [7, 30, 90, 365] as const;
