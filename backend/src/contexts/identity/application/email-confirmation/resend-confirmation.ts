import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { canonicalEmail } from '../../domain/users/email-address';
import type { UserId } from '../../domain/users/ids';
import { Users } from '../users/ports/users';
import { SEND_CONFIRMATION_MAIL } from './send-confirmation-mail';
import type { Visitor } from '../users/visitor';

@UseCase()
export class ResendConfirmation {
  constructor(
    private readonly users: Users,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** @returns whether a mail is on its way; false when the address is confirmed already */
  async execute({ userId, visitor }: { userId: UserId; visitor: Visitor }): Promise<boolean> {
    const user = await this.users.getById(userId);
    if (user.isEmailConfirmed) return false;

    await this.limits.consume(LIMITS.mailPerAddress, visitor.address);
    await this.limits.consume(LIMITS.mailPerRecipient, canonicalEmail(user.email));
    await this.jobs.send(SEND_CONFIRMATION_MAIL, { userId });
    return true;
  }
}
