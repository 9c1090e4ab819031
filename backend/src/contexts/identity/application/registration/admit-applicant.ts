import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { normalizeUsername } from '../../domain/credentials/credentials';
import { EmailTaken, UsernameTaken } from '../../domain/users/errors';
import type { Person } from '../../domain/users/registration';
import type { Visitor } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';
import { SEND_ADDRESS_TAKEN_MAIL } from './address-taken-mail';

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
