import type { ProvenIdentity, Provider } from '../../../domain/external-sign-in/external-identity';
import type { AttemptKeys } from './sign-in-attempts';

/** What a provider proved, and the names of everything it told. */
export interface Proof {
  readonly identity: ProvenIdentity;
  readonly claims: readonly string[];
}

/** Google, LinkedIn, and anyone who stands in for them. */
export abstract class IdentityProviders {
  abstract isConfigured(provider: Provider): boolean;
  /** Where the provider sends people back to. */
  abstract callbackAddress(provider: Provider): string;
  /**
   * The provider's page for an attempt.
   * @throws ExternalSignInRefused (unavailable) without settings, or when the provider does not answer
   */
  abstract signInAddress(provider: Provider, keys: AttemptKeys): Promise<string>;
  /**
   * Checks everything the provider sent back: who issued it, for whom, when, for which attempt, and the signature.
   * @param query what came behind the question mark of the callback's address
   * @throws ExternalSignInRefused
   */
  abstract identify(provider: Provider, query: string, keys: AttemptKeys): Promise<Proof>;
}
