import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import { PasswordIncorrect, SessionOver } from '../../domain/users/account-errors';
import type { UserId } from '../../domain/users/ids';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog } from '../users/ports/audit-log';
import { DataExports } from '../data-export/ports/data-exports';
import { Sessions } from '../sessions/ports/sessions';
import { Users } from '../users/ports/users';
import { AccessCredentials } from '../users/ports/access-credentials';
import type { Visitor } from '../users/visitor';

export interface CloseAccountInput {
  userId: UserId;
  /** Asked for wherever there is one. */
  password: string | null;
  /** What becomes of what the person wrote in public. */
  written: WrittenChoice;
  visitor: Visitor;
  sessionSecret: string;
}

/** Someone wants their account deleted: they are out and shown to no one at once, and have a while to think again. */
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
   * @returns when the account goes for good
   * @throws PasswordNeeded, PasswordIncorrect, TooManyRequests, SessionOver
   */
  async execute({ userId, password, written, visitor, sessionSecret }: CloseAccountInput): Promise<Date> {
    const found = await this.users.getById(userId);
    await this.reauthenticate.execute({
      ...{ user: found, password, field: 'password', visitor, sessionSecret },
      freshSessionWillDo: false,
    });

    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      // It may have been changed while it was being checked.
      if (!user.hasPasswordOf(found)) throw new PasswordIncorrect('password');
      if ((await this.sessions.end(sessionSecret)) !== userId) throw new SessionOver();
      const deleteAfter = user.close(written, now);
      await this.users.save(user);
      await this.accessCredentials.revokeAll(user, now);
      await this.dataExports.deleteAllOf(userId);
      await this.audit.record({ action: 'account-closing-asked', userId, visitor, at: now });
      return deleteAfter;
    });
  }
}
