import type { Mail } from '../../src/shared/application/mailbox';
import type { TestApp } from './app';

/** What the record says of someone, oldest first. */
export async function actionsOf({ db }: TestApp, username: string): Promise<string[]> {
  const rows = await db.query<{ action: string }[]>(
    `SELECT action FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id
     WHERE username = $1 ORDER BY a.id`,
    [username],
  );
  return rows.map(({ action }) => action);
}

/** The mails to an address whose subject is like this, oldest first. */
export const mailsTo = ({ mails }: TestApp, address: string, subject: RegExp): Mail[] =>
  mails.filter((mail) => mail.to === address && subject.test(mail.subject));
