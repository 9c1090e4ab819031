import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { CurrentPasswordIncorrect, PasswordRefused, findNewPasswordFault } from '../../domain/credentials/credentials';
import type { UserId } from '../../domain/users/user-state';
import { CheckOwnPassword } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { EmailTokens } from '../users/ports/email-tokens';
import { RenewSession } from '../sessions/own-sessions';
import type { NewSession } from '../sessions/ports/sessions';

interface ChangePasswordInput {
  userId: UserId;
  currentPassword: string;
  newPassword: string;
  visitor: Visitor;
  sessionSecret: string;
}

@UseCase()
export class ChangePassword {
  constructor(
    private readonly users: Users,
    private readonly checkOwnPassword: CheckOwnPassword,
    private readonly renewSession: RenewSession,
    private readonly tokens: EmailTokens,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws CurrentPasswordIncorrect, PasswordRefused, TooManyRequests */
  async execute(input: ChangePasswordInput): Promise<NewSession> {
    const { userId, currentPassword, newPassword, visitor, sessionSecret } = input;
    const found = await this.users.getById(userId);
    const isRight = await this.checkOwnPassword.execute({ user: found, password: currentPassword, visitor });
    if (!isRight) throw new CurrentPasswordIncorrect();

    const isCommon = (lowerCase: string) => this.passwords.isCommon(lowerCase);
    const fault = findNewPasswordFault(newPassword, currentPassword, found, isCommon);
    if (fault) throw new PasswordRefused('newPassword', fault);
    const passwordHash = await this.passwords.hash(newPassword);

    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      // The password may have changed while it was being checked.
      if (!user.hasSamePasswordAs(found)) throw new CurrentPasswordIncorrect();
      user.setPassword(passwordHash, now);
      await this.users.save(user);
      await this.tokens.revoke(userId, 'reset-password', now);
      await this.audit.record({ action: 'password-changed', userId, visitor, at: now });
      return this.renewSession.execute({ user, visitor, sessionSecret, now });
    });
  }
}
