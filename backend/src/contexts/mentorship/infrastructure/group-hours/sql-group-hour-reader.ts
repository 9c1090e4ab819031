import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type GroupHourList,
  GroupHourReader,
  type GroupHourRow,
  type GroupHoursQuery,
} from '../../application/group-hours/ports/group-hours';
import { GROUP_HOUR_COLUMNS_SQL } from './group-hour-columns';
import { withDates } from './sql-group-hours';

const COLUMNS_SQL = `${GROUP_HOUR_COLUMNS_SQL},
  json_build_object('college', a.college, 'collegeId', a.college_id, 'major', a.major,
    'graduationYear', a.graduation_year) AS host`;

/** Group hours `h` whose host isn't separated from user $1 by a block. */
const FROM_VISIBLE_SQL = `mentorship.group_hours h
  LEFT JOIN mentorship.alumni_profiles a ON a.user_id = h.host_id
  WHERE NOT EXISTS (SELECT FROM mentorship.blocks b
    WHERE (b.blocker_id, b.blocked_id) IN (($1, h.host_id), (h.host_id, $1)))`;

const IS_OWN_SQL = `(h.host_id = $1 OR EXISTS (
  SELECT FROM mentorship.group_hour_guests mine WHERE mine.group_hour_id = h.id AND mine.user_id = $1))`;

/** The host is an alum whom members find. */
const IS_FINDABLE_SQL = `EXISTS (
  SELECT FROM mentorship.finder_entries e WHERE e.user_id = h.host_id AND e.is_findable)`;

const OWN_IDS_SQL = `h.id IN (
  SELECT o.id FROM mentorship.group_hours o WHERE o.host_id = $1
  UNION SELECT g.group_hour_id FROM mentorship.group_hour_guests g WHERE g.user_id = $1)`;

const CONDITION_SQL = {
  open: `h.status = 'open' AND h.start_time > $2 AND h.host_id <> $1 AND ${IS_FINDABLE_SQL}`,
  own: `h.end_time > $2 AND ${OWN_IDS_SQL}`,
} as const satisfies Record<GroupHourList, string>;

@Injectable()
export class SqlGroupHourReader extends GroupHourReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async list(
    viewerId: number,
    { list, hostId, collegeId, now, limit, after }: GroupHoursQuery,
  ): Promise<readonly GroupHourRow[]> {
    const rows = await this.db.query<GroupHourRow>(
      `SELECT ${COLUMNS_SQL} FROM ${FROM_VISIBLE_SQL} AND ${CONDITION_SQL[list]}
         AND ($3::integer IS NULL OR h.host_id = $3) AND ($4::integer IS NULL OR a.college_id = $4)
         AND ($5::timestamptz IS NULL OR (h.start_time, h.id) > ($5, $6::integer))
       ORDER BY h.start_time, h.id LIMIT $7`,
      [viewerId, now, hostId ?? null, collegeId ?? null, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows.map(withDates);
  }

  async findById(viewerId: number, id: number, isOpenFound: boolean): Promise<GroupHourRow | null> {
    const [row] = await this.unitOfWork.query<GroupHourRow>(
      `SELECT ${COLUMNS_SQL} FROM ${FROM_VISIBLE_SQL} AND h.id = $2
         AND (${IS_OWN_SQL} OR $3 AND h.status = 'open' AND ${IS_FINDABLE_SQL})`,
      [viewerId, id, isOpenFound],
    );
    return row ? withDates(row) : null;
  }

  async listSince(userId: number, from: Date, limit: number): Promise<readonly GroupHourRow[]> {
    const rows = await this.db.query<GroupHourRow>(
      `SELECT ${COLUMNS_SQL} FROM ${FROM_VISIBLE_SQL} AND h.end_time >= $2 AND ${OWN_IDS_SQL}
       ORDER BY h.start_time DESC, h.id LIMIT $3`,
      [userId, from, limit],
    );
    return rows.map(withDates);
  }

  async countUpcoming(hostId: number, now: Date): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM mentorship.group_hours
       WHERE host_id = $1 AND status = 'open' AND start_time > $2`,
      [hostId, now],
    );
    return row!.count;
  }
}
