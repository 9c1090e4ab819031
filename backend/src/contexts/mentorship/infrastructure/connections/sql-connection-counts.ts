import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ConnectionCounts } from '../../application/connections/ports/connection-counts';
import { daysAfter, REQUESTS } from '../../domain/connections/connection-rules';

/** More than an hour brings; the rest is for the next one. */
const MOST_AT_ONCE = 1_000;

@Injectable()
export class SqlConnectionCounts extends ConnectionCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  countPendingFrom(userId: number): Promise<number> {
    return this.#count(`from_user_id = $1 AND status = 'pending'`, userId);
  }

  async listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.unitOfWork.query<{ at: Date }>(
      `SELECT created_at AS at FROM mentorship.connections WHERE from_user_id = $1 AND created_at > $2 ORDER BY 1`,
      [userId, since],
    );
    return rows.map(({ at }) => at);
  }

  countPlacesTaken(mentorId: number): Promise<number> {
    return this.#count(`mentor_id = $1 AND status = 'connected'`, mentorId);
  }

  async listDue(now: Date): Promise<{ toRemind: number[]; toExpire: number[] }> {
    const runsOutBefore = daysAfter(now, REQUESTS.expireAfterDays - REQUESTS.remindAfterDays);
    const rows = await this.unitOfWork.query<{ id: number; isOver: boolean }>(
      `SELECT id, expires_at <= $1 AS "isOver" FROM mentorship.connections
       WHERE status = 'pending' AND expires_at <= $2
         AND (expires_at <= $1 OR reminded_at IS NULL AND (question IS NULL OR answer IS NOT NULL))
       ORDER BY expires_at, id LIMIT ${MOST_AT_ONCE}`,
      [now, runsOutBefore],
    );
    const idsWhere = (isOver: boolean): number[] => rows.filter((row) => row.isOver === isOver).map(({ id }) => id);
    return { toRemind: idsWhere(false), toExpire: idsWhere(true) };
  }

  async #count(which: string, userId: number): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM mentorship.connections WHERE ${which}`,
      [userId],
    );
    return row!.count;
  }
}
