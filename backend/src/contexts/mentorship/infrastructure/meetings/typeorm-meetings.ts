import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Meetings, type UpcomingMeetingFilter } from '../../application/meetings/ports/meetings';
import { Meeting } from '../../domain/meetings/meeting';
import {
  MeetingNotFound,
  type MeetingState,
  occupiedUserIds,
  MeetingTimeConflict,
} from '../../domain/meetings/meeting-state';
import type { Reminder, ReminderKind } from '../../domain/meetings/meeting-reminder';
import { lockAllUsers, lockUsers } from '../profiles/user-locks';
import { meetingSchema } from './meeting.schema';

// A concurrent claim waits for the first one and then conflicts with its row. Negative IDs belong to erased accounts.
const CLAIM_REMINDERS_SQL = `
  WITH due AS (
    SELECT m.id, who.user_id, m.sequence
    FROM mentorship.meetings m CROSS JOIN LATERAL unnest(ARRAY[m.host_id, m.attendee_id]) AS who (user_id)
    WHERE m.start_time > $3 AND m.start_time <= $2 AND m.created_at <= m.start_time - ($2 - $4::timestamptz)
      AND (m.status = 'confirmed' OR m.status = 'pending' AND $1 = 'day') AND who.user_id > 0
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
    const { hostId, attendeeId } = (await this.#getById(id)).snapshot();
    await lockUsers(this.unitOfWork, hostId, attendeeId);
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
      return [userId, ...meetings.flatMap(({ hostId, attendeeId }) => [hostId, attendeeId])];
    });
    return (await this.#listUpcoming(userId, now, filter)).map(({ id }) => id);
  }

  #listUpcoming(userId: number, now: Date, { withId, scheduledSince }: UpcomingMeetingFilter) {
    return this.unitOfWork.query<{ id: number; hostId: number; attendeeId: number }>(
      `SELECT id, host_id AS "hostId", attendee_id AS "attendeeId" FROM mentorship.meetings
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
  }
}

/** Checks whether the error is an exclusion violation: a person would have two meetings at the same time. */
const isOverlapError = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } } | null)?.driverError?.code === '23P01';
