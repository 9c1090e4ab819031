import type { TokenScope } from '../../../../shared/domain/token-scope';
import type { UserId } from '../users/user-state';
import { AccessToken, type AccessTokenId, isUseWorthRecording, TokenScopesRefused } from './access-token';

const NOON = new Date('2026-03-01T12:00:00Z');
const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

const create = (scopes: readonly TokenScope[], collegeId: number | null = null): AccessToken =>
  AccessToken.create(
    { ownerId: 1 as UserId, collegeId, name: 'Nightly job', scopes, expiresInDays: 30 },
    { id: 5 as AccessTokenId, hint: 'abcd' },
    NOON,
  );

describe('an access token', () => {
  it('expires after the chosen number of days', () => {
    expect(create(['me:read']).snapshot().expiresAt).toEqual(new Date('2026-03-31T12:00:00Z'));
  });

  it('has each scope once, in one order', () => {
    expect(create(['saved:write', 'me:read']).snapshot().scopes).toEqual(['me:read', 'saved:write']);
  });

  it.each<[string, TokenScope[], number | null]>([
    ['no scope', [], null],
    ['a scope of colleges for a person', ['me:read', 'alumni:import'], null],
    ['a scope of people for a college', ['me:read'], 7],
  ])('can’t have %s', (_, scopes, collegeId) => {
    expect(() => create(scopes, collegeId)).toThrow(TokenScopesRefused);
  });

  it('is revoked once', () => {
    const token = create(['me:read']);
    expect([token.revoke(NOON), token.revoke(minutesLater(1))]).toEqual([true, false]);
    expect(token.snapshot().revokedAt).toEqual(NOON);
  });

  it('records a use at most once an hour', () => {
    expect(isUseWorthRecording(null, NOON)).toBe(true);
    expect(isUseWorthRecording(NOON, minutesLater(59))).toBe(false);
    expect(isUseWorthRecording(NOON, minutesLater(60))).toBe(true);
  });
});
