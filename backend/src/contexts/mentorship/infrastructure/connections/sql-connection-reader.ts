import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  ConnectionReader,
  type ConnectionRow,
  type ConnectionsQuery,
  PEOPLE_LISTS,
  type PeopleQuery,
  type PeopleList,
  type RelationBetween,
  Relations,
  type RelationsOfUser,
} from '../../application/connections/ports/connections';
import { type ConnectionStatus, daysAfter, REQUEST_RULES } from '../../domain/connections/connection-state';
import type { ContactChoices } from '../../domain/connections/request-rules';
import { lockUsers } from '../profiles/user-locks';

/**
 * Returns the columns of `HiddenProfiles` for the person whose ID is in `column`. Minors may have no student profile;
 * the domain treats their profile as private in any case.
 */
export const hiddenProfilesSql = (column: string): string => `
  EXISTS (SELECT FROM mentorship.alumni_profiles a
    WHERE a.user_id = ${column} AND a.visibility_chosen_at IS NOT NULL AND NOT a.is_profile_visible) AS "isAlumniHidden",
  EXISTS (SELECT FROM mentorship.student_profiles s
    WHERE s.user_id = ${column} AND s.profile_visibility = 'private') AS "isStudentPrivate"`;

/** Connections of user $1 with the ID of the other person, without those where either has blocked the other. */
const OWN_CONNECTIONS_SQL = `(
  SELECT c.*, CASE WHEN c.from_user_id = $1 THEN c.to_user_id ELSE c.from_user_id END AS other_id
  FROM mentorship.connections c
  WHERE $1 IN (c.from_user_id, c.to_user_id) AND NOT EXISTS (
    SELECT FROM mentorship.blocks b WHERE (b.blocker_id, b.blocked_id) IN
      ((c.from_user_id, c.to_user_id), (c.to_user_id, c.from_user_id)))
) c`;

const CONNECTION_COLUMNS_SQL = `c.id, c.from_user_id AS "fromUserId", c.to_user_id AS "toUserId", c.mentor_id AS "mentorId", c.status,
  c.closed_how AS "closedBy", c.message, c.about, c.is_message_hidden AS "isMessageHidden", c.question, c.answer, c.reason, c.created_at AS "createdAt",
  c.updated_at AS "updatedAt", c.expires_at AS "expiresAt", c.reminded_at AS "remindedAt",
  c.undo_until AS "undoUntil", c.undo_expires_at AS "undoExpiresAt",
  ${hiddenProfilesSql('c.other_id')}`;

const LIST_CONDITIONS_SQL: Record<PeopleList, string> = {
  connected: `c.status = 'connected'`,
  asked: `c.status = 'pending' AND c.from_user_id = $1`,
  waiting: `c.status = 'pending' AND c.to_user_id = $1`,
  past: `c.status IN ('declined', 'closed')`,
  questions: `c.status = 'pending' AND c.from_user_id = $1 AND c.question IS NOT NULL AND c.answer IS NULL`,
};

@Injectable()
export class SqlConnectionReader extends ConnectionReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async listOtherIds(userId: number): Promise<readonly number[]> {
    const rows = await this.db.query<{ id: number }>(`SELECT c.other_id AS id FROM ${OWN_CONNECTIONS_SQL}`, [userId]);
    return rows.map(({ id }) => id);
  }

  async list(
    userId: number,
    { status, others, limit, offset }: ConnectionsQuery,
  ): Promise<{ items: readonly ConnectionRow[]; total: number }> {
    const condition = 'c.other_id = ANY ($2::integer[]) AND ($3::text IS NULL OR c.status = $3)';
    const parameters = [userId, others, status ?? null];
    const [counted] = await this.db.query<{ total: number }>(
      `SELECT count(*)::integer AS total FROM ${OWN_CONNECTIONS_SQL} WHERE ${condition}`,
      parameters,
    );
    const items = await this.db.query<ConnectionRow>(
      `SELECT ${CONNECTION_COLUMNS_SQL} FROM ${OWN_CONNECTIONS_SQL} WHERE ${condition} ORDER BY c.created_at DESC, c.id DESC LIMIT $4 OFFSET $5`,
      [...parameters, limit, offset],
    );
    return { items, total: counted!.total };
  }

  async findBetween(userId: number, otherId: number): Promise<ConnectionRow | null> {
    const [row] = await this.unitOfWork.query<ConnectionRow>(
      `SELECT ${CONNECTION_COLUMNS_SQL} FROM ${OWN_CONNECTIONS_SQL} WHERE c.other_id = $2`,
      [userId, otherId],
    );
    return row ?? null;
  }

  async findById(userId: number, id: number): Promise<ConnectionRow | null> {
    const [row] = await this.unitOfWork.query<ConnectionRow>(
      `SELECT ${CONNECTION_COLUMNS_SQL} FROM ${OWN_CONNECTIONS_SQL} WHERE c.id = $2`,
      [userId, id],
    );
    return row ?? null;
  }

  listPendingTo(userId: number): Promise<readonly ConnectionRow[]> {
    return this.db.query<ConnectionRow>(
      `SELECT ${CONNECTION_COLUMNS_SQL} FROM ${OWN_CONNECTIONS_SQL} WHERE c.to_user_id = $1 AND c.status = 'pending' ORDER BY c.created_at DESC, c.id DESC`,
      [userId],
    );
  }

  async listPeople(
    userId: number,
    { list, others, limit, before }: PeopleQuery,
  ): Promise<{ items: readonly ConnectionRow[]; total: number }> {
    const condition = `c.other_id = ANY ($2::integer[]) AND ${LIST_CONDITIONS_SQL[list]}`;
    const [counted] = await this.db.query<{ total: number }>(
      `SELECT count(*)::integer AS total FROM ${OWN_CONNECTIONS_SQL} WHERE ${condition}`,
      [userId, others],
    );
    const items = await this.db.query<ConnectionRow>(
      `SELECT ${CONNECTION_COLUMNS_SQL} FROM ${OWN_CONNECTIONS_SQL}
       WHERE ${condition} AND ($3::timestamptz IS NULL OR (c.updated_at, c.id) < ($3::timestamptz, $4::bigint))
       ORDER BY c.updated_at DESC, c.id DESC LIMIT $5`,
      [userId, others, before?.at ?? null, before?.id ?? null, limit],
    );
    return { items, total: counted!.total };
  }

  async countByList(userId: number, others: readonly number[]): Promise<Record<PeopleList, number>> {
    const counts = PEOPLE_LISTS.map(
      (list) => `count(*) FILTER (WHERE ${LIST_CONDITIONS_SQL[list]})::integer AS "${list}"`,
    );
    const [row] = await this.db.query<Record<PeopleList, number>>(
      `SELECT ${counts.join(', ')} FROM ${OWN_CONNECTIONS_SQL} WHERE c.other_id = ANY ($2::integer[])`,
      [userId, others],
    );
    return row!;
  }
}

