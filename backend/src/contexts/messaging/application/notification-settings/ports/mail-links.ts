import { KIND_DESCRIPTIONS, type NotificationKind } from '../../../domain/notification-settings/notification-kinds';

/** The footer of a mail. */
interface MailFooter {
  /** Why the person received the mail and how to unsubscribe; the last paragraph of its text. */
  readonly footer: string;
  /** For mail programs, RFC 8058. */
  readonly unsubscribeUrl: string;
}

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
  abstract pageUrl(path: string): string;

  /** Returns the URL of the page with the email settings. */
  abstract settingsUrl(): string;

  abstract signToken(link: UnsubscribeLink): string;

  /** @returns null for a token that was not issued by this product */
  abstract readToken(token: string): UnsubscribeLink | null;

  /** Returns the URL of the page with one button, for the text of a mail. */
  abstract unsubscribePageUrl(token: string): string;

  /** Returns the URL that mail programs send a request to. */
  abstract oneClickUrl(token: string): string;
}

/** Returns why the person received the mail and how to unsubscribe, for its text and for mail programs. */
export function mailFooter(link: UnsubscribeLink, links: MailLinks): MailFooter {
  const token = links.signToken(link);
  const reason =
    link.scope === 'digest'
      ? 'You’re getting this email because your daily summary is on.'
      : `You’re getting this email because emails about “${KIND_DESCRIPTIONS[link.scope].label}” are on.`;
  const stop = ['Stop these emails:', links.unsubscribePageUrl(token), 'Change your emails:', links.settingsUrl()];
  return { footer: ['--', reason, ...stop].join('\n'), unsubscribeUrl: links.oneClickUrl(token) };
}
