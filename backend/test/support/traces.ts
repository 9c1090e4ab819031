import type { RecordedMail } from '../../src/shared/application/testing/recorded-mail';
import type { TestApp } from './app';

/** Returns the user's actions in the audit log, oldest first. */
export async function actionsOf({ db }: TestApp, username: string): Promise<string[]> {
  const rows = await db.query<{ action: string }[]>(
    `SELECT action FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id
     WHERE username = $1 ORDER BY a.id`,
    [username],
  );
  return rows.map(({ action }) => action);
}

/** Returns the emails to an address whose subject matches, oldest first. */
export const mailsTo = ({ mails }: TestApp, address: string, subject: RegExp): RecordedMail[] =>
  mails.filter((mail) => mail.to === address && subject.test(mail.subject));
