import { Injectable } from '@nestjs/common';
import { type Period, toIsoDate } from '../../../../shared/domain/weeks';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type MentoringSnapshot,
  MentoringSnapshots,
} from '../../application/mentoring-history/ports/mentoring-history';
import type { PublishedMentoring } from '../../domain/mentoring-history/mentoring-figures';

@Injectable()
export class SqlMentoringSnapshots extends MentoringSnapshots {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(snapshots: readonly MentoringSnapshot[], at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.mentoring_snapshots (college_id, closed_on, weeks, k, published, created_at)
       SELECT s.college_id, s.closed_on, s.weeks, s.k, s.published, $2
       FROM jsonb_to_recordset($1::jsonb)
         AS s (college_id integer, closed_on date, weeks smallint, k smallint, published jsonb)
       ON CONFLICT (college_id, closed_on) DO NOTHING`,
      [
        JSON.stringify(
          snapshots.map(({ collegeId, closed, ...rest }) => ({
            ...rest,
            college_id: collegeId,
            closed_on: toIsoDate(closed),
          })),
        ),
        at,
      ],
    );
  }

  async listLatest(collegeId: number, limit: number): Promise<readonly MentoringSnapshot[]> {
    const rows = await this.unitOfWork.query<{
      closedOn: string;
      weeks: number;
      k: number;
      published: PublishedMentoring;
    }>(
      `SELECT closed_on::text AS "closedOn", weeks, k, published FROM admin_analytics.mentoring_snapshots
       WHERE college_id = $1 ORDER BY closed_on DESC LIMIT $2`,
      [collegeId, limit],
    );
    return rows.map(({ closedOn, ...rest }) => ({ ...rest, collegeId, closed: new Date(`${closedOn}T00:00:00Z`) }));
  }

  async findUncounted(
    collegeId: number,
    studentIds: readonly number[],
    { start, end }: Period,
  ): Promise<ReadonlySet<number>> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT u.user_id AS id FROM admin_analytics.uncounted_students u WHERE u.user_id = ANY ($2::integer[])
       UNION
       SELECT c.student_id FROM admin_analytics.college_consents c
       WHERE c.student_id = ANY ($2::integer[]) AND c.college_id = $1 AND (c.named_until > $3
         OR c.level = 'named' AND c.granted_at < $4 AND (c.expires_at IS NULL OR c.expires_at > $3))`,
      [collegeId, studentIds, start, end],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
