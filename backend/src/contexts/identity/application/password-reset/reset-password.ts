import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PasswordRefused } from '../../domain/users/account-errors';
import { faultOfPassword } from '../../domain/credentials/password';
import { AuditLog } from '../users/ports/audit-log';
import { CommonPasswords } from '../credentials/ports/common-passwords';
import { EmailTokens } from '../users/ports/email-tokens';
import { PasswordHasher } from '../credentials/ports/password-hasher';
import { Sessions } from '../sessions/ports/sessions';
import { SignInGuesses } from '../credentials/ports/sign-in-guesses';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

export interface ResetPasswordInput {
  /** From the mailed link. */
  secret: string;
  password: string;
  visitor: Visitor;
}

/** Signs no one in: anyone who has a second factor still needs it. */
@UseCase()
export class ResetPassword {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly sessions: Sessions,
    private readonly guesses: SignInGuesses,
    private readonly hasher: PasswordHasher,
    private readonly commonPasswords: CommonPasswords,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A password that is refused does not use the link up. @throws TokenInvalid, PasswordRefused */
  async execute({ secret, password, visitor }: ResetPasswordInput): Promise<void> {
    const now = this.clock.now();
    const { userId } = await this.tokens.find(secret, 'reset-password', now);
    const isCommon = (lowerCase: string) => this.commonPasswords.includes(lowerCase);
    const fault = faultOfPassword(password, await this.users.getById(userId), isCommon);
    if (fault) throw new PasswordRefused('password', fault);
    const passwordHash = await this.hasher.hash(password);

    await this.transactions.run(async () => {
      const { email } = await this.tokens.spend(secret, ['reset-password'], now);
      const user = await this.users.getById(userId);
      // Anyone who came here reads the mail of the address, if it still is the one.
      user.confirmEmail(email, now);
      user.setPassword(passwordHash, now);
      await this.users.save(user);
      await this.tokens.revoke(userId, 'reset-password', now);
      await this.sessions.endAllOf(userId);
      await this.guesses.forget(user.username);
      await this.audit.record({ action: 'password-reset', userId, visitor, at: now });
    });
  }
}
