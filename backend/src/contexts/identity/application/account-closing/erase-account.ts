import { Clock } from '../../../../shared/application/clock';
import { PersonalDataRegistry } from '../../../../shared/application/personal-data';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { Erasure } from './ports/erasure';
import { Users } from '../users/ports/users';

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
