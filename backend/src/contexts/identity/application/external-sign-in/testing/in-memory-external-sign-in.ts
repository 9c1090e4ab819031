import {
  ExternalSignInRefused,
  type ExternalIdentity,
  type IdentityId,
  type IdentitySource,
  type Provider,
  type VerifiedIdentity,
  type PendingRegistration,
  type SignInAttempt,
} from '../../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../../domain/users/user-state';
import {
  ExternalIdentities,
  PendingRegistrations,
  type SignInAttemptSecrets,
  SignInAttempts,
  IdentityProviders,
  type IdentityProof,
} from '../ports/external-sign-in';

type IdentityRow = ExternalIdentity & { readonly id: IdentityId };

export class InMemoryExternalIdentities extends ExternalIdentities {
  #rows: IdentityRow[] = [];
  #lastId = 0;

  async add(identity: ExternalIdentity): Promise<void> {
    if (this.#find(identity)) throw new ExternalSignInRefused('identity_taken');
    this.#lastId += 1;
    this.#rows.push({ ...identity, id: this.#lastId as IdentityId });
  }

  async findOwner(identity: { issuer: string; subject: string }): Promise<UserId | null> {
    return this.#find(identity)?.userId ?? null;
  }

  async listByUserId(userId: UserId): Promise<readonly IdentityRow[]> {
    return this.#rows
      .filter((row) => row.userId === userId)
      .sort((a, b) => a.linkedAt.getTime() - b.linkedAt.getTime() || a.id - b.id);
  }

  async delete(id: IdentityId): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.id !== id);
  }

  async deleteByCollege(userId: UserId, collegeId: number): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.userId !== userId || row.collegeId !== collegeId);
  }

  #find({ issuer, subject }: { issuer: string; subject: string }): IdentityRow | undefined {
    return this.#rows.find((row) => row.issuer === issuer && row.subject === subject);
  }
}

export class InMemoryPendingRegistrations extends PendingRegistrations {
  readonly #rows = new Map<string, PendingRegistration>();

  async save(secret: string, pending: PendingRegistration): Promise<void> {
    this.#rows.set(secret, pending);
  }

  async find(secret: string, now: Date): Promise<PendingRegistration | null> {
    const pending = this.#rows.get(secret);
    return pending && pending.expiresAt > now ? pending : null;
  }

  async consume(secret: string, now: Date): Promise<boolean> {
    const pending = this.#rows.get(secret);
    return pending !== undefined && pending.expiresAt > now && this.#rows.delete(secret);
  }
}

export class InMemorySignInAttempts extends SignInAttempts {
  readonly #unused = new Map<string, { attempt: SignInAttempt; browserSecret: string }>();

  async begin({ state, browserSecret }: SignInAttemptSecrets, attempt: SignInAttempt): Promise<void> {
    this.#unused.set(state, { attempt, browserSecret });
  }

  async consume(
    { state, browserSecret }: SignInAttemptSecrets,
    provider: IdentitySource,
    now: Date,
  ): Promise<SignInAttempt | null> {
    const found = this.#unused.get(state);
    if (!found || found.browserSecret !== browserSecret) return null;
    const { attempt } = found;
    if (attempt.provider !== provider || attempt.expiresAt <= now) return null;
    this.#unused.delete(state);
    return attempt;
  }
}

/** Returns the identity that a test assigned to a code. */
export class StubIdentityProviders extends IdentityProviders {
  readonly vouchedFor = new Map<string, VerifiedIdentity>();
  configured: readonly Provider[] = ['google', 'linkedin'];

  isConfigured(provider: Provider): boolean {
    return this.configured.includes(provider);
  }

  getCallbackUrl(provider: Provider): string {
    return `https://example.org/api/auth/${provider}/callback`;
  }

  async createSignInUrl(provider: Provider, { state }: SignInAttemptSecrets): Promise<string> {
    if (!this.isConfigured(provider)) throw new ExternalSignInRefused('unavailable');
    return `https://${provider}.example/?state=${state}`;
  }

  async identify(_: Provider, query: string): Promise<IdentityProof> {
    const identity = this.vouchedFor.get(new URLSearchParams(query).get('code') ?? '');
    if (!identity) throw new ExternalSignInRefused('provider_refused');
    return { identity, claims: ['email', 'iss', 'sub'] };
  }
}
