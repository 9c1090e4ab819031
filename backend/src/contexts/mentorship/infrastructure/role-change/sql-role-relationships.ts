import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { RoleRelationships } from '../../application/role-change/ports/role-relationships';
import type { RoleRelationship } from '../../domain/role-change/role-relationships';
import { lockAllUsers } from '../profiles/user-locks';

@Injectable()
export class SqlRoleRelationships extends RoleRelationships {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lock(userId: number): Promise<void> {
    return lockAllUsers(this.unitOfWork, async () => {
      const others = await this.unitOfWork.query<{ id: number }>(
        `SELECT CASE from_user_id WHEN $1 THEN to_user_id ELSE from_user_id END AS id FROM mentorship.connections
         WHERE $1 IN (from_user_id, to_user_id) AND status IN ('pending', 'connected')
         UNION
         SELECT CASE host_id WHEN $1 THEN attendee_id ELSE host_id END FROM mentorship.meetings
         WHERE $1 IN (host_id, attendee_id) AND status IN ('pending', 'confirmed')
         UNION
         SELECT h.host_id FROM mentorship.group_hour_guests g JOIN mentorship.group_hours h ON h.id = g.group_hour_id
         WHERE g.user_id = $1 AND h.status = 'open'`,
        [userId],
      );
      return [userId, ...others.map(({ id }) => id)];
    });
  }

  listByUser(userId: number, now: Date): Promise<readonly RoleRelationship[]> {
    return this.unitOfWork.query<RoleRelationship>(
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
