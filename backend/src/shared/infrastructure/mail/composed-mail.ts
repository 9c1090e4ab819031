import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailedEntry } from '../../application/mailbox';

/** Returns a mail in the format of the mail library. */
export function composeMail({ to, subject, text, calendar, id, unsubscribeUrl }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: toRecipient(to),
    subject,
    text,
    icalEvent: toCalendarAttachment(calendar),
    messageId: id && `<${id}@${parseSenderHost(from)}>`,
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

const parseSenderHost = (sender: string): string => /@([^\s<>]+)/.exec(sender)![1]!;

/**
 * Returns the calendar entry in the format of the mail library: as a part that calendars look for, and as an attached
 * file for programs that don't.
 */
const toCalendarAttachment = (entry: MailedEntry | undefined) =>
  entry && { method: entry.method, content: entry.content, filename: 'meeting.ics' };

/** Exactly one address, with nothing that a mail program could take for a second one or for another header. */
const SINGLE_ADDRESS_PATTERN = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/**
 * Returns a recipient that the mail library does not parse.
 * @throws Error unless `to` is exactly one address
 */
export function toRecipient(to: string): { name: string; address: string } {
  if (!SINGLE_ADDRESS_PATTERN.test(to)) throw new Error('A mail goes to exactly one address');
  return { name: '', address: to };
}
