import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ACTIVE_DURATION_MS, Presences } from '../../application/presence/ports/presences';

/**
 * $1 is now. Rows are locked in the order of user IDs, so that two instances don't deadlock; the second one sees what the
 * first has written. With Citus, the part from ON CONFLICT on can contain neither parameters nor times plus intervals.
 */
const SAVE_HEARTBEATS_SQL = `
  INSERT INTO messaging.presences AS p (user_id, active_since, seen_at)
  SELECT id, $1::timestamptz, $1::timestamptz FROM unnest($2::integer[]) AS u (id) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET
    active_since = CASE WHEN excluded.seen_at - p.seen_at < interval '${ACTIVE_DURATION_MS} milliseconds'
      THEN p.active_since ELSE excluded.active_since END,
    seen_at = greatest(p.seen_at, excluded.seen_at)
  RETURNING user_id AS id, active_since = seen_at AS "isNew"`;

const DELETE_INACTIVE_SQL = `
  DELETE FROM messaging.presences WHERE user_id IN (
    SELECT user_id FROM messaging.presences WHERE seen_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING user_id AS id`;

@Injectable()
export class SqlPresences extends Presences {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async saveHeartbeats(userIds: readonly number[], now: Date): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number; isNew: boolean }>(SAVE_HEARTBEATS_SQL, [now, userIds]);
    return rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  }

  async deleteInactive(after: Date, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(DELETE_INACTIVE_SQL, [after, limit]);
    return rows.map(({ id }) => id);
  }

  async findActive(userIds: readonly number[], after: Date): Promise<ReadonlySet<number>> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT user_id AS id FROM messaging.presences WHERE user_id = ANY ($1::integer[]) AND seen_at > $2',
      [userIds, after],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async delete(userId: number): Promise<boolean> {
    const removed = await this.unitOfWork.query(
      'DELETE FROM messaging.presences WHERE user_id = $1 RETURNING user_id',
      [userId],
    );
    return removed.length > 0;
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(
      `SELECT coalesce(jsonb_agg(to_jsonb(p) - 'user_id'), '[]') AS presence
       FROM messaging.presences p WHERE p.user_id = $1`,
      [userId],
    );
    return found!;
  }
}
