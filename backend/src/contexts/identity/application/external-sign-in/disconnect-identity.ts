import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { IdentityNotFound, LastWayToSignIn } from '../../domain/external-sign-in/external-errors';
import { type IdentityId, isOnlyWayIn } from '../../domain/external-sign-in/external-identity';
import type { UserId } from '../../domain/users/ids';
import { AuditLog } from '../users/ports/audit-log';
import { ExternalIdentities } from './ports/external-identities';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

@UseCase()
export class DisconnectIdentity {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws IdentityNotFound, LastWayToSignIn */
  async execute({ id, userId, visitor }: { id: IdentityId; userId: UserId; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      // One at a time for a person, or two at once would each leave the other's.
      const owner = await this.users.getById(userId);
      const identities = await this.identities.listByUserId(userId);
      if (!identities.some((identity) => identity.id === id)) throw new IdentityNotFound();
      if (isOnlyWayIn(owner, identities)) throw new LastWayToSignIn();
      await this.identities.delete(id);
      await this.audit.record({ action: 'identity-disconnected', userId, visitor, at: this.clock.now() });
    });
  }
}
