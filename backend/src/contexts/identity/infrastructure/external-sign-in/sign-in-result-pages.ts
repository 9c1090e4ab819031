import type { ExternalSignInResult } from '../../application/external-sign-in/finish-external-sign-in';
import type { AccountUnavailable } from '../../domain/users/errors';
import type {
  ExternalRefusal,
  IdentitySource,
  ExternalSignInPurpose,
} from '../../domain/external-sign-in/external-sign-in';

const SECURITY_SETTINGS_PATH = '/profile-settings?tab=security';
const PLACEHOLDER_ORIGIN = 'https://gradspan.invalid';

interface RefusedSignIn {
  readonly reason: ExternalRefusal | AccountUnavailable['reason'];
  readonly purpose: ExternalSignInPurpose;
  readonly next: string | null;
}

/** Returns the path of the page to show after a sign-in with a provider, with its parameters. */
export function toResultPagePath(provider: IdentitySource, returned: ExternalSignInResult): string {
  const { kind } = returned;
  if (kind === 'refused') return toRefusalPagePath(provider, returned);
  if (kind === 'tested') return addQueryParameters('/oauth-debug', { provider, claims: returned.claims.join(',') });
  if (kind === 'connected') return addQueryParameters(returned.next ?? SECURITY_SETTINGS_PATH, { connected: provider });
  if (kind === 'registering') return '/auth/complete';
  if (returned.admission.needsSecondFactor) {
    return addQueryParameters('/auth', { step: 'second-factor', next: returned.next });
  }
  return returned.next ?? '/';
}

/** Returns the path of the page that shows why a sign-in was refused. */
export function toRefusalPagePath(provider: IdentitySource, { reason, purpose, next }: RefusedSignIn): string {
  const error = reason === 'unavailable' ? `${provider}_unavailable` : reason;
  if (purpose === 'test') return addQueryParameters('/oauth-debug', { provider, error });
  if (purpose === 'connect' && reason !== 'sign_in_first')
    return addQueryParameters(next ?? SECURITY_SETTINGS_PATH, { error });
  return addQueryParameters('/auth', { error, next });
}

function addQueryParameters(path: string, parameters: Record<string, string | null>): string {
  const address = new URL(path, PLACEHOLDER_ORIGIN);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value);
  return address.pathname + address.search + address.hash;
}
