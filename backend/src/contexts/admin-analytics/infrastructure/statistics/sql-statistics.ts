import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type Snapshot, Snapshots } from '../../application/statistics/ports/snapshots';
import {
  StudentInteractions,
  type StudentWithInteractions,
} from '../../application/statistics/ports/student-interactions';
import type { InteractionType } from '../../domain/interactions/college-interaction';
import type { CountedInteraction } from '../../domain/statistics/count-students';
import { toIsoDate, type Period } from '../../../../shared/domain/weeks';
import type { PublishedStatistics } from '../../domain/statistics/suppression';

interface InteractionRow {
  readonly id: string;
  readonly collegeId: number;
  readonly userId: number;
  readonly type: InteractionType;
  readonly source: string | null;
  readonly seconds: number | null;
  /** Milliseconds since 1970: cheaper to parse than a timestamp. */
  readonly at: number;
}

type StoredInteraction = readonly [
  id: number,
  type: InteractionType,
  source: string | null,
  seconds: number | null,
  at: number,
];

const INTERACTION_COLUMNS_SQL = `i.id, i.college_id AS "collegeId", i.user_id AS "userId", i.type, i.source, i.seconds,
  (extract(epoch FROM i.occurred_at) * 1000)::float8 AS at`;

// Skips from college to college in the index, whatever the number of interactions of each.
const SELECT_COLLEGES = `
  WITH RECURSIVE one AS (
    (SELECT college_id AS id FROM admin_analytics.college_interactions
     WHERE college_id > $1 ORDER BY college_id LIMIT 1)
    UNION ALL
    SELECT (SELECT college_id FROM admin_analytics.college_interactions
            WHERE college_id > one.id ORDER BY college_id LIMIT 1) FROM one WHERE one.id IS NOT NULL)
  SELECT id FROM one WHERE id IS NOT NULL AND EXISTS (
    SELECT FROM admin_analytics.college_interactions
    WHERE college_id = one.id AND occurred_at >= $2 AND occurred_at < $3)
  LIMIT $4`;

/** The same for rows on several servers, which Citus can't search recursively; it reads all interactions of the period. */
const SELECT_DISTRIBUTED_COLLEGES = `
  SELECT DISTINCT college_id AS id FROM admin_analytics.college_interactions
  WHERE college_id > $1 AND occurred_at >= $2 AND occurred_at < $3 ORDER BY id LIMIT $4`;

