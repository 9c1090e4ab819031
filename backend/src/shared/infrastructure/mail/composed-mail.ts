import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailedEntry } from '../../application/mailbox';

/** Returns a mail in the format of the mail library. */
export function composedMail({ to, subject, text, calendar, id, unsubscribeUrl }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: recipientAddress(to),
    subject,
    text,
    icalEvent: calendarPart(calendar),
    messageId: id && `<${id}@${hostIn(from)}>`,
    headers: {
      // RFC 3834: out-of-office programs don't reply.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const hostIn = (sender: string): string => /@([^\s<>]+)/.exec(sender)![1]!;

/**
 * Returns the calendar entry in the format of the mail library: as a part that calendars look for, and as an attached
 * file for programs that don't.
 */
const calendarPart = (entry: MailedEntry | undefined) =>
  entry && { method: entry.method, content: entry.content, filename: 'meeting.ics' };

/** Exactly one address, with nothing that a mail program could take for a second one or for another header. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/**
 * Returns a recipient that the mail library does not parse.
 * @throws Error unless `to` is exactly one address
 */
export function recipientAddress(to: string): { name: string; address: string } {
  if (!ONE_ADDRESS.test(to)) throw new Error('A mail goes to exactly one address');
  return { name: '', address: to };
}
