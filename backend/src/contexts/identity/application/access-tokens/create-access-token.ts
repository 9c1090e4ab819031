import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import {
  AccessToken,
  AccessTokensNotForMinors,
  type AccessTokenState,
  type NewAccessToken,
  TooManyAccessTokens,
} from '../../domain/access-tokens/access-token';
import { isMinor } from '../../domain/personal-details/personal-details';
import type { User } from '../../domain/users/user';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { CheckMainAdministrator } from './main-administrators';
import { AccessTokens, AccessTokenTexts } from './ports/access-tokens';

const HINT_LENGTH = 4;

interface CreateAccessTokenInput extends NewAccessToken {
  /** Null only for people without a password, who must have signed in within the last ten minutes. */
  readonly password: string | null;
  readonly visitor: Visitor;
  readonly sessionSecret: string;
}

/** A new token with its text, which is returned only once. */
interface CreatedAccessToken {
  readonly token: string;
  readonly details: AccessTokenState;
}

/** Creates an access token for the user, or for the college whose main administrator they are. */
@UseCase()
export class CreateAccessToken {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly checkMainAdministrator: CheckMainAdministrator,
    private readonly tokens: AccessTokens,
    private readonly texts: AccessTokenTexts,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AccessTokensNotForMinors, EmailNotConfirmed, NotMainAdministrator, TokenScopesRefused, TooManyAccessTokens,
   * PasswordNeeded, PasswordIncorrect, TooManyRequests
   */
  async execute(input: CreateAccessTokenInput): Promise<CreatedAccessToken> {
    const { ownerId, collegeId, password, visitor, sessionSecret } = input;
    const user = await this.users.getById(ownerId);
    await this.#checkRights(user, collegeId);
    const proof = { user, password, field: 'password', visitor, sessionSecret } as const;
    await this.reauthenticate.execute({ ...proof, freshSessionWillDo: false });

    return this.transactions.run(async () => {
      const now = this.clock.now();
      // Locks the user: concurrent requests would not count each other's token.
      await this.#checkRights(await this.users.getById(ownerId), collegeId);
      const holder = collegeId === null ? { ownerId } : { collegeId };
      if ((await this.tokens.countLive(holder, now)) >= AccessToken.MAX_LIVE) throw new TooManyAccessTokens();

      const { text, keyHash } = this.texts.create();
      const token = AccessToken.create(input, { id: await this.tokens.nextId(), hint: text.slice(-HINT_LENGTH) }, now);
      await this.tokens.add(token, keyHash);
      await this.audit.record({ action: 'access-token-created', userId: ownerId, visitor, at: now });
      return { token: text, details: token.snapshot() };
    });
  }

  async #checkRights(user: User, collegeId: number | null): Promise<void> {
    if (!user.isEmailConfirmed) throw new EmailNotConfirmed();
    if (isMinor(user.snapshot().birthDate, this.clock.now())) throw new AccessTokensNotForMinors();
    if (collegeId !== null) await this.checkMainAdministrator.execute(user.id, collegeId);
  }
}
