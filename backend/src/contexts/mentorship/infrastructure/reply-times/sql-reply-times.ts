import { Injectable } from '@nestjs/common';
import { type Period, toIsoDate } from '../../../../shared/domain/weeks';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type AskedAlum,
  type Asking,
  type CollegeReplies,
  ReplyRecords,
  ReplyTimes,
  type StoredReplyTime,
} from '../../application/reply-times/ports/reply-times';
import {
  type ReplySummary,
  REPLY_TIME_STEPS,
  type ReplyTimesOfWeek,
  type ReplyTimeStep,
} from '../../domain/reply-times/reply-time';

/** Columns of a ReplySummary of records `r`. */
const SUMMARY_SQL = /* sql */ `count(*)::integer AS requests,
  (count(*) FILTER (WHERE r.is_answered))::integer AS answered,
  count(DISTINCT r.asker_id)::integer AS askers,
  (count(DISTINCT r.asker_id) FILTER (WHERE r.is_answered))::integer AS "answeredAskers",
  nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY
    CASE WHEN r.is_answered THEN extract(epoch FROM r.decided_at - r.asked_at)::float8 ELSE 'Infinity' END
  ), 'Infinity') AS "medianSeconds"`;

@Injectable()
export class SqlReplyRecords extends ReplyRecords {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(
    { alumId, askerId, askedAt, collegeId, isOpenQuestion }: AskedAlum,
    answeredAt: Date | null,
  ): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.reply_records AS r (alum_id, asker_id, asked_at, college_id, is_open_question,
         decided_at, is_answered)
       SELECT a.alum_id, a.asker_id, a.asked_at, a.college_id, a.is_open_question, a.answered_at,
         CASE WHEN a.answered_at IS NOT NULL THEN true END
       FROM jsonb_to_record($1::jsonb) AS a (alum_id integer, asker_id integer, asked_at timestamptz,
         college_id integer, is_open_question boolean, answered_at timestamptz)
       ON CONFLICT (alum_id, asker_id, asked_at)
         DO UPDATE SET decided_at = excluded.decided_at, is_answered = excluded.is_answered
         WHERE excluded.is_answered AND r.is_answered IS NOT TRUE`,
      [
        JSON.stringify({
          alum_id: alumId,
          asker_id: askerId,
          asked_at: askedAt,
          college_id: collegeId,
          is_open_question: isOpenQuestion,
          answered_at: answeredAt,
        }),
      ],
    );
  }

  async decide({ alumId, askerId }: Asking, at: Date, isAnswered: boolean): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.reply_records r SET decided_at = $3, is_answered = $4
       WHERE r.alum_id = $1 AND r.asker_id = $2 AND (r.is_answered IS NULL OR NOT r.is_answered AND $4)
         AND r.asked_at = (SELECT max(l.asked_at) FROM mentorship.reply_records l
                           WHERE l.alum_id = $1 AND l.asker_id = $2 AND NOT l.is_open_question)`,
      [alumId, askerId, at, isAnswered],
    );
  }

  async undo({ alumId, askerId }: Asking, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.reply_records SET decided_at = NULL, is_answered = NULL
       WHERE alum_id = $1 AND asker_id = $2 AND decided_at = $3`,
      [alumId, askerId, at],
    );
  }

  async deleteOpen({ alumId, askerId }: Asking): Promise<void> {
    await this.unitOfWork.query(
      'DELETE FROM mentorship.reply_records WHERE alum_id = $1 AND asker_id = $2 AND decided_at IS NULL',
      [alumId, askerId],
    );
  }

  async summarizeAlumni(
    alumIds: readonly number[],
    { start, end }: Period,
  ): Promise<ReadonlyMap<number, ReplySummary>> {
    const rows = await this.unitOfWork.query<ReplySummary & { readonly alumId: number }>(
      `SELECT r.alum_id AS "alumId", ${SUMMARY_SQL} FROM mentorship.reply_records r
       WHERE r.alum_id = ANY ($1::integer[]) AND r.decided_at >= $2 AND r.decided_at < $3 GROUP BY r.alum_id`,
      [alumIds, start, end],
    );
    return new Map(rows.map(({ alumId, ...summary }) => [alumId, summary]));
  }

  summarizeColleges(
    { start, end }: Period,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<readonly CollegeReplies[]> {
    return this.unitOfWork.query<CollegeReplies>(
      `SELECT r.college_id AS "collegeId", ${SUMMARY_SQL} FROM mentorship.reply_records r
       WHERE r.college_id > $1 AND r.decided_at >= $3 AND r.decided_at < $4
       GROUP BY r.college_id ORDER BY r.college_id LIMIT $2`,
      [after, limit, start, end],
    );
  }

  async summarizeAll({ start, end }: Period): Promise<ReplySummary> {
    const [summary] = await this.unitOfWork.query<ReplySummary>(
      `SELECT ${SUMMARY_SQL} FROM mentorship.reply_records r WHERE r.decided_at >= $1 AND r.decided_at < $2`,
      [start, end],
    );
    return summary!;
  }
}

interface WeekRow extends Omit<ReplyTimesOfWeek, 'closed' | 'repliesWithinDays'> {
  readonly closedOn: string;
  readonly days: number | null;
}

const toStep = (days: number | null | undefined): ReplyTimeStep | null =>
  REPLY_TIME_STEPS.find((step) => step === days) ?? null;

@Injectable()
export class SqlReplyTimes extends ReplyTimes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly db: ReadDatabase,
  ) {
    super();
  }

  async isClosed(closed: Date): Promise<boolean> {
    const rows = await this.unitOfWork.query<{ one: number }>(
      'SELECT 1 AS one FROM mentorship.reply_times_of_product WHERE closed_on = $1',
      [toIsoDate(closed)],
    );
    return rows.length > 0;
  }

  async listAlumniIds({
    after,
    limit,
  }: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT e.user_id AS id FROM mentorship.finder_entries e WHERE e.user_id > $1 ORDER BY e.user_id LIMIT $2',
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async saveAlumni(times: readonly StoredReplyTime[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.finder_entries e SET replies_within_days = t.days
       FROM unnest($1::integer[], $2::integer[]) AS t (user_id, days)
       WHERE e.user_id = t.user_id AND e.replies_within_days IS DISTINCT FROM t.days`,
      toColumns(times),
    );
  }

  async saveColleges(closed: Date, times: readonly StoredReplyTime[]): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.reply_times_of_colleges (college_id, closed_on, replies_within_days)
       SELECT t.college_id, $3::date, t.days FROM unnest($1::integer[], $2::integer[]) AS t (college_id, days)
       ON CONFLICT (college_id) DO UPDATE
         SET closed_on = excluded.closed_on, replies_within_days = excluded.replies_within_days`,
      [...toColumns(times), toIsoDate(closed)],
    );
  }

  async saveWeek({ closed, requests, answeredPercent, repliesWithinDays }: ReplyTimesOfWeek): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.reply_times_of_product (closed_on, requests, answered_percent, replies_within_days)
       VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [toIsoDate(closed), requests, answeredPercent, repliesWithinDays],
    );
  }

  async findOfCollege(collegeId: number): Promise<ReplyTimeStep | null> {
    const [row] = await this.db.query<{ days: number | null }>(
      `SELECT c.replies_within_days AS days FROM mentorship.reply_times_of_colleges c
       WHERE c.college_id = $1 AND c.closed_on >= (SELECT max(p.closed_on) FROM mentorship.reply_times_of_product p)`,
      [collegeId],
    );
    return toStep(row?.days);
  }

  async listWeeks(limit: number): Promise<readonly ReplyTimesOfWeek[]> {
    const rows = await this.db.query<WeekRow>(
      `SELECT closed_on::text AS "closedOn", requests, answered_percent AS "answeredPercent", replies_within_days AS days
       FROM mentorship.reply_times_of_product ORDER BY closed_on DESC LIMIT $1`,
      [limit],
    );
    return rows.map(({ closedOn, days, ...week }) => ({
      closed: new Date(`${closedOn}T00:00:00Z`),
      ...week,
      repliesWithinDays: toStep(days),
    }));
  }
}

/** IDs and reply times, as two columns. */
const toColumns = (times: readonly StoredReplyTime[]): [number[], (number | null)[]] => [
  times.map(({ id }) => id),
  times.map(({ repliesWithinDays }) => repliesWithinDays),
];
