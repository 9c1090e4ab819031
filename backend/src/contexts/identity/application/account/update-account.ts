import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { type AccountChange, checkAccountChange } from '../../domain/users/account-change';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import type { UserId } from '../../domain/users/user-state';
import { isStoredPicture } from '../../domain/pictures/picture';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { Pictures } from '../pictures/ports/pictures';

interface UpdateAccountInput {
  userId: UserId;
  change: AccountChange;
  /** Required to change the address, unless the session is fresh. */
  currentPassword: string | null;
  visitor: Visitor;
  sessionSecret: string;
}

/**
 * Changes the account. A new address takes effect only after the mailed link is opened; name and picture change
 * immediately.
 */
@UseCase()
export class UpdateAccount {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly pictures: Pictures,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountChangeRefused, PasswordNeeded, PasswordIncorrect, TooManyRequests */
  async execute({ userId, change, currentPassword, visitor, sessionSecret }: UpdateAccountInput): Promise<void> {
    const found = await this.users.getById(userId);
    checkAccountChange(change, found.avatarUrl);
    const { email } = change;
    const newEmail = email !== undefined && normalizeEmail(email) !== normalizeEmail(found.email) ? email : null;
    if (newEmail !== null) {
      await this.reauthenticate.execute({
        user: found,
        password: currentPassword,
        field: 'currentPassword',
        visitor,
        sessionSecret,
        freshSessionWillDo: true,
      });
      await this.limits.consume(RATE_LIMITS.mailPerAddress, visitor.address);
      await this.limits.consume(RATE_LIMITS.mailPerRecipient, normalizeEmail(newEmail));
    }

    const now = this.clock.now();
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      const hadPicture = isStoredPicture(user.avatarUrl);
      // Checked again: the picture may have changed since.
      checkAccountChange(change, user.avatarUrl);
      user.changeProfile(change);
      if (hadPicture && !isStoredPicture(user.avatarUrl)) await this.pictures.delete(userId);
      if (newEmail !== null) user.requestEmailChange(newEmail, now);
      await this.users.save(user);
      const action = newEmail === null ? 'profile-changed' : 'email-change-asked';
      await this.audit.record({ action, userId, visitor, at: now });
    });
  }
}
