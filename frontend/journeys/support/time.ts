import { expect } from '@playwright/test';
import PgBoss from 'pg-boss';
import { executeSql, connectionString } from './database';

/** Moves the requests sent by a user into the past by the given number of days. */
export const backdateRequests = (userId: number, days: number) =>
  executeSql(
    `UPDATE mentorship.connections SET created_at = created_at - make_interval(days => $2),
       updated_at = updated_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2)
     WHERE from_user_id = $1`,
    [userId, days],
  );

/** Moves a meeting and its participants' rows into the past by the given number of hours. */
export async function backdateMeeting(meetingId: number, hours: number): Promise<void> {
  await executeSql(
    `UPDATE mentorship.meetings SET start_time = start_time - make_interval(hours => $2),
       end_time = end_time - make_interval(hours => $2) WHERE id = $1`,
    [meetingId, hours],
  );
  await executeSql(
    `UPDATE mentorship.meeting_participants SET starts_at = starts_at - make_interval(hours => $2),
       ends_at = ends_at - make_interval(hours => $2) WHERE meeting_id = $1`,
    [meetingId, hours],
  );
}

/**
 * Waits for unread notifications of a kind that are due to be emailed to an address, moves them ten minutes into the
 * past, and has them emailed.
 */
export async function sendDueMails(kind: string, email: string): Promise<void> {
  const pass = () =>
    executeSql(
      `UPDATE messaging.mail_plans p SET since = since - interval '10 minutes', due_at = now()
       FROM identity.users u WHERE u.id = p.user_id AND u.email = $1 AND kind = $2 AND since IS NOT NULL`,
      [email, kind],
    );
  await expect.poll(pass, { message: `a mail about ${kind} that waits`, timeout: 30_000 }).toBeGreaterThan(0);
  await runJob('queue-notification-mails');
}

/** Makes the server check a queue immediately; otherwise it polls every few seconds. */
const announce = (queue: string) =>
  executeSql(`SELECT pg_notify('gradspan', $1)`, [
    JSON.stringify({ from: 'a journey', topic: 'jobs', subject: queue }),
  ]);

/** Skips the seconds in which an answer to a request can be undone. */
export async function settleAnswer(connectionId: number): Promise<void> {
  const queue = 'settle-connection-answer';
  await executeSql(`UPDATE jobs.job SET start_after = now() WHERE name = $1 AND data ->> 'connectionId' = $2`, [
    queue,
    String(connectionId),
  ]);
  await announce(queue);
}

/** Runs a job that otherwise waits for its scheduled time. */
export async function runJob(queue: string): Promise<void> {
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
