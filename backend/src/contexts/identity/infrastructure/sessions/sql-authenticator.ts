import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  Authenticator,
  type SignedInUser,
  type LiveSession,
  LiveSessions,
} from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { Role } from '../../../../shared/domain/role';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { ApplicationStrategy, RequestStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { OperatorRules } from '../../domain/users/operator';
import { Session, type SessionState } from '../../domain/sessions/session';
import { OPERATOR_JOINS_SQL } from '../users/sql-user-reader';
import { SIGNED_IN_USER_COLUMNS_SQL, type SignedInUserRow, toSignedInUser } from './signed-in-user';

type SessionOwnerRow = SessionState & SignedInUserRow;

/** Runs on every request: a single look-up by primary keys returns the session's user and their current state. */
@Injectable()
export class SqlAuthenticator extends Authenticator {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly operatorRules: OperatorRules,
  ) {
    super();
  }

  async findOwner(sessionSecret: string): Promise<SignedInUser | null> {
    const idHash = hashSecret(sessionSecret);
    const now = this.clock.now();
    const [row] = await this.unitOfWork.queryPrepared<SessionOwnerRow>(
      `SELECT s.user_id AS "userId", s.opened_at AS "openedAt", s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt",
              s.network, s.device, ${SIGNED_IN_USER_COLUMNS_SQL}
       FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id ${OPERATOR_JOINS_SQL}
       WHERE s.id_hash = $1 AND u.closing_at IS NULL AND u.suspended_at IS NULL`,
      [idHash, now],
    );
    if (!row) return null;
    const { userId, openedAt, lastSeenAt, endsAt, network, device, role } = row;
    const session = Session.restore({ userId, openedAt, lastSeenAt, endsAt, network, device });
    if (!session.isActive(role, now)) {
      await this.unitOfWork.query('DELETE FROM identity.sessions WHERE id_hash = $1', [idHash]);
      return null;
    }
    if (session.recordUse(now)) {
      await this.unitOfWork.query('UPDATE identity.sessions SET last_seen_at = $2 WHERE id_hash = $1', [idHash, now]);
    }
    return toSignedInUser(row, this.operatorRules, now);
  }
}

type LiveSessionRow = SessionState & { key: string; role: Role; emailVerified: boolean };

@Injectable()
export class SqlLiveSessions extends LiveSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  hashSecret(sessionSecret: string): string {
    return hashSecret(sessionSecret).toString('hex');
  }

  async findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>> {
    const rows = await this.unitOfWork.query<LiveSessionRow>(
      `SELECT encode(s.id_hash, 'hex') AS key, s.user_id AS "userId", s.opened_at AS "openedAt",
              s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt", s.network, s.device,
              u.role, u.email_verified_at IS NOT NULL AS "emailVerified"
       FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
       WHERE s.id_hash = ANY ($1::bytea[]) AND u.closing_at IS NULL AND u.suspended_at IS NULL`,
      [keys.map((key) => Buffer.from(key, 'hex'))],
    );
    const now = this.clock.now();
    const live = rows.filter(({ role, ...state }) => Session.restore(state).isActive(role, now));
    return new Map(live.map(({ key, userId: id, role, emailVerified }) => [key, { id, role, emailVerified }]));
  }
}

/** Reads the session cookie and finds its session in the database. The authorization guard uses it on every request. */
@Injectable()
export class SessionStrategy extends ApplicationStrategy(RequestStrategy, 'session') {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly authenticator: Authenticator,
  ) {
    super();
  }

  async validate(request: Request): Promise<SignedInUser | null> {
    const secret = this.cookie.read(request);
    return secret ? this.authenticator.findOwner(secret) : null;
  }
}
