/** An entry for the recipient's calendar. */
export interface MailedEntry {
  /** REQUEST adds or updates the entry, CANCEL removes it. */
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar, RFC 5545. */
  readonly content: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; each link is on its own line. */
  readonly text: string;
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

/** The kinds of notifications that are mailed immediately, by the context in which the event happens. */
export type ImmediateMailKind = 'meeting' | 'reminder';

/** The footer of a mail. */
export interface MailFooter {
  /** Why the person received the mail and how to unsubscribe; the last paragraph of its text. */
  readonly footer: string;
  /** For mail programs, RFC 8058. */
  readonly unsubscribeUrl: string;
}

/**
 * The mails that people want. Stored by the context of notifications; every other context checks it right before it
 * sends a mail.
 */
export abstract class MailPreferences {
  /** False only if the person switched off mails of this kind. */
  abstract wantsMail(userId: number, kind: ImmediateMailKind): Promise<boolean>;

  /** Returns the footer that unsubscribes the person from mails of this kind, and no others. */
  abstract footerOf(userId: number, kind: ImmediateMailKind): MailFooter;
}
