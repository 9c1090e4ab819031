import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CheckInEntry,
  type CheckInRequest,
  CheckIns,
} from '../../application/mentoring-outcomes/ports/mentoring-outcomes';
import type { CheckIn, Helped } from '../../domain/mentoring-outcomes/check-in';
import { MEETING_LIMITS } from '../../domain/meetings/meeting-state';
import { meetingCheckInSchema } from './mentoring-outcomes.schema';

const CHECK_IN_COLUMNS_SQL = `c.meeting_id AS "meetingId", c.user_id AS "userId", c.happened, c.helped,
  c.next_step AS "nextStep", c.is_next_step_shared AS "isNextStepShared", c.answered_at AS "answeredAt",
  c.updated_at AS "updatedAt"`;

interface EntryRow {
  readonly meetingId: number;
  readonly otherId: number;
  readonly title: string;
  readonly endTime: Date;
  readonly happened: boolean | null;
  readonly helped: Helped | null;
  readonly nextStep: string | null;
  readonly isNextStepShared: boolean | null;
  readonly answeredAt: Date | null;
  readonly updatedAt: Date | null;
  readonly othersNextStep: string | null;
}

/** Confirmed meetings of user $1 with the check-ins of both, without those where either person has blocked the other. */
const SELECT_ENTRIES = `
  SELECT m.id AS "meetingId", other.id AS "otherId", m.title, m.end_time AS "endTime", c.happened, c.helped,
    c.next_step AS "nextStep", c.is_next_step_shared AS "isNextStepShared", c.answered_at AS "answeredAt",
    c.updated_at AS "updatedAt",
    (SELECT o.next_step FROM mentorship.meeting_check_ins o
     WHERE o.meeting_id = m.id AND o.user_id = other.id AND o.is_next_step_shared) AS "othersNextStep"
  FROM mentorship.meetings m
  CROSS JOIN LATERAL (SELECT CASE m.host_id WHEN $1 THEN m.attendee_id ELSE m.host_id END AS id) other
  LEFT JOIN mentorship.meeting_check_ins c ON c.meeting_id = m.id AND c.user_id = $1
  WHERE $1 IN (m.host_id, m.attendee_id) AND m.status = 'confirmed' AND NOT EXISTS (
    SELECT FROM mentorship.blocks b WHERE (b.blocker_id, b.blocked_id) IN
      ((m.host_id, m.attendee_id), (m.attendee_id, m.host_id)))`;

// The start time limits the rows that are read: the table has an index on it. A concurrent claim waits for the first
// one and then conflicts with its row.
const CLAIM_DUE_SQL = `
  WITH due AS (
    SELECT m.id, who.user_id, m.host_id + m.attendee_id - who.user_id AS other_id
    FROM mentorship.meetings m CROSS JOIN LATERAL unnest(ARRAY[m.host_id, m.attendee_id]) AS who (user_id)
    WHERE m.status = 'confirmed' AND m.start_time > $1::timestamptz - interval '${MEETING_LIMITS.longestHours} hours'
      AND m.start_time <= $2 AND m.end_time > $1 AND m.end_time <= $2 AND least(m.host_id, m.attendee_id) > 0
      AND EXISTS (SELECT FROM mentorship.connections k WHERE k.status = 'connected'
                  AND least(k.from_user_id, k.to_user_id) = least(m.host_id, m.attendee_id)
                  AND greatest(k.from_user_id, k.to_user_id) = greatest(m.host_id, m.attendee_id))
      AND NOT EXISTS (SELECT FROM mentorship.meeting_check_ins c WHERE c.meeting_id = m.id AND c.user_id = who.user_id)
      AND NOT EXISTS (SELECT FROM mentorship.meeting_outcomes o WHERE o.meeting_id = m.id AND o.user_id = who.user_id)
    ORDER BY m.start_time, m.id, who.user_id LIMIT $4
  ), claimed AS (
    INSERT INTO mentorship.meeting_check_ins (meeting_id, user_id, asked_at, is_next_step_shared)
    SELECT due.id, due.user_id, $3, false FROM due ON CONFLICT DO NOTHING RETURNING meeting_id, user_id
  )
  SELECT due.id AS "meetingId", due.user_id AS "userId", due.other_id AS "otherId"
  FROM due JOIN claimed ON claimed.meeting_id = due.id AND claimed.user_id = due.user_id
  ORDER BY due.id, due.user_id`;

@Injectable()
export class SqlCheckIns extends CheckIns {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(meetingId: number, userId: number): Promise<CheckIn | null> {
    const [row] = await this.unitOfWork.query<CheckIn>(
      `SELECT ${CHECK_IN_COLUMNS_SQL} FROM mentorship.meeting_check_ins c
       WHERE c.meeting_id = $1 AND c.user_id = $2 AND c.answered_at IS NOT NULL AND c.updated_at IS NOT NULL`,
      [meetingId, userId],
    );
    return row ?? null;
  }

  async save(checkIn: CheckIn): Promise<void> {
    const rows = this.unitOfWork.manager.getRepository(meetingCheckInSchema);
    await rows.upsert(checkIn, ['meetingId', 'userId']);
  }

  async listPastMeetings(
    userId: number,
    otherIds: readonly number[],
    { from, until }: { readonly from: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly CheckInEntry[]> {
    const rows = await this.unitOfWork.query<EntryRow>(
      `${SELECT_ENTRIES} AND other.id = ANY ($2::integer[]) AND m.end_time > $3 AND m.end_time <= $4
       ORDER BY m.end_time DESC, m.id LIMIT $5`,
      [userId, otherIds, from, until, limit],
    );
    return rows.map((row) => toEntry(userId, row));
  }

  async findEntry(userId: number, meetingId: number): Promise<CheckInEntry | null> {
    const [row] = await this.unitOfWork.query<EntryRow>(`${SELECT_ENTRIES} AND m.id = $2`, [userId, meetingId]);
    return row ? toEntry(userId, row) : null;
  }

  claimDue(
    { from, until }: { readonly from: Date; readonly until: Date },
    now: Date,
    limit: number,
  ): Promise<readonly CheckInRequest[]> {
    return this.unitOfWork.query<CheckInRequest>(CLAIM_DUE_SQL, [from, until, now, limit]);
  }
}

function toEntry(userId: number, row: EntryRow): CheckInEntry {
  const { meetingId, otherId, title, endTime, othersNextStep } = row;
  return { meetingId, otherId, title, endTime, othersNextStep, checkIn: toCheckIn(userId, row) };
}

function toCheckIn(userId: number, row: EntryRow): CheckIn | null {
  const { meetingId, happened, helped, nextStep, isNextStepShared, answeredAt, updatedAt } = row;
  if (!answeredAt || !updatedAt) return null;
  const isShared = isNextStepShared === true;
  return { meetingId, userId, happened, helped, nextStep, isNextStepShared: isShared, answeredAt, updatedAt };
}
