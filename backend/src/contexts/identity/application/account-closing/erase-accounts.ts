import { Clock } from '../../../../shared/application/clock';
import { PersonalDataRegistry } from '../../../../shared/application/personal-data';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/user-state';
import { UserNotFound } from '../../domain/users/errors';
import { AuditLog, Users } from '../users/ports/users';
import { PersonalData } from '../data-export/ports/personal-data';

/** Erases all data of one user in every context, or none of it. */
@UseCase()
export class EraseAccount {
  constructor(
    private readonly users: Users,
    private readonly everything: PersonalDataRegistry,
    private readonly personalData: PersonalData,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing if the user canceled the deletion.
   * @throws UserNotFound
   */
  async execute(userId: UserId): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (!user.isDueForErasure(now)) return;
      await this.everything.erase(userId, user.writtenChoice);
      await this.personalData.erase(user);
      await this.audit.record({ action: 'account-erased', userId, visitor: null, at: now });
    });
  }
}

/** Erases the accounts whose 14 days are over. A failure does not stop the others. */
@UseCase()
export class EraseDueAccounts {
  constructor(
    private readonly users: Users,
    private readonly eraseAccount: EraseAccount,
    private readonly clock: Clock,
  ) {}

  /** Throws the first failure after processing all accounts. */
  async execute(): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await this.users.listIdsDueForErasure(this.clock.now())) {
      try {
        await this.eraseAccount.execute(userId);
      } catch (failure) {
        // Another process already erased the account.
        if (!(failure instanceof UserNotFound)) failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