@Injectable()
export class SqlStudentInteractions extends StudentInteractions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async listColleges(
    { start, end }: Period,
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly number[]> {
    const statement = this.settings.hasDistributedRows ? SELECT_DISTRIBUTED_COLLEGES : SELECT_COLLEGES;
    const rows = await this.unitOfWork.query<{ id: number }>(statement, [after, start, end, limit]);
    return rows.map(({ id }) => id).sort((one, other) => one - other);
  }

  async countViews(collegeId: number, { start, end }: Period): Promise<number> {
    const [row] = await this.unitOfWork.query<{ views: number }>(
      `SELECT count(*)::int AS views FROM admin_analytics.college_interactions
       WHERE college_id = $1 AND type = 'view' AND occurred_at >= $2 AND occurred_at < $3`,
      [collegeId, start, end],
    );
    return row!.views;
  }

  async listAnonymous(
    collegeId: number,
    { since, until }: { since: Date; until: Date },
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly StudentWithInteractions[]> {
    // Returns one row per student: one row per interaction takes several times as long.
    const rows = await this.unitOfWork.query<{ userId: number; stored: readonly StoredInteraction[] }>(
      `SELECT i.user_id AS "userId", json_agg(json_build_array(
           i.id, i.type, i.source, i.seconds, (extract(epoch FROM i.occurred_at) * 1000)::bigint)) AS stored
       FROM admin_analytics.college_interactions i
       WHERE i.college_id = $1 AND i.user_id > $4 AND i.occurred_at >= $2 AND i.occurred_at < $3
         AND NOT EXISTS (SELECT FROM admin_analytics.uncounted_students u WHERE u.user_id = i.user_id)
         AND NOT EXISTS (
           SELECT FROM admin_analytics.college_consents c
           WHERE c.student_id = i.user_id AND c.college_id = $1 AND (c.named_until > $2
             OR c.level = 'named' AND c.granted_at < $3 AND (c.expires_at IS NULL OR c.expires_at > $2)))
       GROUP BY i.user_id ORDER BY i.user_id LIMIT $5`,
      [collegeId, since, until, after, limit],
    );
    return rows.map(({ userId, stored }) => ({
      collegeId,
      userId,
      interactions: stored.map(([id, type, source, seconds, at]) => ({ id, type, source, seconds, at: new Date(at) })),
    }));
  }

  async listNamed(
    collegeId: number,
    { since, until }: { since: Date; until: Date },
    now: Date,
  ): Promise<readonly StudentWithInteractions[]> {
    const rows = await this.unitOfWork.query<InteractionRow>(
      `SELECT ${INTERACTION_COLUMNS_SQL} FROM admin_analytics.college_consents c
       JOIN admin_analytics.college_interactions i ON i.user_id = c.student_id AND i.college_id = c.college_id
       WHERE c.college_id = $1 AND c.level = 'named' AND (c.expires_at IS NULL OR c.expires_at > $4)
         AND i.occurred_at >= $2 AND i.occurred_at < $3
         AND NOT EXISTS (SELECT FROM admin_analytics.uncounted_students u WHERE u.user_id = i.user_id)
       ORDER BY i.college_id, i.user_id`,
      [collegeId, since, until, now],
    );
    return toStudents(rows);
  }
}

/** Rows of one student at one college are adjacent. */
function toStudents(rows: readonly InteractionRow[]): StudentWithInteractions[] {
  const students: (StudentWithInteractions & { interactions: CountedInteraction[] })[] = [];
  for (const { id, collegeId, userId, type, source, seconds, at } of rows) {
    const last = students.at(-1);
    const interaction = { id: Number(id), type, source, seconds, at: new Date(at) };
    if (last?.userId === userId && last.collegeId === collegeId) last.interactions.push(interaction);
    else students.push({ collegeId, userId, interactions: [interaction] });
  }
  return students;
}

@Injectable()
export class SqlSnapshots extends Snapshots {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(snapshots: readonly Snapshot[], at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.analytics_snapshots (college_id, closed_on, weeks, k, published, created_at)
       SELECT s.college_id, s.closed_on, s.weeks, s.k, s.published, $2
       FROM jsonb_to_recordset($1::jsonb)
         AS s (college_id integer, closed_on date, weeks smallint, k smallint, published jsonb)
       ON CONFLICT (college_id, closed_on) DO NOTHING`,
      [
        JSON.stringify(
          snapshots.map(({ collegeId, closed, weeks, k, published }) => ({
            college_id: collegeId,
            closed_on: toIsoDate(closed),
            weeks,
            k,
            published,
          })),
        ),
        at,
      ],
    );
  }

  async listLatest(collegeId: number, limit: number): Promise<readonly Snapshot[]> {
    const rows = await this.unitOfWork.queryPrepared<{
      closedOn: string;
      weeks: number;
      k: number;
      published: Omit<PublishedStatistics, 'funnel'> & Partial<PublishedStatistics>;
    }>(
      `SELECT closed_on::text AS "closedOn", weeks, k, published FROM admin_analytics.analytics_snapshots
       WHERE college_id = $1 ORDER BY closed_on DESC LIMIT $2`,
      [collegeId, limit],
    );
    return rows.map(({ closedOn, published, ...rest }) => ({
      ...rest,
      published: { ...published, funnel: published.funnel ?? [] },
      collegeId,
      closed: new Date(`${closedOn}T00:00:00Z`),
    }));
  }

  async countStudentsNamedSince(collegeId: number, closes: readonly Date[]): Promise<readonly number[]> {
    const rows = await this.unitOfWork.queryPrepared<{ many: number }>(
      `SELECT (SELECT count(*)::int FROM admin_analytics.college_consents c
               WHERE c.college_id = $1 AND c.last_named_at >= closed.at) AS many
       FROM unnest($2::timestamptz[]) WITH ORDINALITY AS closed (at, n) ORDER BY closed.n`,
      [collegeId, closes],
    );
    return rows.map(({ many }) => many);
  }
}
