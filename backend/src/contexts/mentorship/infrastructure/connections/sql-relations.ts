import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { daysAfter, REQUESTS } from '../../domain/connections/connection-rules';
import { Relations, type RelationsOfOne } from '../../application/connections/ports/relations';

const withStatus = (status: string): string => `
  ARRAY(SELECT to_user_id FROM mentorship.connections WHERE from_user_id = $1 AND status = '${status}'
        UNION ALL SELECT from_user_id FROM mentorship.connections WHERE to_user_id = $1 AND status = '${status}')`;

const ALL = `
  SELECT ${withStatus('connected')} AS connected, ${withStatus('pending')} AS pending,
    ARRAY(SELECT blocked_id FROM mentorship.blocks WHERE blocker_id = $1
          UNION SELECT blocker_id FROM mentorship.blocks WHERE blocked_id = $1) AS blocked`;

@Injectable()
export class SqlRelations extends Relations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByUserId(userId: number): Promise<RelationsOfOne> {
    const [relations] = await this.unitOfWork.query<RelationsOfOne>(ALL, [userId]);
    return relations!;
  }

  async listAskedTooRecently(userId: number, now: Date): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT c.to_user_id AS id FROM mentorship.connections c
       WHERE c.from_user_id = $1 AND (c.status = 'declined' AND c.updated_at > $2 OR c.closed_how = 'withdrawn' AND c.created_at > $3)`,
      [userId, daysAfter(now, -REQUESTS.againAfterDays), daysAfter(now, -REQUESTS.againAfterWithdrawingDays)],
    );
    return rows.map(({ id }) => id);
  }
}
