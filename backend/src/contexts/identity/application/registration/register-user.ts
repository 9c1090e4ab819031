import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type Applicant, Registration } from '../../domain/users/registration';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import { User } from '../../domain/users/user';
import { AuditLog, type Visitor } from '../users/ports/audit-log';
import { PasswordAttempts } from '../credentials/ports/password-attempts';
import { Passwords } from '../credentials/ports/passwords';
import { Registrations, Users } from '../users/ports/users';
import { type NewSession, Sessions } from '../sessions/ports/sessions';
import { AdmitApplicant } from './admit-applicant';

/** The browser in which a user registers. */
export interface RegisteringBrowser {
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
}

interface RegisterUserInput extends RegisteringBrowser {
  applicant: Applicant;
}

/** A validated account that only has to be stored. */
export interface PreparedAccount {
  readonly registration: Registration;
  readonly passwordHash: string;
}

@UseCase()
export class RegisterUser {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly admitApplicant: AdmitApplicant,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, ...browser }: RegisterUserInput): Promise<NewSession> {
    return this.addAccount(await this.prepareAccount(applicant, browser.visitor), browser);
  }

  /**
   * Does everything that takes time, before the unit of work.
   * @throws TooYoung, AgeNotConfirmed, RegistrationRefused, TooManyRequests
   */
  async prepareAccount(applicant: Applicant, visitor: Visitor): Promise<PreparedAccount> {
    const now = this.clock.now();
    const registration = Registration.fromApplicant(applicant, now, (password) => this.passwords.isCommon(password));

    await this.admitApplicant.checkLimits(visitor);
    await this.admitApplicant.warnAddressOwner(registration.person);
    return { registration, passwordHash: await this.passwords.hash(applicant.password) };
  }

  /**
   * Joins the unit of work in progress.
   * @param isEmailConfirmed whether the user proved that they read mail at the address
   * @throws UsernameTaken, EmailTaken, TooManyRequests
   */
  async addAccount(
    { registration, passwordHash }: PreparedAccount,
    { visitor, endingSecret }: RegisteringBrowser,
    { isEmailConfirmed = false } = {},
  ): Promise<NewSession> {
    const now = this.clock.now();
    const secret = this.randomness.createToken(SESSION_SECRET_BYTES);
    const user = User.register(await this.users.nextId(), registration, passwordHash, now);
    if (isEmailConfirmed) user.confirmEmail(user.email, now);

    await this.transactions.run(async () => {
      await this.admitApplicant.assertNotTaken(registration.person, visitor);
      await this.users.add(user);
      await this.registrations.save(user.id, registration.details);
      if (endingSecret) await this.sessions.end(endingSecret);
      await this.sessions.open(secret, Session.open(user, visitor, now));
      await this.attempts.markFamiliar({ username: user.username, network: visitor.network }, now);
      await this.audit.record({ action: 'registered', userId: user.id, visitor, at: now });
    });
    return { userId: user.id, secret };
  }
}
