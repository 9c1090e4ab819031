import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { MeetingReminders } from '../../application/meeting-mails/ports/meeting-reminders';
import type { Reminder, ReminderKind } from '../../domain/meetings/meeting-reminder';

// A concurrent claim waits for the first one and then conflicts with its row. Negative IDs belong to erased accounts.
const CLAIM_REMINDERS_SQL = `
  INSERT INTO mentorship.meeting_reminders (meeting_id, user_id, kind, sequence, reminded_at)
  SELECT m.id, who.user_id, $1, m.sequence, $4
  FROM mentorship.meetings m CROSS JOIN LATERAL unnest(ARRAY[m.host_id, m.attendee_id]) AS who (user_id)
  WHERE m.start_time > $3 AND m.start_time <= $2 AND m.created_at <= m.start_time - ($2 - $4::timestamptz)
    AND (m.status = 'confirmed' OR m.status = 'pending' AND $1 = 'day') AND who.user_id > 0
  ORDER BY m.start_time, m.id, who.user_id
  ON CONFLICT DO NOTHING
  RETURNING meeting_id AS "meetingId", user_id AS "userId", kind, sequence`;

@Injectable()
export class SqlMeetingReminders extends MeetingReminders {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  claim(kind: ReminderKind, { from, until }: { from: number; until: number }, now: Date): Promise<readonly Reminder[]> {
    const [latest, earliest] = [new Date(now.getTime() + from), new Date(now.getTime() + until)];
    return this.unitOfWork.query<Reminder>(CLAIM_REMINDERS_SQL, [kind, latest, earliest, now]);
  }
}
