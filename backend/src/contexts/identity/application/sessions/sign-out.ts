import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AuditLog } from '../users/ports/audit-log';
import { Sessions } from './ports/sessions';
import type { Visitor } from '../users/visitor';

/** Signing out twice, or without having been signed in, is no mistake. */
@UseCase()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string, visitor: Visitor): Promise<void> {
    await this.transactions.run(async () => {
      const userId = await this.sessions.end(secret);
      if (userId) await this.audit.record({ action: 'signed-out', userId, visitor, at: this.clock.now() });
    });
  }
}
