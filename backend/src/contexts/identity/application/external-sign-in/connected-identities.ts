import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import {
  isOnlySignInMethod,
  type IdentitySource,
  type VerifiedIdentity,
  type IdentityId,
  ExternalSignInRefused,
  IdentityNotFound,
  LastSignInMethod,
} from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { Users, AuditLog, type Visitor } from '../users/ports/users';
import { ExternalIdentities } from './ports/external-sign-in';

/** An identity as shown to its owner. */
interface ConnectedIdentity {
  readonly id: number;
  readonly provider: IdentitySource;
  readonly email: string | null;
  readonly linkedAt: Date;
  /** The only way to sign in can't be removed. */
  readonly isOnlyWayIn: boolean;
}

@UseCase()
export class ListConnectedIdentities {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
  ) {}

  /** Oldest first. */
  async execute(userId: UserId): Promise<ConnectedIdentity[]> {
    const [owner, identities] = await Promise.all([this.users.getById(userId), this.identities.listByUserId(userId)]);
    const only = isOnlySignInMethod(owner, identities);
    return identities.map(({ id, provider, email, linkedAt }) => ({
      id,
      provider,
      email,
      linkedAt,
      isOnlyWayIn: only,
    }));
  }
}

/** Connects an identity to the signed-in user. Connecting it again changes nothing. */
@UseCase()
export class ConnectIdentity {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ExternalSignInRefused when another user has the identity */
  async execute(input: { identity: VerifiedIdentity; userId: UserId; visitor: Visitor }): Promise<void> {
    const { identity, userId, visitor } = input;
    const { provider, collegeId, issuer, subject, email } = identity;
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      const owner = await this.identities.findOwner(identity);
      if (owner === userId) return;
      if (owner !== null) throw new ExternalSignInRefused('identity_taken');
      await this.identities.add({ userId, provider, collegeId, issuer, subject, email, linkedAt: now });
      user.connectIdentity(now);
      await this.users.save(user);
      await this.audit.record({ action: 'identity-connected', userId, visitor, at: now });
    });
  }
}

@UseCase()
export class DisconnectIdentity {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws IdentityNotFound, LastSignInMethod */
  async execute({ id, userId, visitor }: { id: IdentityId; userId: UserId; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      // Serialized per user: two concurrent removals would each rely on the identity that the other removes.
      const owner = await this.users.getById(userId);
      const identities = await this.identities.listByUserId(userId);
      if (!identities.some((identity) => identity.id === id)) throw new IdentityNotFound();
      if (isOnlySignInMethod(owner, identities)) throw new LastSignInMethod();
      await this.identities.delete(id);
      await this.audit.record({ action: 'identity-disconnected', userId, visitor, at: this.clock.now() });
    });
  }
}
