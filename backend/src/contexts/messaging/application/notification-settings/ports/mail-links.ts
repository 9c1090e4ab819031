import type { MailContent } from '../../../../../shared/application/mail-content';
import { KIND_DESCRIPTIONS, type NotificationKind } from '../../../domain/notification-settings/notification-kinds';

/** The end of a mail. */
interface MailFooterParts {
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

function getReason(scope: MailScope): string {
  if (scope === 'digest') return 'You’re getting this because your daily summary is on.';
  const { label, mailReason = `email is on for ${label.charAt(0).toLowerCase()}${label.slice(1)}` } =
    KIND_DESCRIPTIONS[scope];
  return `You’re getting this because ${mailReason}.`;
}

/** Returns why the person received the mail and how to unsubscribe, for its text and for mail programs. */
export function mailFooter(link: UnsubscribeLink, links: MailLinks): MailFooterParts {
  const token = links.signToken(link);
  return {
    footer: {
      reason: getReason(link.scope),
      links: [
        { label: 'Stop these emails', url: links.unsubscribePageUrl(token) },
        { label: 'Change your emails', url: links.settingsUrl() },
      ],
    },
    unsubscribeUrl: links.oneClickUrl(token),
  };
}
