import type {
  ExternalIdentity,
  IdentityId,
  Provider,
  ProvenIdentity,
  SignInAttempt,
  PendingRegistration,
} from '../../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../../domain/users/user-state';

/** Which people of other providers are which people here. */
export abstract class ExternalIdentities {
  /** @throws ExternalSignInRefused when the identity is someone's already */
  abstract add(identity: ExternalIdentity): Promise<void>;
  /** Whose it is, or null when it is no one's. */
  abstract findOwner(identity: { issuer: string; subject: string }): Promise<UserId | null>;
  /** Those of one person, oldest first. */
  abstract listByUserId(userId: UserId): Promise<readonly (ExternalIdentity & { readonly id: IdentityId })[]>;
  abstract delete(id: IdentityId): Promise<void>;
}

/** The two pendingFactors of an attempt: one travels to the provider and back, one stays in the browser. */
export interface AttemptKeys {
  readonly state: string;
  readonly browserSecret: string;
}

/** Who has left for a provider. Of both keys only hashes are kept. */
export abstract class SignInAttempts {
  abstract begin(keys: AttemptKeys, attempt: SignInAttempt): Promise<void>;
  /**
   * Uses the attempt up, for one caller however many try at once.
   * @returns null when it is unknown, used, too old, of another browser or of another provider
   */
  abstract spend(keys: AttemptKeys, provider: Provider, now: Date): Promise<SignInAttempt | null>;
}

/** What a provider proved, and the names of all its claims. */
export interface Proof {
  readonly identity: ProvenIdentity;
  readonly claims: readonly string[];
}

/** Google, LinkedIn, or a stub of them. */
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

/** People a provider vouches for who have yet to give their age. Of the browser's secret only a hash is kept. */
export abstract class PendingRegistrations {
  abstract save(secret: string, pending: PendingRegistration): Promise<void>;
  /** @returns null when there is none, or it is too old */
  abstract find(secret: string, now: Date): Promise<PendingRegistration | null>;
  /** Uses it up, for one caller however many try at once. @returns whether there was one */
  abstract spend(secret: string, now: Date): Promise<boolean>;
}
