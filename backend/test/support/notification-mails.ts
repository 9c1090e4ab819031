import { QueueDueMails } from '../../src/contexts/messaging/application/notification-delivery/queue-due-mails';
import type { Mail } from '../../src/shared/application/mailbox';
import type { TestApp } from './app';
import { quiet } from './table-digests';

/** As if everything that waits to be mailed had been planned so much earlier. */
export const plansAge = ({ db }: TestApp, interval: string): Promise<unknown> =>
  db.query(
    `UPDATE messaging.mail_plans SET since = since - $1::interval, due_at = due_at - $1::interval,
       last_mail_at = last_mail_at - $1::interval`,
    [interval],
  );

/** Sends what is due after so long, once everything that happened was handled. @returns the mails of notifications since the start */
export async function mailsAfter(app: TestApp, interval = '10 minutes'): Promise<readonly Mail[]> {
  await quiet(app);
  await plansAge(app, interval);
  await app.app.get(QueueDueMails, { strict: false }).execute();
  await quiet(app);
  return app.mails.filter(({ id }) => id?.startsWith('notification-'));
}

/** The subjects of the mails of notifications to a person, oldest first. */
export async function subjectsAfter(app: TestApp, username: string, interval?: string): Promise<string[]> {
  const mails = await mailsAfter(app, interval);
  return mails.filter(({ to }) => to === `${username}@example.org`).map(({ subject }) => subject);
}
