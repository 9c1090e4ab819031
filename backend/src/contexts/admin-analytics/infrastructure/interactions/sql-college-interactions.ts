import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type CollegeInterest, Interactions } from '../../application/interactions/ports/college-interactions';
import { type Interaction, MAX_COUNTED_PER_DAY } from '../../domain/interactions/college-interaction';

/**
 * @param isOfCollege condition of the stored interactions `k`, which finds their server if rows are distributed
 * @param uniqueColumns the columns of a stored interaction that are repeated without an error
 */
const insertSql = (isOfCollege: string, uniqueColumns: string): string => `
  INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, seconds, occurred_at)
  SELECT "eventId", "collegeId", "userId", type, source, seconds, at
  FROM (
    SELECT told.*, date_trunc('day', at, 'UTC') AS day,
      row_number() OVER (PARTITION BY "userId", "collegeId", type, date_trunc('day', at, 'UTC') ORDER BY n) AS turn
    FROM (SELECT DISTINCT ON ("eventId") told.*
          FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("eventId" text, "collegeId" integer, "userId" integer,
            type text, source text, seconds integer, at timestamptz)) WITH ORDINALITY
            AS told ("eventId", "collegeId", "userId", type, source, seconds, at, n)
          WHERE NOT EXISTS (
            SELECT FROM admin_analytics.college_interactions k WHERE ${isOfCollege} AND k.event_id = told."eventId")
          ORDER BY "eventId", n) told
  ) fresh
  -- More views of a day have no points: they are not stored.
  WHERE "userId" IS NULL OR type <> 'view' OR $2 >= turn + (
    SELECT count(*) FROM admin_analytics.college_interactions k
    WHERE ${isOfCollege} AND k.user_id = fresh."userId" AND k.college_id = fresh."collegeId" AND k.type = 'view'
      AND k.occurred_at >= fresh.day AND k.occurred_at < fresh.day + interval '1 day')
  ORDER BY n
  ON CONFLICT ${uniqueColumns} DO NOTHING`;

const INSERT_INTERACTIONS = insertSql('true', '(event_id)');
// Distributing rows adds the college to the constraint, so its columns depend on the database.
const INSERT_INTERACTIONS_OF_COLLEGE = insertSql('k.college_id = $3::integer', '');

@Injectable()
export class SqlInteractions extends Interactions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async save(interactions: readonly Interaction[]): Promise<void> {
    const rows = interactions.map(({ occurredAt, ...rest }) => ({ ...rest, at: occurredAt.toISOString() }));
    if (!this.settings.hasDistributedRows) {
      await this.unitOfWork.query(INSERT_INTERACTIONS, [JSON.stringify(rows), MAX_COUNTED_PER_DAY.view]);
      return;
    }
    await this.unitOfWork.run(async () => {
      // In one order, so that two batches don't wait for each other.
      const collegeIds = [...new Set(interactions.map((interaction) => interaction.collegeId))].sort((a, b) => a - b);
      for (const collegeId of collegeIds) {
        const ofCollege = JSON.stringify(rows.filter((row) => row.collegeId === collegeId));
        await this.unitOfWork.query(INSERT_INTERACTIONS_OF_COLLEGE, [ofCollege, MAX_COUNTED_PER_DAY.view, collegeId]);
      }
    });
  }

  countInterested(collegeIds: readonly number[], since: Date, minPeople: number): Promise<readonly CollegeInterest[]> {
    return this.unitOfWork.query<CollegeInterest>(
      `SELECT college_id AS "collegeId", count(DISTINCT user_id)::integer AS people
       FROM admin_analytics.college_interactions
       WHERE college_id = ANY ($1::integer[]) AND occurred_at >= $2
         AND type IN ('view', 'save') AND user_id IS NOT NULL
       GROUP BY college_id HAVING count(DISTINCT user_id) >= $3`,
      [collegeIds, since, minPeople],
    );
  }
}
