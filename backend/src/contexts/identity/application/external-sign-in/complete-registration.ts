import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import {
  NoPendingRegistration,
  type PendingRegistration,
  EXTERNAL_SECRET_BYTES,
} from '../../domain/external-sign-in/external-sign-in';
import { TooYoung } from '../../domain/personal-details/personal-details';
import { type Applicant, Registration } from '../../domain/users/registration';
import { User } from '../../domain/users/user';
import { AdmitApplicant } from '../registration/register-user';
import { OpenSession } from '../sign-in/open-session';
import type { SignInResult } from '../sessions/ports/sessions';
import { AuditLog, type Visitor, Registrations, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { PendingRegistrations, ExternalIdentities } from './ports/external-sign-in';

/** Returns the pending registration of a browser, which waits for details that the provider didn't supply. */
@UseCase()
export class GetPendingRegistration {
  constructor(
    private readonly pending: PendingRegistrations,
    private readonly clock: Clock,
  ) {}

  /** @throws NoPendingRegistration */
  async execute(secret: string | null): Promise<PendingRegistration> {
    const pending = secret === null ? null : await this.pending.find(secret, this.clock.now());
    if (!pending) throw new NoPendingRegistration();
    return pending;
  }
}

/** Details that the provider didn't supply. Address and name are used only if the provider vouches for none. */
export type ExternalApplicant = Omit<Applicant, 'password' | 'email' | 'fullName' | 'role'> &
  Partial<Pick<Applicant, 'email' | 'fullName' | 'role'>>;

interface CompleteRegistrationInput {
  secret: string | null;
  applicant: ExternalApplicant;
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
}

/** Creates an account for a person verified by a provider, once they have entered their birth date. */
@UseCase()
export class CompleteRegistration {
  constructor(
    private readonly pending: PendingRegistrations,
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly identities: ExternalIdentities,
    private readonly openSession: OpenSession,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly admitApplicant: AdmitApplicant,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws NoPendingRegistration, TooYoung, RegistrationRefused, UsernameTaken, EmailTaken, ExternalSignInRefused */
  async execute(input: CompleteRegistrationInput): Promise<SignInResult & { next: string | null }> {
    const { secret, applicant, visitor, endingSecret } = input;
    const now = this.clock.now();
    const pending = secret === null ? null : await this.pending.find(secret, now);
    if (secret === null || !pending) throw new NoPendingRegistration();
    const registration = await this.#createRegistration(secret, pending, applicant, now);

    await this.admitApplicant.checkLimits(visitor);
    await this.admitApplicant.warnAddressOwner(registration.person);
    const passwordHash = await this.passwords.hash(this.randomness.createToken(EXTERNAL_SECRET_BYTES));
    const { isEmailVerified, provider, collegeId, issuer, subject, email } = pending.identity;
    const credentials = { passwordHash, isEmailVerified };
    const user = User.registerExternally(await this.users.nextId(), registration, credentials, now);

    return this.transactions.run(async () => {
      if (!(await this.pending.consume(secret, now))) throw new NoPendingRegistration();
      await this.admitApplicant.assertNotTaken(registration.person, visitor);
      await this.users.add(user);
      await this.registrations.save(user.id, registration.details);
      await this.identities.add({ userId: user.id, provider, collegeId, issuer, subject, email, linkedAt: now });
      await this.audit.record({ action: 'registered', userId: user.id, visitor, at: now });
      const admission = await this.openSession.execute({ user, visitor, endingSecret });
      return { ...admission, next: pending.next };
    });
  }

  /** Stores nothing about an applicant who is too young, not even the data from the provider. */
  async #createRegistration(secret: string, pending: PendingRegistration, form: ExternalApplicant, now: Date) {
    const { email, isEmailVerified, fullName } = pending.identity;
    const applicant = {
      ...form,
      role: form.role ?? pending.role,
      email: (isEmailVerified ? email : form.email || email) ?? '',
      fullName: form.fullName || (fullName ?? ''),
    };
    try {
      return Registration.withoutPassword(applicant, now);
    } catch (refusal) {
      if (refusal instanceof TooYoung) await this.pending.consume(secret, now);
      throw refusal;
    }
  }
}
