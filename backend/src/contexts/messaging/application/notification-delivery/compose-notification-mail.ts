import type { Mail } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { entryOf, type NewsEntry, otherPersonIn } from '../../domain/notification-delivery/unread-news';
import { KINDS } from '../../domain/notifications/notification-kinds';
import { isOn } from '../../domain/notifications/notification-settings';
import { NotificationSettingsStore } from '../notifications/ports/settings';
import { DeliveryPages } from './ports/delivery-pages';
import { DeliveryPeople } from './ports/delivery-people';
import type { OutgoingMail } from './ports/outgoing-mails';
import { type MailScope, UnsubscribeLinks } from './ports/unsubscribe-links';
import { UnreadTopics } from './ports/unread-topics';

const MOST_IN_DIGEST = 20;

/** Writes the mail about what is unread at this moment. */
@UseCase()
export class ComposeNotificationMail {
  constructor(
    private readonly unreadTopics: UnreadTopics,
    private readonly settings: NotificationSettingsStore,
    private readonly people: DeliveryPeople,
    private readonly links: UnsubscribeLinks,
    private readonly pages: DeliveryPages,
  ) {}

  /** @returns null where nothing is left to say: all of it was read, or the person wants no such mail any more */
  async execute({ userId, topics, isDigest }: OutgoingMail): Promise<Mail | null> {
    const to = await this.people.addressOf(userId);
    if (to === null) return null;
    const settings = await this.settings.of(userId);
    const unread = (await this.unreadTopics.among(userId, topics)).filter(({ topic }) =>
      isOn(settings, topic.kind, 'mail'),
    );
    const entries = await this.#entries(
      userId,
      unread.flatMap(({ news }) => news),
    );
    if (entries.length === 0) return null;
    const scope = isDigest ? 'digest' : unread[0]!.topic.kind;
    const token = this.links.tokenOf({ userId, scope });
    return {
      to,
      subject: isDigest ? this.#digestSubject(entries.length) : entries[0]!.title,
      text: [
        'Hello,',
        ...(isDigest ? [`Here’s what’s unread at ${this.pages.productName}:`] : []),
        ...entries.slice(0, MOST_IN_DIGEST).map((entry) => this.#paragraph(entry)),
        ...(entries.length > MOST_IN_DIGEST ? [`And ${entries.length - MOST_IN_DIGEST} more.`] : []),
        this.#footer(scope, token),
        '',
      ].join('\n\n'),
      unsubscribeUrl: this.links.oneClick(token),
    };
  }

  async #entries(userId: number, news: Parameters<typeof entryOf>[0][]): Promise<NewsEntry[]> {
    const others = news.flatMap((one) => otherPersonIn(one) ?? []);
    const known = await this.people.known([userId, ...others]);
    const isMinor = known.get(userId)?.isMinor !== false;
    return news.flatMap((one) => entryOf(one, isMinor, known) ?? []);
  }

  #digestSubject(count: number): string {
    return `Your daily summary: ${count === 1 ? '1 unread item' : `${count} unread items`}`;
  }

  #paragraph({ title, text, excerpt, link }: NewsEntry): string {
    return [`${title}.`, ...(excerpt ? [`“${excerpt}”`] : []), text, this.pages.at(link)].join('\n');
  }

  #footer(scope: MailScope, token: string): string {
    const why =
      scope === 'digest'
        ? 'You get this email because your daily summary is on.'
        : `You get this email because emails about “${KINDS[scope].label}” are on.`;
    return ['--', why, 'Stop these emails:', this.links.page(token), 'Change your emails:', this.pages.settings()].join(
      '\n',
    );
  }
}
