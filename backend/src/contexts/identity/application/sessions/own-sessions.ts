import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { Transactions } from '../../../../shared/application/transactions';
import { Randomness } from '../../../../shared/application/randomness';
import type { UserId } from '../../domain/users/user-state';
import { Session, SESSION_SECRET_BYTES, SessionNotFound, SessionEnded } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { AuditLog, type Visitor } from '../users/ports/users';
import { type StoredSession, Sessions, type NewSession } from './ports/sessions';

/** Lists the current sessions of a user, newest first. */
@UseCase()
export class ListOwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(owner: { id: UserId; role: Role }, currentSecret: string): Promise<StoredSession[]> {
    const now = this.clock.now();
    const activeSessions = await this.sessions.listByUserId(owner.id, currentSecret);
    return activeSessions.filter((session) => Session.restore(session).isActive(owner.role, now));
  }
}

/** Ends one session of the user, usually in another browser. */
@UseCase()
export class EndOwnSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionNotFound, also for a session of another user */
  async execute({ userId, id, visitor }: { userId: UserId; id: number; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.sessions.endById(userId, id))) throw new SessionNotFound();
      await this.audit.record({ action: 'session-ended', userId, visitor, at: this.clock.now() });
    });
  }
}

interface EndOwnSessionsInput {
  userId: UserId;
  /** Secret of the session to keep; null to end all sessions. */
  exceptSecret: string | null;
  visitor: Visitor;
}

/** Ends all sessions of a user, or all other ones. */
@UseCase()
export class EndOwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, exceptSecret, visitor }: EndOwnSessionsInput): Promise<void> {
    await this.transactions.run(async () => {
      await this.sessions.endByUserId(userId, exceptSecret ?? undefined);
      await this.audit.record({ action: 'sessions-ended', userId, visitor, at: this.clock.now() });
    });
  }
}

/** Signs out; does nothing without a session. */
@UseCase()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string, visitor: Visitor): Promise<void> {
    await this.transactions.run(async () => {
      const userId = await this.sessions.end(secret);
      if (userId) await this.audit.record({ action: 'signed-out', userId, visitor, at: this.clock.now() });
    });
  }
}

interface RenewSessionInput {
  user: User;
  visitor: Visitor;
  /** Secret of the session that makes the request. */
  sessionSecret: string;
  now: Date;
}

/** Renews a session after a change of credentials: the user's other sessions end, this one gets a new secret. */
@UseCase()
export class RenewSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly randomness: Randomness,
  ) {}

  /**
   * Call within the unit of work of the change.
   * @throws SessionEnded when the session has ended in the meantime
   */
  async execute({ user, visitor, sessionSecret, now }: RenewSessionInput): Promise<NewSession> {
    if ((await this.sessions.end(sessionSecret)) !== user.id) throw new SessionEnded();
    await this.sessions.endByUserId(user.id);
    const secret = this.randomness.createToken(SESSION_SECRET_BYTES);
    await this.sessions.open(secret, Session.renew(user, visitor, now));
    return { userId: user.id, secret };
  }
}
