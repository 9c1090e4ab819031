import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { Role } from '../../../../shared/domain/role';
import { SessionEnded, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import type { UserId } from '../../domain/users/user-state';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { type NewSession, Sessions } from '../sessions/ports/sessions';
import { PersonRecords } from '../people/ports/person-records';

interface ChangeRoleInput {
  userId: UserId;
  newRole: Role;
  /** Required if the change ends rights, connections, requests or meetings; otherwise a sign-in within the last ten minutes is enough. */
  currentPassword: string | null;
  visitor: Visitor;
  sessionSecret: string;
}

/**
 * Changes the role. A role shows other screens but gives no rights for a college; whatever the new role doesn't allow
 * ends with the change.
 */
@UseCase()
export class ChangeRole {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly personRecords: PersonRecords,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the session under its new secret; null if the user already has the role
   * @throws NotForMinors, RoleIsFixed, PasswordNeeded, PasswordIncorrect, TooManyRequests,
   *   SessionEnded; listeners in the unit of work may refuse the change, for example of a college's main administrator
   */
  async execute(input: ChangeRoleInput): Promise<NewSession | null> {
    const { userId, newRole, currentPassword, visitor, sessionSecret } = input;
    const now = this.clock.now();
    const found = await this.users.getById(userId);
    if (found.role === newRole) return null;
    const losesRights =
      found.role === 'college_admin' && (await this.personRecords.findRepresentative(userId, null, now)) !== null;
    // A change that the account itself refuses doesn't count toward the limit.
    found.changeRole(newRole, now);
    await this.reauthenticate.execute({
      user: found,
      password: currentPassword,
      field: 'currentPassword',
      visitor,
      sessionSecret,
      freshSessionWillDo: !losesRights,
    });
    const isConfirmed = currentPassword !== null || !found.hasPassword;
    await this.limits.consume(RATE_LIMITS.roleChangesPerPerson, String(userId));

    const secret = this.randomness.createToken(SESSION_SECRET_BYTES);
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      user.changeRole(newRole, now, isConfirmed);
      await this.users.save(user);
      const session = await this.sessions.find(sessionSecret);
      if (!session || (await this.sessions.end(sessionSecret)) !== userId) throw new SessionEnded();
      await this.sessions.open(secret, session.renewForRole(newRole, now));
      await this.audit.record({ action: 'role-changed', userId, visitor, at: now });
    });
    return { userId, secret };
  }
}
