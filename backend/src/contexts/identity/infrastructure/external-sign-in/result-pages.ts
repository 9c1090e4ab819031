import type { ExternalSignInResult } from '../../application/external-sign-in/finish-external-sign-in';
import type { AccountShut } from '../../domain/users/errors';
import type { ExternalRefusal, Provider, Purpose } from '../../domain/external-sign-in/external-sign-in';

const SETTINGS = '/profile-settings?tab=security';
const NOWHERE = 'https://gradspan.invalid';

interface Refused {
  readonly reason: ExternalRefusal | AccountShut['reason'];
  readonly purpose: Purpose;
  readonly next: string | null;
}

/** Returns the path of the page to show after a sign-in with a provider, with its parameters. */
export function destination(provider: Provider, returned: ExternalSignInResult): string {
  const { kind } = returned;
  if (kind === 'refused') return refusedAt(provider, returned);
  if (kind === 'tested') return withParameters('/oauth-debug', { provider, claims: returned.claims.join(',') });
  if (kind === 'connected') return withParameters(returned.next ?? SETTINGS, { connected: provider });
  if (kind === 'registering') return '/auth/complete';
  if (returned.admission.needsSecondFactor) {
    return withParameters('/auth', { step: 'second-factor', next: returned.next });
  }
  return returned.next ?? '/';
}

/** Returns the path of the page that shows why a sign-in was refused. */
export function refusedAt(provider: Provider, { reason, purpose, next }: Refused): string {
  const error = reason === 'unavailable' ? `${provider}_unavailable` : reason;
  if (purpose === 'test') return withParameters('/oauth-debug', { provider, error });
  if (purpose === 'connect' && reason !== 'sign_in_first') return withParameters(next ?? SETTINGS, { error });
  return withParameters('/auth', { error, next });
}

function withParameters(path: string, parameters: Record<string, string | null>): string {
  const address = new URL(path, NOWHERE);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value);
  return address.pathname + address.search + address.hash;
}
