import { QueueDueMails } from '../../src/contexts/messaging/application/notification-delivery/queue-due-mails';
import type { RecordedMail } from '../../src/shared/application/testing/recorded-mail';
import type { TestApp } from './app';
import { waitUntilIdle } from './table-digests';

/** Moves all mail plans back by the interval, as if they had been planned that much earlier. */
export const backdateMailPlans = ({ db }: TestApp, interval: string): Promise<unknown> =>
  db.query(
    `UPDATE messaging.mail_plans SET since = (SELECT since - $1::interval), due_at = (SELECT due_at - $1::interval),
       last_mail_at = (SELECT last_mail_at - $1::interval)`,
    [interval],
  );

/**
 * Handles all pending events, then sends the emails that are due after the interval.
 * @returns the notification emails since the start
 */
export async function mailsAfter(app: TestApp, interval = '10 minutes'): Promise<readonly RecordedMail[]> {
  await waitUntilIdle(app);
  await backdateMailPlans(app, interval);
  await app.app.get(QueueDueMails, { strict: false }).execute();
  await waitUntilIdle(app);
  return app.mails.filter(({ id }) => id?.startsWith('notification-'));
}

/** Returns the subjects of the notification emails to a person, oldest first. */
export async function subjectsAfter(app: TestApp, username: string, interval?: string): Promise<string[]> {
  const mails = await mailsAfter(app, interval);
  return mails.filter(({ to }) => to === `${username}@example.org`).map(({ subject }) => subject);
}
