import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { FinderCounts } from '../../application/finder/ports/finder-counts';
import { LEAST_ANSWERED } from '../../domain/finder/finder';

@Injectable()
export class SqlFinderCounts extends FinderCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async countConnections(userIds: readonly number[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.finder_entries e SET
         mentees = (SELECT count(*) FROM mentorship.connections c WHERE c.mentor_id = e.user_id AND c.status = 'connected'),
         replies_within_days = (
           SELECT CASE WHEN count(*) >= ${LEAST_ANSWERED} THEN
             greatest(ceil(extract(epoch FROM
               percentile_disc(0.5) WITHIN GROUP (ORDER BY c.updated_at - c.created_at)) / 86400), 1) END
           FROM mentorship.connections c
           WHERE c.to_user_id = e.user_id AND c.status IN ('connected', 'declined'))
       WHERE e.user_id = ANY ($1::integer[])`,
      [userIds],
    );
  }

  async updateRotation(): Promise<void> {
    await this.unitOfWork.query(`
      WITH gone AS (DELETE FROM mentorship.finder_showings RETURNING user_id, times)
      UPDATE mentorship.finder_entries e SET shown = e.shown + gone.times FROM gone WHERE e.user_id = gone.user_id`);
  }
}
