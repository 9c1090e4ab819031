import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { AuditLog } from './ports/audit-log';
import { EmailTokens } from './ports/email-tokens';
import { Users } from './ports/users';
import type { Visitor } from './visitor';

@UseCase()
export class ConfirmEmail {
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
      const token = await this.tokens.spend(secret, 'confirm-email', now);
      const user = await this.users.byId(token.userId);

      user.confirmEmail(token.email, now);

      await this.users.save(user);
      await this.audit.record({ action: 'email-confirmed', userId: user.id, visitor, at: now });
    });
  }
}
