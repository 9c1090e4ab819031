import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { RoleTies } from '../../application/role-change/ports/role-ties';
import type { RoleTie } from '../../domain/role-change/role-ties';
import { takeTurn } from '../profiles/turns';

@Injectable()
export class SqlRoleTies extends RoleTies {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lock(userId: number): Promise<void> {
    return takeTurn(this.unitOfWork, userId);
  }

  of(userId: number, now: Date): Promise<readonly RoleTie[]> {
    return this.unitOfWork.query<RoleTie>(
      `SELECT CASE status WHEN 'connected' THEN 'connection' ELSE 'request' END AS kind, id,
              CASE from_user_id WHEN $1 THEN to_user_id ELSE from_user_id END AS "otherId"
       FROM mentorship.connections
       WHERE $1 IN (from_user_id, to_user_id) AND status IN ('pending', 'connected')
       UNION ALL
       SELECT 'meeting', id, CASE host_id WHEN $1 THEN attendee_id ELSE host_id END
       FROM mentorship.meetings
       WHERE $1 IN (host_id, attendee_id) AND status IN ('pending', 'confirmed') AND start_time > $2
       ORDER BY 1, 2`,
      [userId, now],
    );
  }
}
