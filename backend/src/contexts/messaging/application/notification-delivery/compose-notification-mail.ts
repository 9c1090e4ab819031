import {
  type MailBlock,
  type MailContent,
  type MailLink,
  toSentence,
} from '../../../../shared/application/mail-content';
import type { Mail } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { pluralize } from '../../../../shared/domain/plural';
import {
  findOtherPersonId,
  MAILED_REQUEST_LENGTH,
  toMailExcerpt,
} from '../../domain/notification-delivery/unread-items';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { Relationships } from '../conversations/ports/relationships';
import { mailFooter, MailLinks } from '../notification-settings/ports/mail-links';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import { getButtonLabel } from '../notifications/button-labels';
import { combineTitles } from '../notifications/combined-titles';
import { OTHER_MENTORS_LABELS } from '../notifications/wording';
import { type NamedPerson, People } from '../people/ports/people';
import { FindMailableItems } from './find-mailable-items';
import { type MailEntry, toMailEntry } from './mail-entry';
import type { OutgoingMail, UnreadTopic } from './ports/outgoing-mails';

const MAX_ITEMS_IN_MAIL = 20;

interface MailParts {
  readonly recipient: NamedPerson | undefined;
  readonly entries: readonly [MailEntry, ...MailEntry[]];
}

/** Composes the mail about what is unread now. */
@UseCase()
export class ComposeNotificationMail {
  constructor(
    private readonly findMailableItems: FindMailableItems,
    private readonly settings: NotificationSettingsStore,
    private readonly people: People,
    private readonly relationships: Relationships,
    private readonly links: MailLinks,
  ) {}

  /**
   * @returns null if nothing is left to report: everything was read or is over, or the person no longer wants such
   *   mails
   */
  async execute({ userId, topics, isDigest }: OutgoingMail): Promise<Mail | null> {
    const to = await this.people.findAddress(userId);
    if (to === null) return null;
    const settings = await this.settings.get(userId);
    const unreadTopics = (await this.findMailableItems.findForSending(userId, topics)).filter(({ topic }) =>
      isKindOn(settings, topic.kind, 'mail'),
    );
    const parts = await this.#collectParts(userId, unreadTopics);
    if (!parts) return null;
    const { footer, unsubscribeUrl } = mailFooter(
      { userId, scope: isDigest ? 'digest' : parts.entries[0].kind },
      this.links,
    );
    return {
      to,
      subject: isDigest ? this.#digestSubject(parts.entries.length) : combineTitles(parts.entries),
      content: { ...(await this.#compose(userId, parts, isDigest)), footer },
      unsubscribeUrl,
    };
  }

  async #collectParts(userId: number, unreadTopics: readonly UnreadTopic[]): Promise<MailParts | null> {
    const news = unreadTopics.flatMap((topic) => topic.news);
    const people = await this.people.findActive([userId, ...news.flatMap((one) => findOtherPersonId(one) ?? [])]);
    const recipient = people.get(userId);
    const isMinor = recipient?.isMinor !== false;
    const entriesWithoutRequests = news.flatMap((one) => toMailEntry(one, isMinor, people) ?? []);
    const messages = isMinor
      ? new Map<number, string>()
      : await this.#findRequestMessages(userId, entriesWithoutRequests.slice(0, MAX_ITEMS_IN_MAIL));
    const [first, ...others] = entriesWithoutRequests.map((entry) => {
      const isSenderMinor = people.get(entry.otherId ?? 0)?.isMinor !== false;
      const message = isAboutOpenRequest(entry) ? (messages.get(entry.otherId ?? 0) ?? '') : '';
      const excerpt = entry.excerpt ?? toMailExcerpt(message, isMinor || isSenderMinor, MAILED_REQUEST_LENGTH);
      return { ...entry, excerpt };
    });
    return first ? { recipient, entries: [first, ...others] } : null;
  }

  /** Returns the messages of the open requests that the entries are about, by sender. */
  async #findRequestMessages(userId: number, entries: readonly MailEntry[]): Promise<ReadonlyMap<number, string>> {
    const senderIds = entries.filter(isAboutOpenRequest).flatMap(({ otherId }) => otherId ?? []);
    return senderIds.length === 0 ? new Map() : this.relationships.findRequestMessages(userId, senderIds);
  }

  async #compose(
    userId: number,
    { recipient, entries }: MailParts,
    isDigest: boolean,
  ): Promise<Omit<MailContent, 'footer'>> {
    const [first] = entries;
    const haveSameLink = entries.every(({ link }) => link === first.link);
    const blocks: MailBlock[] = isDigest ? [`Here’s your unread activity on ${this.links.productName}:`] : [];
    for (const entry of entries.slice(0, MAX_ITEMS_IN_MAIL)) {
      blocks.push(...(entries.length === 1 ? toParagraphs(entry) : [this.#toListEntry(entry, haveSameLink)]));
      if (entry.similarToMentorId !== null)
        blocks.push(await this.#composeOtherMentors(entry.similarToMentorId, userId));
    }
    if (entries.length > MAX_ITEMS_IN_MAIL) blocks.push(`And ${entries.length - MAX_ITEMS_IN_MAIL} more.`);
    return {
      recipientName: recipient?.displayName ?? null,
      blocks,
      button: haveSameLink
        ? this.#toLink(first)
        : { label: 'See all notifications', url: this.links.pageUrl('/notifications') },
      notes: [],
    };
  }

  #toListEntry({ title, text, excerpt: quotation, ...entry }: MailEntry, haveSameLink: boolean): MailBlock {
    return { title, text, quotation, link: haveSameLink ? null : this.#toLink(entry) };
  }

  #toLink({ kind, what, link }: Pick<MailEntry, 'kind' | 'what' | 'link'>): MailLink {
    return { label: getButtonLabel(kind, what), url: this.links.pageUrl(link) };
  }

  #digestSubject(count: number): string {
    return pluralize(count, { one: 'Your daily summary: # unread item', other: 'Your daily summary: # unread items' });
  }

  /** Links contain IDs only; names are shown on the linked pages. */
  async #composeOtherMentors(mentorId: number, userId: number): Promise<MailBlock> {
    const { similar: text, search, searchLink, searchLabel, similarLabels, link } = OTHER_MENTORS_LABELS;
    const similar = await this.people.listSimilarMentors(mentorId, userId);
    if (similar.length === 0)
      return { text: search, links: [{ label: searchLabel, url: this.links.pageUrl(searchLink) }] };
    return {
      text,
      links: similar.map((id, index) => ({ label: similarLabels[index] ?? '', url: this.links.pageUrl(link(id)) })),
    };
  }
}

/** The recipient decides by the message of the request. */
const isAboutOpenRequest = ({ kind, what }: MailEntry): boolean =>
  kind === 'request' && (what === 'received' || what === 'waiting');

const toParagraphs = ({ title, text, excerpt }: MailEntry): MailBlock[] => [
  toSentence(title),
  ...(excerpt === null ? [] : [{ quotation: excerpt }]),
  text,
];
