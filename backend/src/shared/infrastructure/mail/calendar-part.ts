import type { MailedEntry } from '../../application/mailbox';

/** The entry as the mail library takes it: as a part that calendars look for, and once more as a file for those who do not. */
export const calendarPart = (entry: MailedEntry | undefined) =>
  entry && { method: entry.method, content: entry.content, filename: 'meeting.ics' };
