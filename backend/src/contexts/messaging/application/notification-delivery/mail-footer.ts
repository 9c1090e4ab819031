import type { MailFooter } from '../../../../shared/application/mail-preferences';
import { KINDS } from '../../domain/notifications/notification-kinds';
import type { DeliveryPages } from './ports/delivery-pages';
import type { UnsubscribeLink, UnsubscribeLinks } from './ports/unsubscribe-links';

/** Why a mail came and how to stop such mails, for its text and for mail programs. */
export function mailFooter(link: UnsubscribeLink, links: UnsubscribeLinks, pages: DeliveryPages): MailFooter {
  const token = links.tokenOf(link);
  const why =
    link.scope === 'digest'
      ? 'You get this email because your daily summary is on.'
      : `You get this email because emails about “${KINDS[link.scope].label}” are on.`;
  return {
    footer: ['--', why, 'Stop these emails:', links.page(token), 'Change your emails:', pages.settings()].join('\n'),
    unsubscribeUrl: links.oneClick(token),
  };
}
