import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Interactions } from '../../application/interactions/ports/college-interactions';
import { MOST_PER_DAY } from '../../domain/intent/intent-score';
import type { Interaction } from '../../domain/interactions/college-interaction';
import { CollegeViews } from '../../../../shared/application/most-viewed-colleges';

@Injectable()
export class SqlInteractions extends Interactions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ eventId, collegeId, userId, type, source, seconds, occurredAt }: Interaction): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.college_interactions
         (event_id, college_id, user_id, type, source, seconds, occurred_at)
       SELECT $1, $2, $3::integer, $4, $5, $6, $7
       -- More views of a day have no points: they are not stored.
       WHERE $3::integer IS NULL OR $4 <> 'view' OR $8 > (
         SELECT count(*) FROM admin_analytics.college_interactions
         WHERE user_id = $3 AND college_id = $2 AND type = 'view'
           AND occurred_at >= date_trunc('day', $7::timestamptz, 'UTC')
           AND occurred_at < date_trunc('day', $7::timestamptz, 'UTC') + interval '1 day')
       ON CONFLICT (event_id) DO NOTHING`,
      [eventId, collegeId, userId, type, source, seconds, occurredAt, MOST_PER_DAY.view],
    );
  }
}

@Injectable()
export class SqlCollegeViews extends CollegeViews {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async mostViewed(since: Date, byAtLeast: number, most: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ college_id: number }>(
      `SELECT college_id FROM admin_analytics.college_interactions
       WHERE type = 'view' AND user_id IS NOT NULL AND occurred_at >= $1
       GROUP BY college_id HAVING count(DISTINCT user_id) >= $2
       ORDER BY count(DISTINCT user_id) DESC, college_id LIMIT $3`,
      [since, byAtLeast, most],
    );
    return rows.map(({ college_id }) => college_id);
  }
}
