import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type AccessTokenId,
  AccessTokenNotFound,
  type AccessTokenState,
  NotMainAdministrator,
} from '../../domain/access-tokens/access-token';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor } from '../users/ports/users';
import { CheckMainAdministrator } from './main-administrators';
import { AccessTokens } from './ports/access-tokens';

/** Lists the tokens of a user, or of the college whose main administrator they are, newest first, without revoked ones. */
@UseCase()
export class ListAccessTokens {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly checkMainAdministrator: CheckMainAdministrator,
  ) {}

  /**
   * @param collegeId null for the user's own tokens
   * @throws NotMainAdministrator
   */
  async execute(userId: UserId, collegeId: number | null): Promise<readonly AccessTokenState[]> {
    if (collegeId !== null) await this.checkMainAdministrator.execute(userId, collegeId);
    const tokens = await this.tokens.list(collegeId === null ? { ownerId: userId } : { collegeId });
    return tokens.map((token) => token.snapshot());
  }
}

interface RevokeAccessTokenInput {
  readonly userId: UserId;
  readonly id: AccessTokenId;
  readonly visitor: Visitor;
}

/** Revokes a token that the user has created, or a token of the college whose main administrator they are. */
@UseCase()
export class RevokeAccessToken {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly checkMainAdministrator: CheckMainAdministrator,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AccessTokenNotFound */
  async execute({ userId, id, visitor }: RevokeAccessTokenInput): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const token = await this.tokens.lockById(id);
      if (!token || !(token.ownerId === userId || (await this.#isMainAdministrator(userId, token.collegeId)))) {
        throw new AccessTokenNotFound();
      }
      if (!token.revoke(now)) throw new AccessTokenNotFound();
      await this.tokens.save(token);
      await this.audit.record({ action: 'access-token-revoked', userId, visitor, at: now });
    });
  }

  async #isMainAdministrator(userId: UserId, collegeId: number | null): Promise<boolean> {
    if (collegeId === null) return false;
    try {
      await this.checkMainAdministrator.execute(userId, collegeId);
      return true;
    } catch (error) {
      if (error instanceof NotMainAdministrator) return false;
      throw error;
    }
  }
}
