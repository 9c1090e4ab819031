import { expect } from '@playwright/test';
import PgBoss from 'pg-boss';
import { change, connectionString } from './database';

/** Lets days pass for what someone has asked others. */
export const daysPassForRequestsOf = (userId: number, days: number) =>
  change(
    `UPDATE mentorship.connections SET created_at = created_at - make_interval(days => $2),
       updated_at = updated_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2)
     WHERE from_user_id = $1`,
    [userId, days],
  );

/** Lets hours pass for a meeting, and for the places that its two have in it. */
export async function hoursPassForMeeting(meetingId: number, hours: number): Promise<void> {
  await change(
    `UPDATE mentorship.meetings SET start_time = start_time - make_interval(hours => $2),
       end_time = end_time - make_interval(hours => $2) WHERE id = $1`,
    [meetingId, hours],
  );
  await change(
    `UPDATE mentorship.meeting_participants SET starts_at = starts_at - make_interval(hours => $2),
       ends_at = ends_at - make_interval(hours => $2) WHERE meeting_id = $1`,
    [meetingId, hours],
  );
}

/** Lets ten minutes pass for unread notifications of a kind to someone, as soon as there are any, and has them mailed. */
export async function mailsAreDueAbout(kind: string, email: string): Promise<void> {
  const pass = () =>
    change(
      `UPDATE messaging.mail_plans p SET since = since - interval '10 minutes', due_at = now()
       FROM identity.users u WHERE u.id = p.user_id AND u.email = $1 AND kind = $2 AND since IS NOT NULL`,
      [email, kind],
    );
  await expect.poll(pass, { message: `a mail about ${kind} that waits`, timeout: 30_000 }).toBeGreaterThan(0);
  await itIsTimeFor('queue-notification-mails');
}

/** Lets the server look at a queue now; by itself it looks every few seconds. */
const announce = (queue: string) =>
  change(`SELECT pg_notify('gradspan', $1)`, [JSON.stringify({ from: 'a journey', topic: 'jobs', subject: queue })]);

/** Lets the seconds pass in which an answer to a request can be undone. */
export async function answerIsFinal(connectionId: number): Promise<void> {
  const queue = 'settle-connection-answer';
  await change(`UPDATE jobs.job SET start_after = now() WHERE name = $1 AND data ->> 'connectionId' = $2`, [
    queue,
    String(connectionId),
  ]);
  await announce(queue);
}

/** Has a job done that otherwise waits for its hour. */
export async function itIsTimeFor(queue: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: connectionString(),
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(queue, {});
  await boss.stop({ graceful: false });
  await announce(queue);
}
