import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type Applicant,
  Registration,
  type Person,
  type RegistrationDetails,
  EmailTaken,
  UsernameTaken,
} from '../../domain/users/registration';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import { isMinor, toDisplayName } from '../../domain/personal-details/personal-details';
import { User } from '../../domain/users/user';
import { AuditLog, type Visitor, Registrations, UserAccount, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { type NewSession, Sessions } from '../sessions/ports/sessions';
import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { normalizeUsername } from '../../domain/credentials/credentials';

/** Queue of mails about registrations that were refused because the address has an account. */
export const SEND_ADDRESS_TAKEN_MAIL = 'send-address-taken-mail';

/**
 * Limits registrations of a network. Refusals because of an existing account have a low limit of their own: they tell
 * who has an account. A classroom registers from one network.
 */
@UseCase()
export class AdmitApplicant {
  constructor(
    private readonly users: Users,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Call before anything expensive.
   * @throws TooManyRequests after too many registrations or refusals
   */
  async checkLimits({ address }: Visitor): Promise<void> {
    await explainLimit(async () => {
      await this.limits.check(RATE_LIMITS.takenAccountsPerAddress, address);
      await this.limits.consume(RATE_LIMITS.registrationsPerAddress, address);
    });
  }

  /**
   * Sends a mail to the owner of a taken email address, unless the username is theirs as well, as in a form that was
   * sent twice. Call outside the unit of work, which a taken address rolls back.
   */
  async warnAddressOwner({ username, email }: Pick<Person, 'username' | 'email'>): Promise<void> {
    const owner = await this.users.findByEmail(email);
    if (!owner || normalizeUsername(owner.username) === normalizeUsername(username)) return;
    await this.jobs.send(SEND_ADDRESS_TAKEN_MAIL, { userId: owner.id });
  }

  /** @throws UsernameTaken, EmailTaken; TooManyRequests in place of the sixth of these */
  async assertNotTaken({ username, email }: Pick<Person, 'username' | 'email'>, { address }: Visitor): Promise<void> {
    const ConflictError = (await this.users.findByUsername(username))
      ? UsernameTaken
      : (await this.users.findByEmail(email)) && EmailTaken;
    if (!ConflictError) return;
    await explainLimit(() => this.limits.consume(RATE_LIMITS.takenAccountsPerAddress, address));
    throw new ConflictError();
  }
}

/** Replaces the general message of a limit. The waiting time is in the response. */
async function explainLimit(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (refusal) {
    if (!(refusal instanceof TooManyRequests)) throw refusal;
    throw new TooManyRequests(refusal.retryAfterSeconds, 'Too many sign-ups from this network.');
  }
}

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

/** The session of a new account, and the account as its owner sees it. */
interface NewAccount extends NewSession {
  readonly account: UserAccount;
}

@UseCase()
export class RegisterUser {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly admitApplicant: AdmitApplicant,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, ...browser }: RegisterUserInput): Promise<NewAccount> {
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
  ): Promise<NewAccount> {
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
      await this.audit.record({ action: 'registered', userId: user.id, visitor, at: now });
    });
    return { userId: user.id, secret, account: toNewAccount(user, registration.details, now) };
  }
}

/** Returns a new account as its owner sees it: what was just stored needn't be read again. */
function toNewAccount(user: User, details: RegistrationDetails, now: Date): UserAccount {
  const { id, username, fullName, email, role, avatarUrl, birthDate, isAgeVerified } = user.snapshot();
  const displayName = toDisplayName(fullName, isMinor(birthDate, now));
  const emailVerified = user.isEmailConfirmed;
  return new UserAccount(
    { id, username, fullName, displayName, email, emailVerified, role, avatarUrl, isAgeVerified, isOperator: false },
    details,
  );
}
