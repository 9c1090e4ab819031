import type { MailFooter } from '../../../../../shared/application/mailbox';
import { KINDS, type NotificationKind } from '../../../domain/notification-settings/notification-kinds';

/** What a link ends: mails of one kind, or the daily summary. */
export type MailScope = NotificationKind | 'digest';

export interface UnsubscribeLink {
  readonly userId: number;
  readonly scope: MailScope;
}

/** Links in mails: to pages of the product, and to unsubscribe without signing in. They do not expire. */
export abstract class MailLinks {
  abstract readonly productName: string;

  /** @param path such as `/messages?with=7` */
  abstract to(path: string): string;

  /** Returns the URL of the page with the email settings. */
  abstract toSettings(): string;

  abstract tokenOf(link: UnsubscribeLink): string;

  /** @returns null for a token that was not issued by this product */
  abstract read(token: string): UnsubscribeLink | null;

  /** Returns the URL of the page with one button, for the text of a mail. */
  abstract toUnsubscribe(token: string): string;

  /** Returns the URL that mail programs send a request to. */
  abstract toOneClick(token: string): string;
}

/** Returns why the person received the mail and how to unsubscribe, for its text and for mail programs. */
export function mailFooter(link: UnsubscribeLink, links: MailLinks): MailFooter {
  const token = links.tokenOf(link);
  const why =
    link.scope === 'digest'
      ? 'You’re getting this email because your daily summary is on.'
      : `You’re getting this email because emails about “${KINDS[link.scope].label}” are on.`;
  const stop = ['Stop these emails:', links.toUnsubscribe(token), 'Change your emails:', links.toSettings()];
  return { footer: ['--', why, ...stop].join('\n'), unsubscribeUrl: links.toOneClick(token) };
}
