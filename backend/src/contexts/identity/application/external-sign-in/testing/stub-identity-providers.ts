import { ExternalSignInRefused } from '../../../domain/external-sign-in/external-errors';
import type { Provider, ProvenIdentity } from '../../../domain/external-sign-in/external-identity';
import { IdentityProviders, type Proof } from '../ports/identity-providers';
import type { AttemptKeys } from '../ports/sign-in-attempts';

/** Providers who vouch for anyone who a test says, by the code they come back with. */
export class StubIdentityProviders extends IdentityProviders {
  readonly vouchedFor = new Map<string, ProvenIdentity>();
  configured: readonly Provider[] = ['google', 'linkedin'];

  isConfigured(provider: Provider): boolean {
    return this.configured.includes(provider);
  }

  callbackAddress(provider: Provider): string {
    return `https://example.org/api/auth/${provider}/callback`;
  }

  async signInAddress(provider: Provider, { state }: AttemptKeys): Promise<string> {
    if (!this.isConfigured(provider)) throw new ExternalSignInRefused('unavailable');
    return `https://${provider}.example/?state=${state}`;
  }

  async identify(_: Provider, query: string): Promise<Proof> {
    const identity = this.vouchedFor.get(new URLSearchParams(query).get('code') ?? '');
    if (!identity) throw new ExternalSignInRefused('provider_refused');
    return { identity, claims: ['email', 'iss', 'sub'] };
  }
}
