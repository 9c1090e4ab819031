import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import { assertMayBeOperator, grantReason } from '../../domain/operators/operator';
import { AuditLog } from '../users/ports/audit-log';
import { OperatorRules, Operators } from './ports/operators';

/** Grants or revokes the role of operator. Only the command line does so. */
@UseCase()
export class GrantOperator {
  constructor(
    private readonly operators: Operators,
    private readonly rules: OperatorRules,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns false when they were one already @throws UserNotFound, OperatorRefused */
  async execute(username: string, why: string): Promise<boolean> {
    const reason = grantReason(why);
    const account = await this.operators.findAccount(username);
    if (!account) throw new UserNotFound(username);
    const now = this.clock.now();
    assertMayBeOperator(account, this.rules, now);
    const { userId } = account;
    return this.transactions.run(async () => {
      const isNew = await this.operators.add({ userId, grantedAt: now, reason });
      if (isNew) {
        await this.audit.record({ action: 'operator-granted', userId, visitor: null, at: now, detail: reason });
      }
      return isNew;
    });
  }

  /** @returns false when they were none @throws UserNotFound */
  async revoke(username: string): Promise<boolean> {
    const account = await this.operators.findAccount(username);
    if (!account) throw new UserNotFound(username);
    const { userId } = account;
    return this.transactions.run(async () => {
      const wasOne = await this.operators.delete(userId);
      if (wasOne) {
        await this.audit.record({ action: 'operator-revoked', userId, visitor: null, at: this.clock.now() });
      }
      return wasOne;
    });
  }
}
