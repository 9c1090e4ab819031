import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Randomness } from '../../../../shared/application/randomness';
import { PasswordRefused, findPasswordFault, GENERATED_PASSWORD_BYTES } from '../../domain/credentials/credentials';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { EmailTokens } from '../users/ports/email-tokens';
import { Sessions } from '../sessions/ports/sessions';
import { PasswordAttempts } from '../credentials/ports/password-attempts';
import { SecondFactors } from '../two-factor/ports/second-factors';

interface ResetPasswordInput {
  /** Token from the emailed link. */
  secret: string;
  password: string;
  visitor: Visitor;
}

/** Sets a new password by link. Doesn't sign anyone in, so the second factor is still needed. */
@UseCase()
export class ResetPassword {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly sessions: Sessions,
    private readonly attempts: PasswordAttempts,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A refused password doesn't consume the link.
   * @throws TokenInvalid, PasswordRefused
   */
  async execute({ secret, password, visitor }: ResetPasswordInput): Promise<void> {
    const now = this.clock.now();
    const { userId } = await this.tokens.getValid(secret, 'reset-password', now);
    const isCommon = (lowerCase: string) => this.passwords.isCommon(lowerCase);
    const fault = findPasswordFault(password, await this.users.getById(userId), isCommon);
    if (fault) throw new PasswordRefused('password', fault);
    const passwordHash = await this.passwords.hash(password);

    await this.transactions.run(async () => {
      const { email } = await this.tokens.consume(secret, ['reset-password'], now);
      const user = await this.users.getById(userId);
      // The link proves that the user reads mail at this address, if it still is theirs.
      user.confirmEmail(email, now);
      user.setPassword(passwordHash, now);
      await this.users.save(user);
      await this.tokens.revoke(userId, 'reset-password', now);
      await this.sessions.endByUserId(userId);
      await this.attempts.reset(user.username);
      await this.audit.record({ action: 'password-reset', userId, visitor, at: now });
    });
  }
}

/** Replaces the password and ends all sessions of the user. */
@UseCase()
export class ResetPasswordByOperator {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly tokens: EmailTokens,
    private readonly secondFactors: SecondFactors,
    private readonly attempts: PasswordAttempts,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @param withoutTwoFactor for users who lost both their phone and their recovery codes
   * @returns the generated password; it is shown only once
   * @throws UserNotFound
   */
  async execute(username: string, { withoutTwoFactor = false } = {}): Promise<string> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    const now = this.clock.now();
    const password = this.randomness.createToken(GENERATED_PASSWORD_BYTES);
    const passwordHash = await this.passwords.hash(password);

    await this.transactions.run(async () => {
      const user = await this.users.getById(found.id);
      user.setPassword(passwordHash, now);
      await this.users.save(user);
      await this.tokens.revoke(user.id, 'reset-password', now);
      await this.sessions.endByUserId(user.id);
      await this.attempts.reset(username);
      await this.audit.record({ action: 'password-reset-by-operator', userId: user.id, visitor: null, at: now });
      if (withoutTwoFactor) await this.#disableTwoFactor(user.id, now);
    });
    return password;
  }

  async #disableTwoFactor(userId: UserId, now: Date): Promise<void> {
    const factor = await this.secondFactors.findByUserId(userId);
    if (!factor?.isEnabled) return;
    factor.disable(now);
    await this.secondFactors.delete(factor);
    await this.audit.record({ action: 'two-factor-disabled', userId, visitor: null, at: now });
  }
}
