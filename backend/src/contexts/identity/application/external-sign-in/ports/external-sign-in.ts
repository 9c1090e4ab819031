import type {
  ExternalIdentity,
  IdentityId,
  IdentitySource,
  Provider,
  VerifiedIdentity,
  SignInAttempt,
  PendingRegistration,
} from '../../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../../domain/users/user-state';

/** Connections between identities at external providers and users. */
export abstract class ExternalIdentities {
  /** @throws ExternalSignInRefused when the identity already belongs to a user */
  abstract add(identity: ExternalIdentity): Promise<void>;
  /** Finds the owner of an identity; null if no user has it. */
  abstract findOwner(identity: { issuer: string; subject: string }): Promise<UserId | null>;
  /** Lists the identities of a user, oldest first. */
  abstract listByUserId(userId: UserId): Promise<readonly (ExternalIdentity & { readonly id: IdentityId })[]>;
  abstract delete(id: IdentityId): Promise<void>;
  /** Deletes the identities of a user at the provider of a college; repeating it changes nothing. */
  abstract deleteByCollege(userId: UserId, collegeId: number): Promise<void>;
}

/** The two secrets of an attempt: `state` travels to the provider and back, `browserSecret` stays in the browser. */
export interface SignInAttemptSecrets {
  readonly state: string;
  readonly browserSecret: string;
}

/** Sign-in attempts in progress. Only hashes of both keys are stored. */
export abstract class SignInAttempts {
  abstract begin(keys: SignInAttemptSecrets, attempt: SignInAttempt): Promise<void>;
  /**
   * Consumes the attempt; only one of several concurrent callers gets it.
   * @returns null if it is unknown, used or expired, or belongs to another browser or provider
   */
  abstract consume(keys: SignInAttemptSecrets, provider: IdentitySource, now: Date): Promise<SignInAttempt | null>;
}

/** The identity proved by a provider, and the names of all its claims. */
export interface IdentityProof {
  readonly identity: VerifiedIdentity;
  readonly claims: readonly string[];
}

/** Google, LinkedIn, or stubs of them. */
export abstract class IdentityProviders {
  abstract isConfigured(provider: Provider): boolean;
  /** Returns the address to which the provider sends people back. */
  abstract getCallbackUrl(provider: Provider): string;
  /**
   * Returns the address of the provider's sign-in page for an attempt.
   * @throws ExternalSignInRefused (unavailable) without settings, or when the provider does not respond
   */
  abstract createSignInUrl(provider: Provider, keys: SignInAttemptSecrets): Promise<string>;
  /**
   * Verifies everything the provider sent back: issuer, audience, time, attempt and signature.
   * @param query query string of the callback URL, without the question mark
   * @throws ExternalSignInRefused
   */
  abstract identify(provider: Provider, query: string, keys: SignInAttemptSecrets): Promise<IdentityProof>;
}

/**
 * People verified by a provider who haven't entered a birth date yet. Only a hash of the browser's secret is stored.
 */
export abstract class PendingRegistrations {
  abstract save(secret: string, pending: PendingRegistration): Promise<void>;
  /** @returns null if there is none or it has expired */
  abstract find(secret: string, now: Date): Promise<PendingRegistration | null>;
  /**
   * Consumes the registration; only one of several concurrent callers gets it.
   * @returns whether there was one
   */
  abstract consume(secret: string, now: Date): Promise<boolean>;
}
