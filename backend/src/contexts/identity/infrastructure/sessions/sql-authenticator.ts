import { Injectable } from '@nestjs/common';
import { Authenticator, type SessionOwner } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { Role } from '../../../../shared/domain/role';
import { OperatorRules } from '../../application/operators/ports/operators';
import { isOperator } from '../../domain/operators/operator';
import { Session, type SessionState } from '../../domain/sessions/session';
import { OPERATOR_COLUMNS, OPERATOR_JOINS, type OperatorColumns } from '../operators/operator-columns';
import { hashOfSecret } from '../users/secret-hash';

/** Asked on every request: one look-up by primary keys tells who holds the session and what they are now. */
@Injectable()
export class SqlAuthenticator extends Authenticator {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly operatorRules: OperatorRules,
  ) {
    super();
  }

  async findOwner(sessionSecret: string): Promise<SessionOwner | null> {
    const idHash = hashOfSecret(sessionSecret);
    const [row] = await this.unitOfWork.prepared<SessionState & { role: Role } & OperatorColumns>(
      `SELECT s.user_id AS "userId", s.opened_at AS "openedAt", s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt",
              s.network, s.device, u.role, ${OPERATOR_COLUMNS}
       FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id ${OPERATOR_JOINS}
       WHERE s.id_hash = $1 AND u.closing_at IS NULL AND u.suspended_at IS NULL`,
      [idHash],
    );
    if (!row) return null;
    const { userId, openedAt, lastSeenAt, endsAt, network, device, role } = row;
    const session = Session.restore({ userId, openedAt, lastSeenAt, endsAt, network, device });
    const now = this.clock.now();

    if (!session.isLive(role, now)) {
      await this.unitOfWork.query('DELETE FROM identity.sessions WHERE id_hash = $1', [idHash]);
      return null;
    }
    if (session.see(now)) {
      await this.unitOfWork.query('UPDATE identity.sessions SET last_seen_at = $2 WHERE id_hash = $1', [idHash, now]);
    }
    const isAllowed = isOperator(row, this.operatorRules, now);
    return { id: session.userId, role, emailVerified: row.isEmailConfirmed, isOperator: isAllowed };
  }
}
