import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AccountUnavailable } from '../../domain/users/errors';
import { InvalidCredentials } from '../../domain/credentials/credentials';
import type { User } from '../../domain/users/user';
import type { SignInResult } from '../sessions/ports/sessions';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { type PasswordAttempt, PasswordAttempts } from '../credentials/ports/password-attempts';
import { RejectSignIn } from '../account-closing/restore-mail';
import { OpenSession } from './open-session';

interface SignInInput {
  /** Username or email address of the account. */
  username: string;
  password: string;
  visitor: Visitor;
  /** Secret of the session that this browser has had so far; the session ends. */
  endingSecret: string | null;
}

@UseCase()
export class SignIn {
  constructor(
    private readonly users: Users,
    private readonly attempts: PasswordAttempts,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly openSession: OpenSession,
    private readonly rejectSignIn: RejectSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidCredentials, TooManyRequests, PasswordQueueFull; after a correct password AccountSuspended,
   * AccountClosing
   */
  async execute({ username, password, visitor, endingSecret }: SignInInput): Promise<SignInResult> {
    const now = this.clock.now();
    const attempt = {
      username: await this.#resolveUsername(username),
      address: visitor.address,
      network: visitor.network,
    };
    await this.attempts.countAttempt(attempt, now);
    const { found, isRight } = await this.#checkPassword(password, attempt, now);
    if (!found || !isRight) {
      await this.audit.record({ action: 'sign-in-failed', userId: found?.id ?? null, visitor, at: now });
      throw new InvalidCredentials();
    }
    await this.attempts.recordSuccess(attempt, now);
    const renewedHash = this.passwords.isOutdated(found.passwordHash) ? await this.passwords.hash(password) : null;

    try {
      return await this.transactions.run(async () => {
        const user = await this.users.getById(found.id);
        // The password may have been changed while it was being checked.
        if (!user.hasSamePasswordAs(found)) throw new InvalidCredentials();
        if (renewedHash) {
          user.upgradePasswordHash(renewedHash);
          await this.users.save(user);
        }
        return this.openSession.execute({ user, visitor, endingSecret });
      });
    } catch (refusal) {
      if (refusal instanceof AccountUnavailable) await this.rejectSignIn.execute({ refusal, visitor });
      throw refusal;
    }
  }

  /**
   * Returns the username of the account, so that attempts by username and by address are counted and looked up
   * together. A username contains no @.
   */
  async #resolveUsername(typed: string): Promise<string> {
    if (!typed.includes('@')) return typed;
    return (await this.users.findByEmail(typed.trim()))?.username ?? typed;
  }

  async #checkPassword(
    password: string,
    attempt: PasswordAttempt,
    now: Date,
  ): Promise<{ found: User | null; isRight: boolean }> {
    try {
      const found = await this.users.findByUsername(attempt.username);
      return { found, isRight: await this.passwords.matches(password, found?.passwordHash ?? null) };
    } catch (failure) {
      // If this fails too, the attempt stays counted; the first failure is the one to report.
      await this.attempts.refundAttempt(attempt, now).catch(() => {});
      throw failure;
    }
  }
}
