import type { MailContent } from '../../../../../shared/application/mail-content';
import type { NotificationKind } from '../../../domain/notification-settings/notification-kinds';

/** The end of a mail. */
interface MailEnd {
  /** Why the person received the mail and how to unsubscribe. */
  readonly footer: MailContent['footer'];
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

const MAIL_REASONS: Readonly<Record<MailScope, string>> = {
  message: 'You’re getting this because email is on for new messages.',
  request: 'You’re getting this because email is on for connection requests.',
  answer: 'You’re getting this because email is on for answers to your requests.',
  alumni: 'You’re getting this because email is on for new alumni.',
  meeting: 'You’re getting this because email is on for meetings.',
  reminder: 'You’re getting this because email is on for meeting reminders.',
  review: 'You’re getting this because email is on for replies to your reviews.',
  forum: 'You’re getting this because email is on for the forum.',
  college: 'You’re getting this because email is on for college administration.',
  'college-message': 'You’re getting this because email is on for messages from colleges.',
  account: 'You’re getting this because something you asked for is ready.',
  moderation: 'You’re getting this because email is on for reports.',
  digest: 'You’re getting this because your daily summary is on.',
};

/** Returns why the person received the mail and how to unsubscribe, for its text and for mail programs. */
export function mailFooter(link: UnsubscribeLink, links: MailLinks): MailEnd {
  const token = links.signToken(link);
  return {
    footer: {
      reason: MAIL_REASONS[link.scope],
      links: [
        { label: 'Stop these emails', url: links.unsubscribePageUrl(token) },
        { label: 'Change your emails', url: links.settingsUrl() },
      ],
    },
    unsubscribeUrl: links.oneClickUrl(token),
  };
}
