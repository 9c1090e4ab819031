import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Interactions } from '../../application/interactions/ports/college-interactions';
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
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (event_id) DO NOTHING`,
      [eventId, collegeId, userId, type, source, seconds, occurredAt],
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
