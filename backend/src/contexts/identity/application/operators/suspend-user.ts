import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/ids';
import type { Suspension } from '../../domain/users/suspension';
import { AuditLog } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';
import { AccessCredentials } from '../users/ports/access-credentials';

/** The operator shuts someone out, for a time or until the operator lets them in again. A second time changes nothing. */
@UseCase()
export class SuspendUser {
  constructor(
    private readonly users: Users,
    private readonly accessCredentials: AccessCredentials,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns false when they were shut out already @throws UserNotFound, SuspensionOver */
  async execute(username: string, suspension: Suspension): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.byId(found.id, suspension);
  }

  /** Joins the unit of work in progress. @returns false when they were shut out already @throws UserNotFound, SuspensionOver */
  async byId(id: UserId, suspension: Suspension): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (user.isSuspended) return false;
      user.suspend(suspension, now);
      await this.users.save(user);
      await this.accessCredentials.revokeAll(user, now);
      await this.audit.record({ action: 'suspended', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}
