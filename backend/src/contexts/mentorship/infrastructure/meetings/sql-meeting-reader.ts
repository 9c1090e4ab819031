import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  OUTCOME_QUESTION_DAYS,
  MeetingReader,
  type MeetingRow,
  type MeetingsQuery,
} from '../../application/meetings/ports/meetings';
import type { Period } from '../../domain/availability/availability';

/** Meetings of user $1, without those where either person has blocked the other. */
const FROM_OWN_MEETINGS = `mentorship.meetings m
  CROSS JOIN LATERAL (SELECT CASE m.host_id WHEN $1 THEN m.attendee_id ELSE m.host_id END AS id) other
  LEFT JOIN mentorship.alumni_profiles a ON a.user_id = other.id
  LEFT JOIN mentorship.student_profiles s ON s.user_id = other.id
  WHERE $1 IN (m.host_id, m.attendee_id) AND NOT EXISTS (
    SELECT FROM mentorship.blocks b WHERE (b.blocker_id, b.blocked_id) IN
      ((m.host_id, m.attendee_id), (m.attendee_id, m.host_id)))`;

const FROM_LISTED_MEETINGS = `${FROM_OWN_MEETINGS}
  AND CASE $2::text
    WHEN 'upcoming' THEN m.start_time > $3
    WHEN 'past' THEN m.start_time <= $3
    WHEN 'unanswered' THEN m.end_time <= $3 AND m.end_time > $3 - interval '${OUTCOME_QUESTION_DAYS} days'
      AND m.status = 'confirmed' AND other.id > 0
      AND NOT EXISTS (SELECT FROM mentorship.meeting_outcomes o WHERE o.meeting_id = m.id AND o.user_id = $1)
    ELSE true
  END`;

const MEETING_COLUMNS_SQL = `m.id, m.host_id AS "hostId", m.attendee_id AS "attendeeId", m.title, m.description,
  m.start_time AS "startTime", m.end_time AS "endTime", m.status, m.sequence, m.meeting_url AS "meetingUrl", m.room,
  m.is_invitation AS "isInvitation", m.confirmed_at AS "confirmedAt", m.proposed_start AS "proposedStart",
  m.proposed_end AS "proposedEnd", m.proposal_note AS "proposalNote", m.proposed_at AS "proposedAt",
  m.proposal_answer AS "proposalAnswer", m.reason, m.created_at AS "createdAt", m.updated_at AS "updatedAt",
  (SELECT o.outcome FROM mentorship.meeting_outcomes o WHERE o.meeting_id = m.id AND o.user_id = $1) AS outcome,
  json_build_object(
    'isConnected', EXISTS (SELECT FROM mentorship.connections c WHERE c.status = 'connected'
      AND least(c.from_user_id, c.to_user_id) = least($1, other.id)
      AND greatest(c.from_user_id, c.to_user_id) = greatest($1, other.id)),
    'isHidden', coalesce(a.visibility_chosen_at IS NOT NULL AND NOT a.is_profile_visible, false),
    'isPublic', coalesce(s.profile_visibility = 'public', false),
    'college', a.college, 'major', a.major, 'intendedMajor', s.intended_major) AS other`;

@Injectable()
export class SqlMeetingReader extends MeetingReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async list(
    userId: number,
    { when, now, limit, offset }: MeetingsQuery,
  ): Promise<{ items: readonly MeetingRow[]; total: number }> {
    const parameters = [userId, when ?? null, now];
    const [counted] = await this.db.query<{ total: number }>(
      `SELECT count(*)::integer AS total FROM ${FROM_LISTED_MEETINGS}`,
      parameters,
    );
    const items = await this.db.query<MeetingRow>(
      `SELECT ${MEETING_COLUMNS_SQL} FROM ${FROM_LISTED_MEETINGS}
       ORDER BY m.start_time <= $3, CASE WHEN m.start_time > $3 THEN m.start_time END, m.start_time DESC, m.id
       LIMIT $4 OFFSET $5`,
      [...parameters, limit, offset],
    );
    return { items, total: counted!.total };
  }

  async findById(userId: number, id: number): Promise<MeetingRow | null> {
    const [row] = await this.unitOfWork.query<MeetingRow>(
      `SELECT ${MEETING_COLUMNS_SQL} FROM ${FROM_OWN_MEETINGS} AND m.id = $2`,
      [userId, id],
    );
    return row ?? null;
  }

  listSince(userId: number, from: Date, limit: number): Promise<readonly MeetingRow[]> {
    return this.db.query<MeetingRow>(
      `SELECT ${MEETING_COLUMNS_SQL} FROM ${FROM_OWN_MEETINGS} AND m.end_time >= $2 ORDER BY m.start_time DESC, m.id LIMIT $3`,
      [userId, from, limit],
    );
  }

  async countUpcoming(userId: number, now: Date): Promise<number> {
    const [row] = await this.db.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${FROM_LISTED_MEETINGS}
      AND m.status IN ('pending', 'confirmed')`,
      [userId, 'upcoming', now],
    );
    return row!.count;
  }

  async findOverlap(
    userId: number,
    { startTime, endTime }: Period,
    except: number | null,
  ): Promise<(Period & { id: number; title: string }) | null> {
    const [row] = await this.db.query<Period & { id: number; title: string }>(
      `SELECT m.id, m.title, m.start_time AS "startTime", m.end_time AS "endTime"
       FROM mentorship.meeting_participants p JOIN mentorship.meetings m ON m.id = p.meeting_id
       WHERE p.user_id = $1 AND p.during && tstzrange($2, $3, '[)') AND p.meeting_id IS DISTINCT FROM $4::integer
       ORDER BY p.starts_at LIMIT 1`,
      [userId, startTime, endTime, except],
    );
    return row ?? null;
  }

  listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return this.db.query<Period>(
      `SELECT starts_at AS "startTime", ends_at AS "endTime" FROM mentorship.meeting_participants
       WHERE user_id = ANY ($1::integer[]) AND during && tstzrange($2, $3, '[)') ORDER BY starts_at, ends_at`,
      [userIds, from, until],
    );
  }
}
