import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type StoredSession, OwnSessions } from '../../application/sessions/ports/own-sessions';
import type { UserId } from '../../domain/users/ids';
import { hashOfSecret } from '../users/secret-hash';

@Injectable()
export class SqlOwnSessions extends OwnSessions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]> {
    return this.unitOfWork.query<StoredSession>(
      `SELECT id, user_id AS "userId", opened_at AS "openedAt", last_seen_at AS "lastSeenAt", ends_at AS "endsAt",
              network, device, id_hash = $2 AS "isCurrent"
       FROM identity.sessions WHERE user_id = $1 ORDER BY opened_at DESC, id DESC`,
      [userId, hashOfSecret(currentSecret)],
    );
  }
}
