import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

/** The mailed link works no more. Where no change waits nothing happens. */
@UseCase()
export class CancelEmailChange {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, visitor }: { userId: UserId; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (user.pendingEmail === null) return;
      user.keepEmail();
      await this.users.save(user);
      await this.audit.record({ action: 'email-change-cancelled', userId, visitor, at: this.clock.now() });
    });
  }
}
