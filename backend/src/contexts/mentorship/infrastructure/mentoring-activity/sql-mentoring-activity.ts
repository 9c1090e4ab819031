import { Injectable } from '@nestjs/common';
import type { Period } from '../../../../shared/domain/weeks';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AskerActivity, MentoringActivity } from '../../application/mentoring-activity/ports/mentoring-activity';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

@Injectable()
export class SqlMentoringActivity extends MentoringActivity {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listColleges({ start, end }: Period, { after, limit }: IdPage): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT r.college_id AS id FROM mentorship.reply_records r
       WHERE r.college_id > $1 AND NOT r.is_open_question AND r.asked_at >= $2 AND r.asked_at < $3
       GROUP BY r.college_id ORDER BY r.college_id LIMIT $4`,
      [after, start, end, limit],
    );
    return rows.map(({ id }) => id);
  }

  listAskers(collegeId: number, { start, end }: Period, { after, limit }: IdPage): Promise<readonly AskerActivity[]> {
    return this.unitOfWork.query<AskerActivity>(
      `WITH askers AS (
         SELECT r.asker_id,
           json_agg(CASE WHEN r.is_answered AND r.decided_at < $3
             THEN extract(epoch FROM r.decided_at - r.asked_at)::float8 END ORDER BY r.asked_at, r.alum_id) AS seconds,
           min(r.decided_at) FILTER (WHERE r.is_answered AND r.decided_at < $3) AS since,
           coalesce(array_agg(r.alum_id) FILTER (WHERE r.is_answered AND r.decided_at < $3), '{}') AS alumni
         FROM mentorship.reply_records r
         WHERE r.college_id = $1 AND NOT r.is_open_question AND r.asked_at >= $2 AND r.asked_at < $3 AND r.asker_id > $4
         GROUP BY r.asker_id ORDER BY r.asker_id LIMIT $5)
       SELECT a.asker_id AS "studentId", a.seconds, held.meetings > 0 AS "hasMet",
         held.helpful > 0 OR EXISTS (
           SELECT FROM mentorship.connections c
           WHERE c.from_user_id = a.asker_id AND c.to_user_id = ANY (a.alumni) AND c.closed_how = 'finished'
             AND c.updated_at >= a.since AND c.updated_at < $3) AS "wasHelped"
       FROM askers a
       CROSS JOIN LATERAL (
         SELECT count(*)::integer AS meetings, (count(*) FILTER (WHERE EXISTS (
             SELECT FROM mentorship.meeting_check_ins i
             WHERE i.meeting_id = m.id AND i.user_id = a.asker_id AND i.helped IN ('yes', 'a-little'))))::integer AS helpful
         FROM (
           SELECT m.id FROM mentorship.meetings m
           WHERE m.host_id = a.asker_id AND m.attendee_id = ANY (a.alumni) AND m.status = 'confirmed'
             AND m.start_time >= a.since AND m.end_time < $3
           UNION ALL
           SELECT m.id FROM mentorship.meetings m
           WHERE m.attendee_id = a.asker_id AND m.host_id = ANY (a.alumni) AND m.status = 'confirmed'
             AND m.start_time >= a.since AND m.end_time < $3) m
         WHERE NOT EXISTS (SELECT FROM mentorship.meeting_outcomes o
                           WHERE o.meeting_id = m.id AND o.outcome <> 'happened')
           AND NOT EXISTS (SELECT FROM mentorship.meeting_check_ins i
                           WHERE i.meeting_id = m.id AND i.happened IS FALSE)) held
       ORDER BY a.asker_id`,
      [collegeId, start, end, after, limit],
    );
  }
}
