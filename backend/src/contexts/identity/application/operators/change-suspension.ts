import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/ids';
import type { SuspensionChange } from '../../domain/users/suspension';
import { AuditLog } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';

/** Gives a suspension an earlier or later end, or none. */
@UseCase()
export class ChangeSuspension {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns false when they are not suspended @throws UserNotFound, SuspensionOver */
  async execute(username: string, change: SuspensionChange): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.byId(found.id, change);
  }

  /** Joins the unit of work in progress. @returns false when they are not suspended @throws UserNotFound, SuspensionOver */
  async byId(id: UserId, change: SuspensionChange): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (!user.changeSuspension(change, now)) return false;
      await this.users.save(user);
      await this.audit.record({ action: 'suspension-changed', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}
