import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { type LiveSession, LiveSessions } from '../../../../shared/application/live-sessions';
import type { Role } from '../../../../shared/domain/role';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Session, type SessionState } from '../../domain/sessions/session';
import { hashOfSecret } from '../users/secret-hash';

type Row = SessionState & { key: string; role: Role; emailVerified: boolean };

@Injectable()
export class SqlLiveSessions extends LiveSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  keyOf(sessionSecret: string): string {
    return hashOfSecret(sessionSecret).toString('hex');
  }

  async findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>> {
    const rows = await this.unitOfWork.query<Row>(
      `SELECT encode(s.id_hash, 'hex') AS key, s.user_id AS "userId", s.opened_at AS "openedAt",
              s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt", s.network, s.device,
              u.role, u.email_verified_at IS NOT NULL AS "emailVerified"
       FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
       WHERE s.id_hash = ANY ($1::bytea[]) AND u.closing_at IS NULL AND u.suspended_at IS NULL`,
      [keys.map((key) => Buffer.from(key, 'hex'))],
    );
    const now = this.clock.now();
    const live = rows.filter(({ role, ...state }) => Session.restore(state).isLive(role, now));
    return new Map(live.map(({ key, userId: id, role, emailVerified }) => [key, { id, role, emailVerified }]));
  }
}
