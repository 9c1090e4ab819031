import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailedEntry } from '../../application/mailbox';
import { writeMailText } from '../../application/mail-text';
import type { Settings } from '../settings/settings';
import { renderMailHtml } from './mail-html';
import { toSubjectLine } from './subject-line';

/** Returns a mail in the format of the mail library, with HTML and plain text. */
export async function composeMail(
  { to, subject: draft, content, calendar, id, unsubscribeUrl }: Mail,
  { mailFrom: from, appName: productName }: Pick<Settings, 'mailFrom' | 'appName'>,
): Promise<SendMailOptions> {
  const subject = toSubjectLine(draft);
  return {
    from,
    to: toRecipient(to),
    subject,
    text: writeMailText(content),
    html: await renderMailHtml({ subject, content, productName }),
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
  if (!SINGLE_ADDRESS_PATTERN.test(to)) throw new Error('An email must go to exactly one address');
  return { name: '', address: to };
}
