import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  ExternalSignInRefused,
  decideFirstSignInAction,
  type VerifiedIdentity,
  EXTERNAL_SECRET_BYTES,
  PENDING_REGISTRATION_LIFETIME_MS,
  type SignInAttempt,
} from '../../domain/external-sign-in/external-sign-in';
import type { User } from '../../domain/users/user';
import { OpenSession } from '../sign-in/open-session';
import type { SignInResult } from '../sessions/ports/sessions';
import { AuditLog, type Visitor, UserReader, Users } from '../users/ports/users';
import { ExternalIdentities, PendingRegistrations } from './ports/external-sign-in';

interface SignInWithIdentityInput {
  identity: VerifiedIdentity;
  attempt: SignInAttempt;
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
}

/**
 * The person is signed in, or must first enter what the provider didn't supply; either secret is returned only once.
 */
export type IdentitySignInResult =
  | { readonly kind: 'admitted'; readonly admission: SignInResult; readonly next: string | null }
  | { readonly kind: 'registering'; readonly secret: string; readonly next: string | null };

/**
 * Signs in a person verified by a provider: with a known identity, by connecting it to the account with their address,
 * or by starting a registration.
 */
@UseCase()
export class SignInWithIdentity {
  constructor(
    private readonly identities: ExternalIdentities,
    private readonly pending: PendingRegistrations,
    private readonly users: Users,
    private readonly userReader: UserReader,
    private readonly openSession: OpenSession,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws ExternalSignInRefused, AccountSuspended, AccountClosing */
  execute({ identity, attempt, visitor, endingSecret }: SignInWithIdentityInput): Promise<IdentitySignInResult> {
    const now = this.clock.now();
    const { role, next } = attempt;
    return this.transactions.run(async () => {
      const user = (await this.#findConnectedUser(identity)) ?? (await this.#connectByEmail(identity, visitor, now));
      if (user) {
        return {
          kind: 'admitted',
          admission: await this.openSession.execute({ user, visitor, endingSecret }),
          next,
        };
      }
      const secret = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
      const expiresAt = new Date(now.getTime() + PENDING_REGISTRATION_LIFETIME_MS);
      await this.pending.save(secret, { identity, role, next, expiresAt });
      return { kind: 'registering', secret, next };
    });
  }

  async #findConnectedUser(identity: VerifiedIdentity): Promise<User | null> {
    const userId = await this.identities.findOwner(identity);
    return userId && this.users.getById(userId);
  }

  async #connectByEmail(identity: VerifiedIdentity, visitor: Visitor, now: Date): Promise<User | null> {
    const { provider, collegeId, issuer, subject, email } = identity;
    const userId = email ? await this.userReader.findId(email) : null;
    const owner = userId && (await this.users.getById(userId));
    const entry = decideFirstSignInAction(identity, owner);
    if (!owner || entry === 'register') return null;
    if (entry === 'sign-in-first') throw new ExternalSignInRefused('link_needs_login');
    await this.identities.add({ userId: owner.id, provider, collegeId, issuer, subject, email, linkedAt: now });
    owner.connectIdentity(now);
    await this.users.save(owner);
    await this.audit.record({ action: 'identity-connected', userId: owner.id, visitor, at: now });
    return owner;
  }
}
