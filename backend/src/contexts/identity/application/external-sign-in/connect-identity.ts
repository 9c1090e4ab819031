import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ExternalSignInRefused } from '../../domain/external-sign-in/external-errors';
import type { ProvenIdentity } from '../../domain/external-sign-in/external-identity';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { ExternalIdentities } from './ports/external-identities';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

/** Someone who is signed in gets another way in. Connecting what is theirs already changes nothing. */
@UseCase()
export class ConnectIdentity {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ExternalSignInRefused when it is someone else's */
  async execute(input: { identity: ProvenIdentity; userId: UserId; visitor: Visitor }): Promise<void> {
    const { identity, userId, visitor } = input;
    const { provider, issuer, subject, email } = identity;
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      const owner = await this.identities.findOwner(identity);
      if (owner === userId) return;
      if (owner !== null) throw new ExternalSignInRefused('identity_taken');
      await this.identities.add({ userId, provider, issuer, subject, email, linkedAt: now });
      user.connectIdentity(now);
      await this.users.save(user);
      await this.audit.record({ action: 'identity-connected', userId, visitor, at: now });
    });
  }
}
