import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../application/mailbox';
import { calendarPart } from './calendar-part';
import { recipientAddress } from './recipient-address';

/** A mail as the mail library takes it. */
export function composedMail({ to, subject, text, calendar, id, unsubscribeUrl }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: recipientAddress(to),
    subject,
    text,
    icalEvent: calendarPart(calendar),
    messageId: id && `<${id}@${hostIn(from)}>`,
    headers: unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : undefined,
  };
}

const hostIn = (sender: string): string => /@([^\s<>]+)/.exec(sender)![1]!;
