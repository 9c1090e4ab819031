import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import { PasswordIncorrect } from '../../domain/credentials/credentials';
import { SessionEnded } from '../../domain/sessions/session';
import type { UserId } from '../../domain/users/user-state';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users, AccessCredentials } from '../users/ports/users';
import { DataExports } from '../data-export/ports/data-exports';
import { Sessions } from '../sessions/ports/sessions';
import { EmailTokens } from '../users/ports/email-tokens';

interface CloseAccountInput {
  userId: UserId;
  /** Required if the account has a password. */
  password: string | null;
  /** Whether public content stays without a name or is deleted. */
  written: WrittenChoice;
  visitor: Visitor;
  sessionSecret: string;
}

/** Requests the deletion of an account: the user is signed out and hidden immediately, and has 14 days to cancel it. */
@UseCase()
export class CloseAccount {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly sessions: Sessions,
    private readonly accessCredentials: AccessCredentials,
    private readonly dataExports: DataExports,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns when the account will be erased
   * @throws PasswordNeeded, PasswordIncorrect, TooManyRequests, SessionEnded
   */
  async execute({ userId, password, written, visitor, sessionSecret }: CloseAccountInput): Promise<Date> {
    const found = await this.users.getById(userId);
    await this.reauthenticate.execute({
      user: found,
      password,
      field: 'password',
      visitor,
      sessionSecret,
      freshSessionWillDo: false,
    });

    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      // The password may have changed while it was being checked.
      if (!user.hasSamePasswordAs(found)) throw new PasswordIncorrect('password');
      if ((await this.sessions.end(sessionSecret)) !== userId) throw new SessionEnded();
      const deleteAfter = user.close(written, now);
      await this.users.save(user);
      await this.accessCredentials.revokeAll(user, now);
      await this.dataExports.deleteByUserId(userId);
      await this.audit.record({ action: 'account-closing-asked', userId, visitor, at: now });
      return deleteAfter;
    });
  }
}

/** Cancels the deletion of an account. Doesn't sign anyone in. */
@UseCase()
export class RestoreAccount {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws TokenInvalid */
  async execute({ secret, visitor }: { secret: string; visitor: Visitor }): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const { userId } = await this.tokens.consume(secret, ['restore-account'], now);
      const user = await this.users.getById(userId);
      user.cancelClosing(now);
      await this.users.save(user);
      await this.tokens.revoke(userId, 'restore-account', now);
      await this.audit.record({ action: 'account-restored', userId, visitor, at: now });
    });
  }
}
