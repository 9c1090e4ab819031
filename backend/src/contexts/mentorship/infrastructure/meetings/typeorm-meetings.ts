import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  MeetingReader,
  Meetings,
  type MeetingsQuery,
  type MeetingRow,
  OUTCOME_QUESTION_DAYS,
  type UpcomingMeetingFilter,
} from '../../application/meetings/ports/meetings';
import { Meeting } from '../../domain/meetings/meeting';
import {
  MeetingNotFound,
  type MeetingState,
  occupiedUserIds,
  MeetingTimeConflict,
} from '../../domain/meetings/meeting-state';
import type { Reminder, ReminderKind } from '../../domain/meetings/meeting-reminder';
import { lockAllUsers } from '../profiles/user-locks';
import { meetingSchema } from './meeting.schema';
import { isOverlapError } from './overlap-error';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import type { Period } from '../../domain/availability/availability';

// A concurrent claim waits for the first one and then conflicts with its row. Negative IDs belong to erased accounts.
// The host of a joint call is reminded by the first of its two meetings.
const CLAIM_REMINDERS_SQL = `
  WITH due AS (
    SELECT m.id, who.user_id, m.sequence
    FROM mentorship.meetings m CROSS JOIN LATERAL unnest(ARRAY[m.host_id, m.attendee_id]) AS who (user_id)
    WHERE m.start_time > $3 AND m.start_time <= $2 AND m.created_at <= m.start_time - ($2 - $4::timestamptz)
      AND (m.status = 'confirmed' OR m.status = 'pending' AND $1 = 'day') AND who.user_id > 0
      AND (m.joint_with_id IS NULL OR m.id < m.joint_with_id OR who.user_id <> m.host_id)
    ORDER BY m.start_time, m.id, who.user_id
  )
  INSERT INTO mentorship.meeting_reminders (meeting_id, user_id, kind, sequence, reminded_at)
  SELECT id, user_id, $1, sequence, $4 FROM due
  ON CONFLICT DO NOTHING
  RETURNING meeting_id AS "meetingId", user_id AS "userId", kind, sequence`;

