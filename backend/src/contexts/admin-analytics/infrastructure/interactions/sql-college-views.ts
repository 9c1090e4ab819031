import { Injectable } from '@nestjs/common';
import { CollegeViews } from '../../../../shared/application/college-views';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';

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
