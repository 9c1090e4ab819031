import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ActivityLog, Consents, type LoggedInteraction } from '../../application/activity/ports/activity-log';
import { type Consent, type ConsentLevel, InteractionNotFound } from '../../domain/activity/consent';

@Injectable()
export class SqlActivityLog extends ActivityLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async of(userId: number): Promise<readonly LoggedInteraction[]> {
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

@Injectable()
export class SqlConsents extends Consents {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async of(userId: number): Promise<ReadonlyMap<number, Consent>> {
    const rows = await this.unitOfWork.query<Consent & { collegeId: number }>(
      `SELECT college_id AS "collegeId", level, expires_at AS "expiresAt", granted_at AS "grantedAt",
              named_until AS "namedUntil"
       FROM admin_analytics.college_consents WHERE student_id = $1`,
      [userId],
    );
    return new Map(rows.map(({ collegeId, ...consent }) => [collegeId, consent]));
  }

  async put(
    userId: number,
    collegeId: number,
    { level, expiresAt }: { level: ConsentLevel; expiresAt: Date | null },
    now: Date,
  ): Promise<void> {
    // A consent that is still valid keeps its start: figures from before it include the person. An expired one starts
    // again.
    const goesOn = 'kept.level = excluded.level AND (kept.expires_at IS NULL OR kept.expires_at > $4::timestamptz)';
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.college_consents AS kept
         (student_id, college_id, level, granted_at, expires_at, last_named_at)
       VALUES ($1, $2, $3, $4, $5, CASE WHEN $3 = 'named' THEN $4::timestamptz END)
       ON CONFLICT (student_id, college_id) DO UPDATE SET
         granted_at = CASE WHEN ${goesOn} THEN kept.granted_at ELSE excluded.granted_at END,
         last_named_at = CASE WHEN excluded.level = 'named' AND NOT (${goesOn})
           THEN excluded.last_named_at ELSE kept.last_named_at END,
         named_until = CASE WHEN kept.level = 'named' AND NOT (${goesOn})
           THEN LEAST(kept.expires_at, $4::timestamptz) ELSE kept.named_until END,
         level = excluded.level, expires_at = excluded.expires_at`,
      [userId, collegeId, level, now, expiresAt],
    );
  }

  async isCounted(userId: number): Promise<boolean> {
    const found = await this.unitOfWork.query('SELECT FROM admin_analytics.uncounted_students WHERE user_id = $1', [
      userId,
    ]);
    return found.length === 0;
  }

  async setCounted(userId: number, isCounted: boolean, now: Date): Promise<void> {
    await this.unitOfWork.query(
      isCounted
        ? 'DELETE FROM admin_analytics.uncounted_students WHERE user_id = $1 AND $2::timestamptz IS NOT NULL'
        : `INSERT INTO admin_analytics.uncounted_students (user_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [userId, now],
    );
  }
}
