import type { UserId } from '../../domain/users/user-state';
import { toResultPagePath, toRefusalPagePath } from './sign-in-result-pages';

const admitted = (needsSecondFactor: boolean, next: string | null) =>
  toResultPagePath('google', {
    kind: 'admitted',
    admission: { userId: 1 as UserId, secret: 'secret', needsSecondFactor },
    next,
  });

describe('the page after a sign-in with a provider', () => {
  it('is the requested page, or else the home page', () => {
    expect([admitted(false, '/messages?with=7'), admitted(false, null)]).toEqual(['/messages?with=7', '/']);
  });

  it("is the second factor's, which then leads to the requested page", () => {
    expect(admitted(true, '/messages?with=7')).toBe('/auth?step=second-factor&next=%2Fmessages%3Fwith%3D7');
  });

  it('is the completion of the registration for a new user', () => {
    expect(toResultPagePath('google', { kind: 'registering', secret: 'secret', next: '/messages' })).toBe(
      '/auth/complete',
    );
  });

  it('is the previous page for a connected identity', () => {
    expect(toResultPagePath('linkedin', { kind: 'connected', next: '/profile-settings?tab=security#ways' })).toBe(
      '/profile-settings?tab=security&connected=linkedin#ways',
    );
    expect(toResultPagePath('linkedin', { kind: 'connected', next: null })).toBe(
      '/profile-settings?tab=security&connected=linkedin',
    );
  });

  it('is the debug page with the claim names for a test', () => {
    expect(toResultPagePath('google', { kind: 'tested', claims: ['iss', 'sub'] })).toBe(
      '/oauth-debug?provider=google&claims=iss%2Csub',
    );
  });

  it.each([
    ['state_invalid', 'enter', null, '/auth?error=state_invalid'],
    ['account_closing', 'enter', '/messages', '/auth?error=account_closing&next=%2Fmessages'],
    ['account_suspended', 'enter', null, '/auth?error=account_suspended'],
    ['unavailable', 'enter', '/messages', '/auth?error=linkedin_unavailable&next=%2Fmessages'],
    ['identity_taken', 'connect', null, '/profile-settings?tab=security&error=identity_taken'],
    ['sign_in_first', 'connect', '/hub', '/auth?error=sign_in_first&next=%2Fhub'],
    ['provider_refused', 'test', null, '/oauth-debug?provider=linkedin&error=provider_refused'],
  ] as const)('shows the reason of a refusal: %s, %s', (reason, purpose, next, path) => {
    expect(toRefusalPagePath('linkedin', { reason, purpose, next })).toBe(path);
  });
});
