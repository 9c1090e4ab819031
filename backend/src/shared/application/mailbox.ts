import type { MailContent } from './mail-content';

/** An entry for the recipient's calendar. */
export interface MailedEntry {
  /** REQUEST adds or updates the entry, CANCEL removes it. */
  readonly method: 'REQUEST' | 'CANCEL';
  /** createCalendarFile, RFC 5545. */
  readonly content: string;
}

export interface Mail {
  readonly to: string;
  /** Also the title of the HTML. */
  readonly subject: string;
  readonly content: MailContent;
  readonly calendar?: MailedEntry;
  /**
   * Letters, digits and hyphens. The same mail sent again has the same `Message-ID`, so that mail servers can drop it.
   */
  readonly id?: string;
  /** URL that unsubscribes from such mails with one POST, RFC 8058. */
  readonly unsubscribeUrl?: string;
}

/** Sends mails. */
export abstract class Mailbox {
  abstract send(mail: Mail): Promise<void>;
}
