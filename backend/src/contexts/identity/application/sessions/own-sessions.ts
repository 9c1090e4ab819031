import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { Transactions } from '../../../../shared/application/transactions';
import { Randomness } from '../../../../shared/application/randomness';
import type { UserId } from '../../domain/users/user-state';
import { Session, SESSION_SECRET_BYTES, SessionNotFound, SessionOver } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { AuditLog, type Visitor } from '../users/ports/audit-log';
import { type StoredSession, Sessions, type SignedIn } from './ports/sessions';

/** Where someone is signed in right now, newest first. */
@UseCase()
export class ListOwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(owner: { id: UserId; role: Role }, currentSecret: string): Promise<StoredSession[]> {
    const now = this.clock.now();
    const kept = await this.sessions.listByUserId(owner.id, currentSecret);
    return kept.filter((session) => Session.restore(session).isLive(owner.role, now));
  }
}

/** Signs one browser out, most likely another than the one that asks. */
@UseCase()
export class EndOwnSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionNotFound, also for someone else's */
  async execute({ userId, id, visitor }: { userId: UserId; id: number; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.sessions.endListed(userId, id))) throw new SessionNotFound();
      await this.audit.record({ action: 'session-ended', userId, visitor, at: this.clock.now() });
    });
  }
}

export interface EndOwnSessionsInput {
  userId: UserId;
  /** Of the session that goes on; null ends that one too. */
  exceptSecret: string | null;
  visitor: Visitor;
}

/** Signs someone out everywhere, or everywhere else. */
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
      await this.sessions.endAllOf(userId, exceptSecret ?? undefined);
      await this.audit.record({ action: 'sessions-ended', userId, visitor, at: this.clock.now() });
    });
  }
}

/** Signing out twice, or without having been signed in, is no mistake. */
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

export interface RenewSessionInput {
  user: User;
  visitor: Visitor;
  /** Of the session that asks. */
  sessionSecret: string;
  now: Date;
}

/** What proves who someone is has changed: their other browsers are signed out, this one gets a new secret. */
@UseCase()
export class RenewSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly randomness: Randomness,
  ) {}

  /**
   * Belongs in the unit of work of the change.
   * @throws SessionOver when the session that asks has been ended meanwhile
   */
  async execute({ user, visitor, sessionSecret, now }: RenewSessionInput): Promise<SignedIn> {
    if ((await this.sessions.end(sessionSecret)) !== user.id) throw new SessionOver();
    await this.sessions.endAllOf(user.id);
    const secret = this.randomness.token(SESSION_SECRET_BYTES);
    await this.sessions.open(secret, Session.open(user, visitor, now));
    return { userId: user.id, secret };
  }
}
