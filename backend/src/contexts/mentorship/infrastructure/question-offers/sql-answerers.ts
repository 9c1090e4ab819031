import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Answerers } from '../../application/question-offers/ports/answerers';
import type { Answerer } from '../../domain/question-offers/question-offers';

@Injectable()
export class SqlAnswerers extends Answerers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  listLongestWaiting(key: string, without: readonly number[], limit: number): Promise<readonly Answerer[]> {
    return this.unitOfWork.query<Answerer>(
      `SELECT k.user_id AS "userId", 0 AS "minutesUsed", NULL::integer AS "minutesGiven",
         k.last_offered_at AS "lastOfferedAt"
       FROM mentorship.answerer_keys k
       JOIN mentorship.finder_entries e ON e.user_id = k.user_id AND e.is_findable
       WHERE k.key = $1 AND k.user_id <> ALL ($2::integer[])
       ORDER BY k.last_offered_at NULLS FIRST, k.user_id
       LIMIT $3`,
      [key, without, limit],
    );
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
