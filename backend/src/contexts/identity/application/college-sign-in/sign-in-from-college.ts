import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import {
  EXTERNAL_SECRET_BYTES,
  ExternalSignInRefused,
  PENDING_REGISTRATION_LIFETIME_MS,
  type SignInAttempt,
  type VerifiedIdentity,
} from '../../domain/external-sign-in/external-sign-in';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { ExternalIdentities, PendingRegistrations } from '../external-sign-in/ports/external-sign-in';
import type { IdentitySignInResult } from '../external-sign-in/sign-in-with-identity';
import { PersonRecords } from '../people/ports/person-records';
import { OpenSession } from '../sign-in/open-session';
import { AuditLog, UserReader, Users, type Visitor } from '../users/ports/users';
import { CollegeSignIns } from './ports/college-sign-ins';

interface SignInFromCollegeInput {
  signIn: CollegeSignIn;
  /** A person with a confirmed address of the college's domains. */
  identity: VerifiedIdentity;
  attempt: SignInAttempt;
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
}

/**
 * Signs in a person whom the provider of a college has verified. It gives access to an existing account only if the
 * college and its owner already have a relation: the person represents the college, is its alum, or has signed in from it
 * before. Otherwise, an administrator of the provider could enter the account of any student with an address of the domain.
 */
@UseCase()
export class SignInFromCollege {
  constructor(
    private readonly signIns: CollegeSignIns,
    private readonly identities: ExternalIdentities,
    private readonly pending: PendingRegistrations,
    private readonly records: PersonRecords,
    private readonly users: Users,
    private readonly userReader: UserReader,
    private readonly openSession: OpenSession,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws ExternalSignInRefused, AccountSuspended, AccountClosing */
  execute({ signIn, identity, attempt, visitor, endingSecret }: SignInFromCollegeInput): Promise<IdentitySignInResult> {
    const now = this.clock.now();
    const { role, next } = attempt;
    return this.transactions.run(async () => {
      const stored = await this.signIns.find(signIn.collegeId);
      if (!stored?.isSameAs(signIn)) throw new ExternalSignInRefused('state_invalid');
      stored.assertEnabled();

      const user = (await this.#findConnectedUser(identity)) ?? (await this.#connectByEmail(identity, visitor));
      if (user) {
        const admission = await this.openSession.execute({ user, visitor, endingSecret, isSecondFactorChecked: true });
        return { kind: 'admitted', admission, next };
      }
      const secret = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
      const expiresAt = new Date(now.getTime() + PENDING_REGISTRATION_LIFETIME_MS);
      await this.pending.save(secret, { identity, role, next, expiresAt });
      return { kind: 'registering', secret, next };
    });
  }

  async #findConnectedUser(identity: VerifiedIdentity): Promise<User | null> {
    const { issuer, subject, collegeId } = identity;
    const userId = await this.identities.findOwner(identity);
    if (userId === null) return null;
    const own = await this.identities.listByUserId(userId);
    const connected = own.find((one) => one.issuer === issuer && one.subject === subject);
    // An identity that was connected with another client of the same issuer gives this college no access.
    if (connected?.collegeId !== collegeId) await this.#assertAffiliated(userId, collegeId);
    return this.users.getById(userId);
  }

  async #connectByEmail(identity: VerifiedIdentity, visitor: Visitor): Promise<User | null> {
    const { provider, collegeId, issuer, subject, email } = identity;
    const now = this.clock.now();
    const userId = email ? await this.userReader.findId(email) : null;
    if (userId === null) return null;
    const owner = await this.users.getById(userId);
    if (!owner.isEmailConfirmed) throw new ExternalSignInRefused('link_needs_login');
    await this.#assertAffiliated(userId, collegeId);
    await this.identities.add({ userId, provider, collegeId, issuer, subject, email, linkedAt: now });
    owner.connectIdentity(now);
    await this.users.save(owner);
    await this.audit.record({ action: 'identity-connected', userId, visitor, at: now });
    return owner;
  }

  /** @throws ExternalSignInRefused (not_affiliated) */
  async #assertAffiliated(userId: UserId, collegeId: number | null): Promise<void> {
    const now = this.clock.now();
    for (const kind of ['represents', 'alum'] as const) {
      const colleges = (await this.records.listCollegeIds([userId], kind, now)).get(userId) ?? [];
      if (collegeId !== null && colleges.includes(collegeId)) return;
    }
    throw new ExternalSignInRefused('not_affiliated');
  }
}
