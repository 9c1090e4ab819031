import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AlumniAlerts } from '../../application/alumni-alerts/ports/alumni-alerts';
import type { AlumniAlert } from '../../domain/alumni-alerts/alumni-alert';
import { lockUser } from '../profiles/user-locks';

/** Whether `collegeId`, an SQL expression, has an alum whom anyone can find. */
const hasListedAlumniSql = (collegeId: string) =>
  `EXISTS (SELECT FROM mentorship.finder_entries e WHERE e.is_findable AND e.college_id = ${collegeId})`;

/** Whether `userId` can find an alum of `collegeId`; both are SQL expressions. */
const hasAlumniSql = (userId: string, collegeId: string) => `EXISTS (
  SELECT FROM mentorship.finder_entries e
  WHERE e.is_findable AND e.college_id = ${collegeId} AND e.user_id <> ${userId}
    AND NOT EXISTS (SELECT FROM mentorship.blocks b
                    WHERE (b.blocker_id, b.blocked_id) IN ((e.user_id, ${userId}), (${userId}, e.user_id))))`;

@Injectable()
export class SqlAlumniAlerts extends AlumniAlerts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lock(userId: number): Promise<void> {
    return lockUser(this.unitOfWork, userId);
  }

  async save({ userId, collegeId, createdAt }: AlumniAlert): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.alumni_alerts (user_id, college_id, created_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [userId, collegeId, createdAt],
    );
  }

  async delete(userId: number, collegeId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.alumni_alerts WHERE user_id = $1 AND college_id = $2', [
      userId,
      collegeId,
    ]);
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.alumni_alerts WHERE user_id = $1', [userId]);
  }

  listByUser(userId: number): Promise<readonly AlumniAlert[]> {
    return this.unitOfWork.query<AlumniAlert>(
      `SELECT a.user_id AS "userId", a.college_id AS "collegeId", a.created_at AS "createdAt"
       FROM mentorship.alumni_alerts a WHERE a.user_id = $1 ORDER BY a.created_at DESC, a.college_id DESC`,
      [userId],
    );
  }

  async hasAlumni(userId: number, collegeId: number): Promise<boolean> {
    const [row] = await this.unitOfWork.query<{ found: boolean }>(
      `SELECT ${hasAlumniSql('$1::integer', '$2::integer')} AS found`,
      [userId, collegeId],
    );
    return row!.found;
  }

  async listDueColleges(): Promise<readonly number[]> {
    // Jumps from each college to the next, so that the time depends on the number of colleges, not on that of alerts.
    const rows = await this.unitOfWork.query<{ id: number }>(
      `WITH RECURSIVE colleges AS (
         (SELECT w.college_id AS id FROM mentorship.alumni_alerts w ORDER BY w.college_id LIMIT 1)
         UNION ALL
         SELECT following.college_id FROM colleges c
         CROSS JOIN LATERAL (SELECT w.college_id FROM mentorship.alumni_alerts w
                             WHERE w.college_id > c.id ORDER BY w.college_id LIMIT 1) following
       )
       SELECT c.id FROM colleges c WHERE ${hasListedAlumniSql('c.id')} ORDER BY c.id`,
    );
    return rows.map(({ id }) => id);
  }

  takeDue(collegeId: number, limit: number): Promise<readonly AlumniAlert[]> {
    return this.unitOfWork.query<AlumniAlert>(
      `WITH due AS (
         SELECT w.user_id, w.college_id FROM mentorship.alumni_alerts w
         WHERE w.college_id = $1 AND ${hasListedAlumniSql('$1::integer')} AND ${hasAlumniSql('w.user_id', '$1::integer')}
         LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       DELETE FROM mentorship.alumni_alerts a USING due
       WHERE a.user_id = due.user_id AND a.college_id = due.college_id
       RETURNING a.user_id AS "userId", a.college_id AS "collegeId", a.created_at AS "createdAt"`,
      [collegeId, limit],
    );
  }
}
