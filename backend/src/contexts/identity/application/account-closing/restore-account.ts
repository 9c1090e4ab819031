import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AuditLog } from '../users/ports/audit-log';
import { EmailTokens } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

/** Someone keeps the account that they wanted deleted. Signs no one in. */
@UseCase()
export class RestoreAccount {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws TokenInvalid */
  async execute({ secret, visitor }: { secret: string; visitor: Visitor }): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const { userId } = await this.tokens.spend(secret, ['restore-account'], now);
      const user = await this.users.getById(userId);
      user.keepAccount(now);
      await this.users.save(user);
      await this.tokens.revoke(userId, 'restore-account', now);
      await this.audit.record({ action: 'account-restored', userId, visitor, at: now });
    });
  }
}
