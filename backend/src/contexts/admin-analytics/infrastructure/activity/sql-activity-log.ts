import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ActivityLog, type LoggedInteraction } from '../../application/activity/ports/activity-log';
import { InteractionNotFound } from '../../domain/activity/errors';

@Injectable()
export class SqlActivityLog extends ActivityLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listByStudent(userId: number): Promise<readonly LoggedInteraction[]> {
    const rows = await this.unitOfWork.query<Omit<LoggedInteraction, 'id'> & { id: string }>(
      `SELECT id, college_id AS "collegeId", type, seconds, occurred_at AS at
       FROM admin_analytics.college_interactions WHERE user_id = $1`,
      [userId],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  async delete(userId: number, id: number): Promise<void> {
    const deleted = await this.unitOfWork.query(
      'DELETE FROM admin_analytics.college_interactions WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    if (deleted.length === 0) throw new InteractionNotFound();
  }

  async deleteAll(userId: number, collegeId: number | null): Promise<void> {
    await this.unitOfWork.query(
      `DELETE FROM admin_analytics.college_interactions
       WHERE user_id = $1 AND ($2::integer IS NULL OR college_id = $2)`,
      [userId, collegeId],
    );
  }
}
