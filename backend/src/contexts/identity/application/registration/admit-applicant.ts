import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { EmailTaken, UsernameTaken } from '../../domain/users/errors';
import type { Person } from '../../domain/users/registration';
import type { Visitor } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';

/**
 * Limits registrations of a network. Refusals because of an existing account have a low limit of their own: they tell
 * who has an account. A classroom registers from one network.
 */
@UseCase()
export class AdmitApplicant {
  constructor(
    private readonly users: Users,
    private readonly limits: RateLimits,
  ) {}

  /** @throws TooManyRequests after too many registrations or refusals, before anything expensive is done */
  async checkLimits({ address }: Visitor): Promise<void> {
    await this.limits.check(LIMITS.takenAccountsPerAddress, address);
    await this.limits.consume(LIMITS.registrationsPerAddress, address);
  }

  /** @throws UsernameTaken, EmailTaken; TooManyRequests in place of the sixth of these */
  async assertFree({ username, email }: Pick<Person, 'username' | 'email'>, { address }: Visitor): Promise<void> {
    const Taken = (await this.users.findByUsername(username))
      ? UsernameTaken
      : (await this.users.findByEmail(email)) && EmailTaken;
    if (!Taken) return;
    await this.limits.consume(LIMITS.takenAccountsPerAddress, address);
    throw new Taken();
  }
}