@Injectable()
export class TypeormMeetings extends Meetings {
  readonly #table: AggregateTable<Meeting, MeetingState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, meetingSchema, (state) => Meeting.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Meeting | null> {
    return this.#table.find({ id });
  }

  async lock(id: number): Promise<Meeting> {
    await lockAllUsers(this.unitOfWork, async () => this.#listPeople(await this.#getById(id)));
    // The meeting may have changed, or a person been erased, while waiting for the lock.
    return this.#getById(id);
  }

  async save(meeting: Meeting): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.#table.save(meeting);
      await this.#reserveTime(meeting.snapshot());
    });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async lockUpcoming(userId: number, now: Date, filter: UpcomingMeetingFilter = {}): Promise<readonly number[]> {
    await lockAllUsers(this.unitOfWork, async () => {
      const meetings = await this.#listUpcoming(userId, now, filter);
      const people = meetings.flatMap(({ hostId, attendeeId, jointAlumId }) => [hostId, attendeeId, jointAlumId]);
      return [userId, ...people.filter((id) => id !== null)];
    });
    return (await this.#listUpcoming(userId, now, filter)).map(({ id }) => id);
  }

  /** Lists everyone who takes part, with the other alum of a joint call. */
  async #listPeople(meeting: Meeting): Promise<readonly number[]> {
    const { hostId, attendeeId, jointWithId } = meeting.snapshot();
    const joint = jointWithId === null ? null : await this.find(jointWithId);
    return [hostId, attendeeId, ...(joint ? [joint.snapshot().attendeeId] : [])];
  }

  #listUpcoming(userId: number, now: Date, { withId, scheduledSince }: UpcomingMeetingFilter) {
    return this.unitOfWork.query<{ id: number; hostId: number; attendeeId: number; jointAlumId: number | null }>(
      `SELECT id, host_id AS "hostId", attendee_id AS "attendeeId",
         (SELECT j.attendee_id FROM mentorship.meetings j WHERE j.id = m.joint_with_id) AS "jointAlumId"
       FROM mentorship.meetings m
       WHERE $1 IN (host_id, attendee_id) AND ($3::integer IS NULL OR $3 IN (host_id, attendee_id))
         AND status IN ('pending', 'confirmed') AND start_time > $2 AND created_at >= coalesce($4::timestamptz, '-infinity')
       ORDER BY start_time, id`,
      [userId, now, withId ?? null, scheduledSince ?? null],
    );
  }

  async listInvitationsSince(hostId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.unitOfWork.query<{ at: Date }>(
      `SELECT created_at AS at FROM mentorship.meetings
       WHERE host_id = $1 AND is_invitation AND created_at > $2 ORDER BY 1`,
      [hostId, since],
    );
    return rows.map(({ at }) => at);
  }

  claimReminders(
    kind: ReminderKind,
    { from, until }: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly Reminder[]> {
    const [latest, earliest] = [new Date(now.getTime() + from), new Date(now.getTime() + until)];
    return this.unitOfWork.query<Reminder>(CLAIM_REMINDERS_SQL, [kind, latest, earliest, now]);
  }

  async #getById(id: number): Promise<Meeting> {
    const meeting = await this.find(id);
    if (!meeting) throw new MeetingNotFound();
    return meeting;
  }

  /** @throws MeetingTimeConflict */
  async #reserveTime(state: MeetingState): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.meeting_participants WHERE meeting_id = $1', [state.id]);
    try {
      // Without RETURNING, Citus copies the rows, and its errors have no code.
      await this.unitOfWork.query(
        `INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
         SELECT $1, user_id, $3, $4 FROM unnest($2::integer[]) AS user_id RETURNING user_id`,
        [state.id, occupiedUserIds(state), state.startTime, state.endTime],
      );
    } catch (error) {
      if (isOverlapError(error)) throw new MeetingTimeConflict();
      throw error;
    }
    // A unit of work that reserves a person's time in either table holds the person's lock.
    const conflicts = await this.unitOfWork.query(
      `SELECT 1 AS found FROM mentorship.meeting_participants p
       JOIN mentorship.group_hour_times t ON t.user_id = p.user_id AND t.during && p.during
       WHERE p.meeting_id = $1 LIMIT 1`,
      [state.id],
    );
    if (conflicts.length > 0) throw new MeetingTimeConflict();
  }
}

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
      AND NOT EXISTS (SELECT FROM mentorship.meeting_check_ins c
                      WHERE c.meeting_id = m.id AND c.user_id = $1 AND c.answered_at IS NOT NULL)
    ELSE true
  END`;

const MEETING_COLUMNS_SQL = `m.id, m.host_id AS "hostId", m.attendee_id AS "attendeeId", m.title, m.description,
  m.start_time AS "startTime", m.end_time AS "endTime", m.status, m.sequence, m.meeting_url AS "meetingUrl", m.room,
  m.is_invitation AS "isInvitation", m.joint_with_id AS "jointWithId", m.confirmed_at AS "confirmedAt", m.proposed_start AS "proposedStart",
  m.proposed_end AS "proposedEnd", m.proposal_note AS "proposalNote", m.proposed_at AS "proposedAt",
  m.proposal_answer AS "proposalAnswer", m.reason, m.created_at AS "createdAt", m.updated_at AS "updatedAt",
  (SELECT o.outcome FROM mentorship.meeting_outcomes o WHERE o.meeting_id = m.id AND o.user_id = $1) AS outcome,
  (SELECT json_build_object('attendeeId', j.attendee_id, 'status', j.status) FROM mentorship.meetings j
   WHERE j.id = m.joint_with_id AND NOT EXISTS (SELECT FROM mentorship.blocks b
     WHERE (b.blocker_id, b.blocked_id) IN (($1, j.attendee_id), (j.attendee_id, $1)))) AS joint,
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
       UNION ALL
       SELECT h.id, h.topic, h.start_time, h.end_time
       FROM mentorship.group_hour_times t JOIN mentorship.group_hours h ON h.id = t.group_hour_id
       WHERE t.user_id = $1 AND t.during && tstzrange($2, $3, '[)')
       ORDER BY "startTime" LIMIT 1`,
      [userId, startTime, endTime, except],
    );
    return row ?? null;
  }

  listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return this.db.query<Period>(
      `SELECT starts_at AS "startTime", ends_at AS "endTime" FROM mentorship.meeting_participants
       WHERE user_id = ANY ($1::integer[]) AND during && tstzrange($2, $3, '[)')
       UNION ALL
       SELECT starts_at, ends_at FROM mentorship.group_hour_times
       WHERE user_id = ANY ($1::integer[]) AND during && tstzrange($2, $3, '[)') ORDER BY 1, 2`,
      [userIds, from, until],
    );
  }
}
