/** An entry for the recipient's calendar. */
export interface MailedEntry {
  /** REQUEST puts it in or brings it up to date, CANCEL takes it out. */
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar, RFC 5545. */
  readonly content: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; links stand on lines of their own. */
  readonly text: string;
  readonly calendar?: MailedEntry;
  /** Letters, digits and hyphens: the same mail sent again has the same `Message-ID`, so that mail servers can drop it. */
  readonly id?: string;
  /** Address that ends such mails with one POST, RFC 8058. */
  readonly unsubscribeUrl?: string;
}

/** The way out for mail. */
export abstract class Mailbox {
  abstract send(mail: Mail): Promise<void>;
}
