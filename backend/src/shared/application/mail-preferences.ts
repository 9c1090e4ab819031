/** The kinds of notifications that are mailed at once, by the context in which the event happens. */
export type MailedAtOnce = 'request' | 'answer' | 'meeting' | 'reminder';

/** Which mails people want. Kept by the context of notifications, asked by every other right before it sends a mail. */
export abstract class MailPreferences {
  /** False only where the person switched mails of this kind off. */
  abstract wantsMail(userId: number, kind: MailedAtOnce): Promise<boolean>;
}
