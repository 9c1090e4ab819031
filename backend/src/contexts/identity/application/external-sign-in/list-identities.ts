import { UseCase } from '../../../../shared/application/use-case';
import { isOnlyWayIn, type Provider } from '../../domain/external-sign-in/external-identity';
import type { UserId } from '../../domain/users/ids';
import { ExternalIdentities } from './ports/external-identities';
import { Users } from '../users/ports/users';

/** An identity as its owner sees it. */
export interface ConnectedIdentity {
  readonly id: number;
  readonly provider: Provider;
  readonly email: string | null;
  readonly linkedAt: Date;
  /** Without a password, and without another one, it cannot be taken away. */
  readonly isOnlyWayIn: boolean;
}

@UseCase()
export class ListIdentities {
  constructor(
    private readonly users: Users,
    private readonly identities: ExternalIdentities,
  ) {}

  /** Oldest first. */
  async execute(userId: UserId): Promise<ConnectedIdentity[]> {
    const [owner, identities] = await Promise.all([this.users.getById(userId), this.identities.listByUserId(userId)]);
    const only = isOnlyWayIn(owner, identities);
    return identities.map(({ id, provider, email, linkedAt }) => ({
      ...{ id, provider, email, linkedAt },
      isOnlyWayIn: only,
    }));
  }
}
