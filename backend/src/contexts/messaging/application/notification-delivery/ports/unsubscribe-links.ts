import type { NotificationKind } from '../../../domain/notifications/notification-kinds';

/** What a link ends: mails of one kind, or the daily summary. */
export type MailScope = NotificationKind | 'digest';

export interface UnsubscribeLink {
  readonly userId: number;
  readonly scope: MailScope;
}

/** Links that end mails without signing in. They do not expire. */
export abstract class UnsubscribeLinks {
  abstract tokenOf(link: UnsubscribeLink): string;

  /** @returns null for what was not made here */
  abstract read(token: string): UnsubscribeLink | null;

  /** The page with one button, for the text of a mail. */
  abstract page(token: string): string;

  /** The address that mail programs write to. */
  abstract oneClick(token: string): string;
}
