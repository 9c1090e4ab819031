import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { Users } from '../users/ports/users';

/** Lets someone in again, by the operator's word or because the time is over. Who is not shut out stays as they are. */
@UseCase()
export class LiftSuspension {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns false when they were not shut out @throws UserNotFound */
  async execute(username: string): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.#lift(found.id);
  }

  /** Those whose time is over. No one of them waits for the others. */
  async ofThoseDue(): Promise<void> {
    for (const id of await this.users.listSuspensionsEndedBy(this.clock.now())) await this.#lift(id);
  }

  #lift(id: UserId): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (!user.isSuspended) return false;
      user.liftSuspension(now);
      await this.users.save(user);
      await this.audit.record({ action: 'suspension-lifted', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}
