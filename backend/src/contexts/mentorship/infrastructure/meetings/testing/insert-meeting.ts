import type { DataSource } from 'typeorm';

interface MeetingValues {
  readonly hostId: number;
  readonly attendeeId: number;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly status?: 'pending' | 'confirmed' | 'cancelled';
  readonly createdAt?: Date;
}

/**
 * Inserts a meeting and reserves its time for both people.
 * @returns its ID
 */
export async function insertMeeting(db: DataSource, values: MeetingValues): Promise<number> {
  const { hostId, attendeeId, startTime, endTime, status = 'confirmed', createdAt = new Date('2026-01-01') } = values;
  const [row] = await db.query<{ id: number }[]>(
    `INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
                                      is_invitation, confirmed_at, created_at, updated_at)
     VALUES ($1, $2, 'A first talk', $3, $4, $5, 0, 'room', false, $6, $6, $6) RETURNING id`,
    [hostId, attendeeId, startTime, endTime, status, createdAt],
  );
  await db.query(
    `INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
     SELECT $1, unnest($2::integer[]), $3, $4`,
    [row!.id, [hostId, attendeeId], startTime, endTime],
  );
  return row!.id;
}
