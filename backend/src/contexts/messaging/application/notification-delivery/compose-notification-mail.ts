import type { Mail } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { entryOf, type NewsEntry, otherPersonIn } from '../../domain/notification-delivery/unread-news';
import { isOn } from '../../domain/notifications/notification-settings';
import { OTHER_MENTORS } from '../../domain/notifications/wording';
import { NotificationSettingsStore } from '../notifications/ports/settings';
import { FindMailableNews } from './find-mailable-news';
import { mailFooter } from './mail-footer';
import { DeliveryPages } from './ports/delivery-pages';
import { DeliveryPeople } from './ports/delivery-people';
import type { OutgoingMail } from './ports/outgoing-mails';
import { SimilarMentors } from './ports/similar-mentors';
import { UnsubscribeLinks } from './ports/unsubscribe-links';

const MOST_IN_MAIL = 20;

/** Writes the mail about what is unread at this moment. */
@UseCase()
export class ComposeNotificationMail {
  constructor(
    private readonly findMailableNews: FindMailableNews,
    private readonly settings: NotificationSettingsStore,
    private readonly people: DeliveryPeople,
    private readonly similarMentors: SimilarMentors,
    private readonly links: UnsubscribeLinks,
    private readonly pages: DeliveryPages,
  ) {}

  /** @returns null where nothing is left to say: all of it was read or is over, or the person wants no such mail any more */
  async execute({ userId, topics, isDigest }: OutgoingMail): Promise<Mail | null> {
    const to = await this.people.addressOf(userId);
    if (to === null) return null;
    const settings = await this.settings.of(userId);
    const unread = (await this.findMailableNews.forSending(userId, topics)).filter(({ topic }) =>
      isOn(settings, topic.kind, 'mail'),
    );
    const entries = await this.#entries(
      userId,
      unread.flatMap(({ news }) => news),
    );
    if (entries.length === 0) return null;
    const scope = isDigest ? 'digest' : unread[0]!.topic.kind;
    const { footer, unsubscribeUrl } = mailFooter({ userId, scope }, this.links, this.pages);
    const paragraphs: string[] = [];
    for (const entry of entries.slice(0, MOST_IN_MAIL)) paragraphs.push(await this.#paragraph(userId, entry));
    return {
      to,
      subject: isDigest ? this.#digestSubject(entries.length) : this.#subject(entries[0]!, unread.length),
      text: [
        'Hello,',
        ...(isDigest ? [`Here’s what’s unread at ${this.pages.productName}:`] : []),
        ...paragraphs,
        ...(entries.length > MOST_IN_MAIL ? [`And ${entries.length - MOST_IN_MAIL} more.`] : []),
        footer,
        '',
      ].join('\n\n'),
      unsubscribeUrl,
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

  #subject({ title }: NewsEntry, topics: number): string {
    return topics === 1 ? title : `${title}, and ${topics - 1} more`;
  }

  async #paragraph(userId: number, { title, text, excerpt, link, similarTo }: NewsEntry): Promise<string> {
    return [
      `${title}.`,
      ...(excerpt ? [`“${excerpt}”`] : []),
      text,
      this.pages.at(link),
      ...(similarTo === null ? [] : await this.#otherMentors(similarTo, userId)),
    ].join('\n');
  }

  /** By number: names are behind the links. */
  async #otherMentors(mentorId: number, userId: number): Promise<string[]> {
    const similar = await this.similarMentors.to(mentorId, userId);
    if (similar.length === 0) return [OTHER_MENTORS.search, this.pages.at(OTHER_MENTORS.searchLink)];
    return [OTHER_MENTORS.similar, ...similar.map((id) => this.pages.at(OTHER_MENTORS.link(id)))];
  }
}
