import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type GroupHourReminder, GroupHours } from '../../application/group-hours/ports/group-hours';
import { GroupHour } from '../../domain/group-hours/group-hour';
import {
  GroupHourNotFound,
  type GroupHourState,
  GroupHourTimeConflict,
  occupiedByGroupHour,
} from '../../domain/group-hours/group-hour-state';
import type { ReminderKind } from '../../domain/meetings/meeting-reminder';
import { isOverlapError } from '../meetings/overlap-error';
import { lockAllUsers, lockUser } from '../profiles/user-locks';
import { GROUP_HOUR_COLUMNS_SQL } from './group-hour-columns';
import { groupHourSchema } from './group-hour.schema';

const SAVE_GUESTS_SQL = `
  INSERT INTO mentorship.group_hour_guests (group_hour_id, user_id, joined_at, question)
  SELECT $1, g."userId", g."joinedAt", g.question
  FROM jsonb_to_recordset($2) AS g ("userId" integer, "joinedAt" timestamptz, question text)
  ON CONFLICT (group_hour_id, user_id) DO UPDATE SET question = excluded.question`;

// Meetings of two people have a table of their own. A unit of work that reserves a person's time in either holds the person's lock.
const FIND_MEETING_SQL = `
  SELECT 1 AS found FROM mentorship.group_hour_times t
  JOIN mentorship.meeting_participants p ON p.user_id = t.user_id AND p.during && t.during
  WHERE t.group_hour_id = $1 LIMIT 1`;

// A concurrent claim waits for the first one and then conflicts with its row.
const CLAIM_REMINDERS_SQL = `
  WITH due AS (
    SELECT h.id, who.user_id
    FROM mentorship.group_hours h CROSS JOIN LATERAL (
      SELECT h.host_id AS user_id, h.created_at AS since
      UNION ALL SELECT g.user_id, g.joined_at FROM mentorship.group_hour_guests g WHERE g.group_hour_id = h.id) who
    WHERE h.status = 'open' AND h.start_time > $3 AND h.start_time <= $2
      AND who.since <= h.start_time - ($2 - $4::timestamptz)
    ORDER BY h.start_time, h.id, who.user_id
  )
  INSERT INTO mentorship.group_hour_reminders (group_hour_id, user_id, kind, reminded_at)
  SELECT id, user_id, $1, $4 FROM due
  ON CONFLICT DO NOTHING
  RETURNING group_hour_id AS "groupHourId", user_id AS "userId", kind`;

@Injectable()
export class SqlGroupHours extends GroupHours {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('mentorship.group_hours', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async find(id: number): Promise<GroupHour | null> {
    const [state] = await this.unitOfWork.query<GroupHourState>(
      `SELECT ${GROUP_HOUR_COLUMNS_SQL} FROM mentorship.group_hours h WHERE h.id = $1`,
      [id],
    );
    return state ? GroupHour.restore(withDates(state)) : null;
  }

  async lock(id: number): Promise<GroupHour> {
    const found = await this.find(id);
    if (!found) throw new GroupHourNotFound();
    await lockUser(this.unitOfWork, found.hostId);
    // It may have changed, or been erased, while waiting for the lock.
    const groupHour = await this.find(id);
    if (!groupHour) throw new GroupHourNotFound();
    return groupHour;
  }

  save(groupHour: GroupHour): Promise<void> {
    return this.unitOfWork.saveAggregate(groupHour, async (db) => {
      const { guests, ...state } = groupHour.snapshot();
      await db.getRepository(groupHourSchema).upsert(state, ['id']);
      await this.unitOfWork.query(
        'DELETE FROM mentorship.group_hour_guests WHERE group_hour_id = $1 AND user_id <> ALL ($2::integer[])',
        [state.id, guests.map(({ userId }) => userId)],
      );
      await this.unitOfWork.query(SAVE_GUESTS_SQL, [state.id, JSON.stringify(guests)]);
      await this.#reserveTimes(groupHour.snapshot());
    });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async lockUpcoming(userId: number, now: Date, hostId?: number): Promise<readonly number[]> {
    await lockAllUsers(this.unitOfWork, async () => [
      userId,
      ...(await this.#listUpcoming(userId, now, hostId)).map((one) => one.hostId),
    ]);
    return (await this.#listUpcoming(userId, now, hostId)).map(({ id }) => id);
  }

  claimReminders(
    kind: ReminderKind,
    { from, until }: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly GroupHourReminder[]> {
    const [latest, earliest] = [new Date(now.getTime() + from), new Date(now.getTime() + until)];
    return this.unitOfWork.query<GroupHourReminder>(CLAIM_REMINDERS_SQL, [kind, latest, earliest, now]);
  }

  #listUpcoming(userId: number, now: Date, hostId?: number) {
    return this.unitOfWork.query<{ id: number; hostId: number }>(
      `SELECT h.id, h.host_id AS "hostId" FROM mentorship.group_hours h
       WHERE (h.host_id = $1 OR h.id IN (SELECT g.group_hour_id FROM mentorship.group_hour_guests g WHERE g.user_id = $1))
         AND ($3::integer IS NULL OR h.host_id = $3) AND h.status = 'open' AND h.start_time > $2
       ORDER BY h.start_time, h.id`,
      [userId, now, hostId ?? null],
    );
  }

  /** @throws GroupHourTimeConflict */
  async #reserveTimes(state: GroupHourState): Promise<void> {
    const userIds = occupiedByGroupHour(state);
    await this.unitOfWork.query(
      'DELETE FROM mentorship.group_hour_times WHERE group_hour_id = $1 AND user_id <> ALL ($2::integer[])',
      [state.id, userIds],
    );
    try {
      // Without RETURNING, Citus copies the rows, and its errors have no code.
      await this.unitOfWork.query(
        `INSERT INTO mentorship.group_hour_times (group_hour_id, user_id, starts_at, ends_at)
         SELECT $1, user_id, $3, $4 FROM unnest($2::integer[]) AS user_id
         ON CONFLICT (group_hour_id, user_id) DO NOTHING RETURNING user_id`,
        [state.id, userIds, state.startTime, state.endTime],
      );
    } catch (error) {
      if (isOverlapError(error)) throw new GroupHourTimeConflict();
      throw error;
    }
    if ((await this.unitOfWork.query(FIND_MEETING_SQL, [state.id])).length > 0) throw new GroupHourTimeConflict();
  }
}

/** JSON has no dates. */
export function withDates<Row extends GroupHourState>(row: Row): Row {
  return { ...row, guests: row.guests.map((guest) => ({ ...guest, joinedAt: new Date(guest.joinedAt) })) };
}
