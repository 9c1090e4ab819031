import { Clock } from '../../../../shared/application/clock';
import { PersonalDataRegistry } from '../../../../shared/application/personal-data';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/user-state';
import { UserNotFound } from '../../domain/users/errors';
import { AuditLog } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';
import { Erasure } from './ports/erasure';

/** Takes one person out of everything that is kept, everywhere, or out of nothing. */
@UseCase()
export class EraseAccount {
  constructor(
    private readonly users: Users,
    private readonly everything: PersonalDataRegistry,
    private readonly erasure: Erasure,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Nothing happens to someone who has thought again. @throws UserNotFound */
  async execute(userId: UserId): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (!user.isToBeErased(now)) return;
      await this.everything.erase(userId, user.writtenChoice);
      await this.erasure.erase(user);
      await this.audit.record({ action: 'account-erased', userId, visitor: null, at: now });
    });
  }
}

/** Erases the accounts whose 14 days are over. One that cannot be erased does not stop the others. */
@UseCase()
export class EraseDueAccounts {
  constructor(
    private readonly erasure: Erasure,
    private readonly eraseAccount: EraseAccount,
    private readonly clock: Clock,
  ) {}

  /** Fails as the first one did who could not be erased, once all others are. */
  async execute(): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await this.erasure.listDue(this.clock.now())) {
      try {
        await this.eraseAccount.execute(userId);
      } catch (failure) {
        // Someone else was faster.
        if (!(failure instanceof UserNotFound)) failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
