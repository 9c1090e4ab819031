import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { SessionNotFound } from '../../domain/users/account-errors';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { Sessions } from './ports/sessions';
import type { Visitor } from '../users/visitor';

/** Signs one browser out, most likely another than the one that asks. */
@UseCase()
export class EndOwnSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionNotFound, also for someone else's */
  async execute({ userId, id, visitor }: { userId: UserId; id: number; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.sessions.endListed(userId, id))) throw new SessionNotFound();
      await this.audit.record({ action: 'session-ended', userId, visitor, at: this.clock.now() });
    });
  }
}
