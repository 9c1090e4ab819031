import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Transactions } from '../../../../shared/application/transactions';
import { isOperator, assertMayBeOperator, parseGrantReason, OperatorRules } from '../../domain/users/operator';
import { UserNotFound } from '../../domain/users/errors';
import { AuditLog } from '../users/ports/users';
import { type OperatorAccount, Operators } from './ports/operators';

/** Finds out which users have the rights of an operator now. */
@UseCase()
export class FindOperators {
  constructor(
    private readonly operators: Operators,
    private readonly rules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  async findOperatorIdsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(this.#filterActiveIds(await this.operators.findGranted(ids)));
  }

  /** By number. */
  async listOperatorIds(): Promise<readonly number[]> {
    return this.#filterActiveIds(await this.operators.listGranted());
  }

  #filterActiveIds(granted: readonly OperatorAccount[]): number[] {
    const now = this.clock.now();
    return granted.filter((one) => isOperator(one, this.rules, now)).map(({ userId }) => userId);
  }
}

/** Grants or revokes the rights of an operator; used only on the command line and by the demo data. */
@UseCase()
export class GrantOperator {
  constructor(
    private readonly operators: Operators,
    private readonly rules: OperatorRules,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false if the user already has the grant
   * @throws UserNotFound, OperatorRefused
   */
  async execute(username: string, reasonText: string): Promise<boolean> {
    const reason = parseGrantReason(reasonText);
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

  /**
   * @returns false if the user had no grant
   * @throws UserNotFound
   */
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