const idsWithStatusSql = (status: string): string => `
  ARRAY(SELECT to_user_id FROM mentorship.connections WHERE from_user_id = $1 AND status = '${status}'
        UNION ALL SELECT from_user_id FROM mentorship.connections WHERE to_user_id = $1 AND status = '${status}')`;

const SELECT_RELATIONS = `
  SELECT ${idsWithStatusSql('connected')} AS connected, ${idsWithStatusSql('pending')} AS pending,
    ARRAY(SELECT blocked_id FROM mentorship.blocks WHERE blocker_id = $1
          UNION SELECT blocker_id FROM mentorship.blocks WHERE blocked_id = $1) AS blocked`;

/** One row, also for two people without a connection, blocks and profiles. */
const SELECT_BETWEEN = `
  SELECT c.status, c.from_user_id AS "fromUserId",
    EXISTS (SELECT FROM mentorship.blocks b WHERE b.blocker_id = $1 AND b.blocked_id = $2) AS "isBlockedByOne",
    EXISTS (SELECT FROM mentorship.blocks b WHERE b.blocker_id = $2 AND b.blocked_id = $1) AS "isBlockedByOther",
    coalesce(p.allow_student_connections, true) AS "allowStudentConnections", p.max_mentees AS "maxMentees",
    CASE WHEN g.is_paused AND g.month_ends_at > now() THEN to_char(g.month, 'YYYY-MM') END AS "pausedMonth",
    ${hiddenProfilesSql('$2')}
  FROM (SELECT $1::integer AS one, $2::integer AS other) pair
  LEFT JOIN mentorship.connections c
    ON least(c.from_user_id, c.to_user_id) = least(pair.one, pair.other)
    AND greatest(c.from_user_id, c.to_user_id) = greatest(pair.one, pair.other)
  LEFT JOIN mentorship.alumni_profiles p ON p.user_id = pair.other
  LEFT JOIN mentorship.minutes_given g ON g.user_id = pair.other`;

interface BetweenRow extends ContactChoices {
  readonly status: ConnectionStatus | null;
  readonly fromUserId: number | null;
  readonly isBlockedByOne: boolean;
  readonly isBlockedByOther: boolean;
}

@Injectable()
export class SqlRelations extends Relations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByUserId(userId: number): Promise<RelationsOfUser> {
    const [relations] = await this.unitOfWork.query<RelationsOfUser>(SELECT_RELATIONS, [userId]);
    return relations!;
  }

  async findBetween(userId: number, otherId: number): Promise<RelationBetween> {
    if (this.unitOfWork.isInUnitOfWork) await lockUsers(this.unitOfWork, userId, otherId);
    const [row] = await this.unitOfWork.query<BetweenRow>(SELECT_BETWEEN, [userId, otherId]);
    const { status, fromUserId, isBlockedByOne: byOne, isBlockedByOther: byOther, ...choices } = row!;
    const connection = status === null || fromUserId === null ? null : { status, fromUserId };
    return { connection, blocks: { byOne, byOther }, choices };
  }

  async listRecentlyRequested(userId: number, now: Date): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT c.to_user_id AS id FROM mentorship.connections c
       WHERE c.from_user_id = $1 AND (c.status = 'declined' AND c.updated_at > $2 OR c.closed_how = 'withdrawn' AND c.created_at > $3
         AND c.updated_at > c.created_at + $4 * interval '1 millisecond')`,
      [
        userId,
        daysAfter(now, -REQUEST_RULES.againAfterDays),
        daysAfter(now, -REQUEST_RULES.againAfterWithdrawingDays),
        REQUEST_RULES.undoWithinMs,
      ],
    );
    return rows.map(({ id }) => id);
  }
}
