import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Answerers } from '../../application/question-offers/ports/answerers';
import type { Answerer } from '../../domain/question-offers/question-offers';

/**
 * The minutes of alumni without a limit count in the calendar month of UTC. A month that is over stays in `minutes_given`
 * until a job starts the next one; nothing of that is used yet.
 */
const SELECT_LONGEST_WAITING = /* sql */ `
  WITH waiting AS (
    SELECT k.user_id, k.last_offered_at, g.minutes_per_month, g.month, g.month_ends_at
    FROM mentorship.answerer_keys k
    JOIN mentorship.finder_entries e ON e.user_id = k.user_id AND e.is_findable
    LEFT JOIN mentorship.minutes_given g ON g.user_id = k.user_id
    WHERE k.key = $1 AND k.user_id <> ALL ($2::integer[])
      AND (g.user_id IS NULL OR NOT g.is_paused OR g.month_ends_at <= $3::timestamptz)
    ORDER BY k.last_offered_at NULLS FIRST, k.user_id
    LIMIT $4
  )
  SELECT w.user_id AS "userId", w.last_offered_at AS "lastOfferedAt", w.minutes_per_month AS "minutesGiven",
    (SELECT coalesce(sum(c.minutes), 0) FROM mentorship.minutes_charges c
     WHERE c.user_id = w.user_id AND c.returned_at IS NULL
       AND c.month = coalesce(w.month, date_trunc('month', $3::timestamptz AT TIME ZONE 'UTC')::date)
       AND (w.month_ends_at IS NULL OR w.month_ends_at > $3::timestamptz))::integer AS "minutesUsed"
  FROM waiting w
  ORDER BY w.last_offered_at NULLS FIRST, w.user_id`;

@Injectable()
export class SqlAnswerers extends Answerers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  listLongestWaiting(key: string, without: readonly number[], now: Date, limit: number): Promise<readonly Answerer[]> {
    return this.unitOfWork.query<Answerer>(SELECT_LONGEST_WAITING, [key, without, now, limit]);
  }

  async noteOffered(userIds: readonly number[], at: Date): Promise<void> {
    // In the order of the IDs, because two questions may be offered to the same people at the same time.
    const rows = await this.unitOfWork.query<{ id: number }>(
      `WITH offered AS (
         SELECT a.user_id FROM mentorship.answerers a WHERE a.user_id = ANY ($1::integer[])
         ORDER BY a.user_id FOR NO KEY UPDATE
       )
       UPDATE mentorship.answerers a SET last_offered_at = $2 FROM offered WHERE a.user_id = offered.user_id
       RETURNING a.user_id AS id`,
      [userIds, at],
    );
    await this.unitOfWork.query(
      'UPDATE mentorship.answerer_keys SET last_offered_at = $2 WHERE user_id = ANY ($1::integer[])',
      [rows.map(({ id }) => id), at],
    );
  }
}
