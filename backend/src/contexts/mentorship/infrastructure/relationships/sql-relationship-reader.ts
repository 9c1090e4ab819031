import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type MentorFacts,
  RelationshipReader,
  type RelationshipRow,
} from '../../application/relationships/ports/relationship-reader';
import { type IndexedMentorFields, mentorStudyTerms } from '../../domain/matching/match-index';
import { hiddenProfilesSql } from '../connections/sql-connection-reader';
import type { ConnectionStatus } from '../../domain/connections/connection-state';

interface ConnectionColumns {
  readonly connectionId: number;
  readonly status: ConnectionStatus;
  readonly isRecipient: boolean;
  readonly updatedAt: Date;
}
type Row = Omit<RelationshipRow, 'connection'> & (ConnectionColumns | Record<keyof ConnectionColumns, null>);

// The index on ordered pairs finds a connection in either direction.
const SELECT_RELATIONSHIPS = `
  SELECT o.id AS "otherId", c.id AS "connectionId", c.status, c.to_user_id = $1 AS "isRecipient",
    c.updated_at AS "updatedAt",
    EXISTS (SELECT FROM mentorship.blocks b
      WHERE (b.blocker_id, b.blocked_id) IN (($1::integer, o.id), (o.id, $1::integer))) AS "isBlocked",
    ${hiddenProfilesSql('o.id')}
  FROM unnest($2::integer[]) AS o (id)
  LEFT JOIN mentorship.connections c ON least(c.from_user_id, c.to_user_id) = least($1::integer, o.id)
    AND greatest(c.from_user_id, c.to_user_id) = greatest($1::integer, o.id)`;

/** Number of mentors of the same major, and of the same college, among whom the most similar are chosen. */
const MAX_COMPARED_MENTORS = 200;

/** Mentors with room, by an index of their keys; a popular major has too many mentors to compare all of them. */
const selectMentorsSql = (where: string): string => `
  (SELECT k.mentor_id, k.major = $4::text AS is_same_major,
     k.college_id = $5::integer OR k.college = $6::text AS is_same_college
   FROM mentorship.score_keys k JOIN mentorship.finder_entries e ON e.user_id = k.mentor_id
   WHERE ${where} AND k.is_available AND e.is_findable AND e.has_room AND k.mentor_id NOT IN ($1, $2)
     AND NOT EXISTS (SELECT FROM mentorship.connections c
                     WHERE least(c.from_user_id, c.to_user_id) = least(k.mentor_id, $2::integer)
                       AND greatest(c.from_user_id, c.to_user_id) = greatest(k.mentor_id, $2::integer))
     AND NOT EXISTS (SELECT FROM mentorship.blocks b
                     WHERE (b.blocker_id, b.blocked_id) IN ((k.mentor_id, $2), ($2, k.mentor_id)))
   LIMIT ${MAX_COMPARED_MENTORS})`;

// The number of mentees in an entry is updated after the connection, so it's counted again.
const SELECT_SIMILAR_MENTORS = `
  WITH mentors AS (${['k.major = $4', 'k.college_id = $5', 'k.college = $6'].map(selectMentorsSql).join(' UNION ')})
  SELECT s.mentor_id AS id FROM mentors s JOIN mentorship.alumni_profiles a ON a.user_id = s.mentor_id
  WHERE a.max_mentees > (SELECT count(*) FROM mentorship.connections c
                         WHERE c.mentor_id = a.user_id AND c.status = 'connected')
  ORDER BY s.is_same_major DESC NULLS LAST, s.is_same_college DESC NULLS LAST, s.mentor_id
  LIMIT $3`;

@Injectable()
export class SqlRelationshipReader extends RelationshipReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async listByIds(userId: number, otherIds: readonly number[]): Promise<readonly RelationshipRow[]> {
    if (otherIds.length === 0) return [];
    const rows = await this.unitOfWork.queryPrepared<Row>(SELECT_RELATIONSHIPS, [userId, otherIds]);
    return rows.map(({ connectionId, status, isRecipient, updatedAt, ...row }) => ({
      ...row,
      connection: connectionId === null ? null : { id: connectionId, status, isRecipient, updatedAt },
    }));
  }

  async listBlocksAfter(
    [blockerId, blockedId]: readonly [number, number],
    limit: number,
  ): Promise<readonly (readonly [number, number])[]> {
    const rows = await this.unitOfWork.query<{ blockerId: number; blockedId: number }>(
      `SELECT b.blocker_id AS "blockerId", b.blocked_id AS "blockedId" FROM mentorship.blocks b
       WHERE (b.blocker_id, b.blocked_id) > ($1::integer, $2::integer) ORDER BY b.blocker_id, b.blocked_id LIMIT $3`,
      [blockerId, blockedId, limit],
    );
    return rows.map((row) => [row.blockerId, row.blockedId] as const);
  }

  async listBlockedWith(userId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.queryPrepared<{ id: number }>(
      `SELECT b.blocked_id AS id FROM mentorship.blocks b WHERE b.blocker_id = $1
       UNION SELECT b.blocker_id FROM mentorship.blocks b WHERE b.blocked_id = $1`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async listSimilarMentors(mentorId: number, forUserId: number, limit: number): Promise<readonly number[]> {
    const [studies] = await this.db.query<Pick<IndexedMentorFields, 'college' | 'collegeId' | 'major'>>(
      `SELECT a.college, a.college_id AS "collegeId", a.major FROM mentorship.alumni_profiles a WHERE a.user_id = $1`,
      [mentorId],
    );
    if (!studies) return [];
    const { major, college, collegeId } = mentorStudyTerms(studies);
    const rows = await this.db.query<{ id: number }>(SELECT_SIMILAR_MENTORS, [
      mentorId,
      forUserId,
      limit,
      major || null,
      collegeId,
      college || null,
    ]);
    return rows.map(({ id }) => id);
  }

  async listMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]> {
    return this.db.query<MentorFacts>(
      `SELECT a.user_id AS "userId", a.is_profile_visible AS "isPublic", a.is_willing_to_mentor AS "isWillingToMentor", taken.mentees,
         a.is_willing_to_mentor AND a.allow_student_connections AND a.availability_status = 'available'
           AND taken.mentees < a.max_mentees AS "isAvailable"
       FROM mentorship.alumni_profiles a,
         LATERAL (SELECT count(*)::integer AS mentees FROM mentorship.connections c
                  WHERE c.mentor_id = a.user_id AND c.status = 'connected') taken
       WHERE a.user_id = ANY ($1::integer[])
       ORDER BY taken.mentees DESC, a.user_id`,
      [userIds],
    );
  }
}
