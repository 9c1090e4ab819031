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

/** The kinds of notifications that are mailed at once, by the context in which the event happens. */
export type ImmediateMailKind = 'meeting' | 'reminder';

/** How a mail ends. */
export interface MailFooter {
  /** Why the mail came and how to stop such mails: the last paragraph of its text. */
  readonly footer: string;
  /** For mail programs, RFC 8058. */
  readonly unsubscribeUrl: string;
}

/** Which mails people want. Kept by the context of notifications, asked by every other right before it sends a mail. */
export abstract class MailPreferences {
  /** False only where the person switched mails of this kind off. */
  abstract wantsMail(userId: number, kind: ImmediateMailKind): Promise<boolean>;

  /** What ends mails of this kind for the person, and no others. */
  abstract footerOf(userId: number, kind: ImmediateMailKind): MailFooter;
}
