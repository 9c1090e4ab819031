/** What an access token of a person can do; a token acts for its owner. */
export const PERSONAL_TOKEN_SCOPES = ['me:read', 'saved:write'] as const;
/** What an access token of a college can do; only main administrators create such tokens. */
export const COLLEGE_TOKEN_SCOPES = ['alumni:import', 'analytics:read', 'events:write', 'profile:write'] as const;
export const TOKEN_SCOPES = [...PERSONAL_TOKEN_SCOPES, ...COLLEGE_TOKEN_SCOPES] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];
