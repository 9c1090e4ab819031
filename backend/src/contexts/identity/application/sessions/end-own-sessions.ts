import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { Sessions } from './ports/sessions';
import type { Visitor } from '../users/visitor';

export interface EndOwnSessionsInput {
  userId: UserId;
  /** Of the session that goes on; null ends that one too. */
  exceptSecret: string | null;
  visitor: Visitor;
}

/** Signs someone out everywhere, or everywhere else. */
@UseCase()
export class EndOwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, exceptSecret, visitor }: EndOwnSessionsInput): Promise<void> {
    await this.transactions.run(async () => {
      await this.sessions.endAllOf(userId, exceptSecret ?? undefined);
      await this.audit.record({ action: 'sessions-ended', userId, visitor, at: this.clock.now() });
    });
  }
}
