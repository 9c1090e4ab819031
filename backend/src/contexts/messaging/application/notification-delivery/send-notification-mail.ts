import { type Mail, Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { findOtherPersonId } from '../../domain/notification-delivery/unread-items';
import { toMailEntry, type MailEntry } from './mail-entry';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { OTHER_MENTORS_LABELS } from '../notifications/wording';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import { FindMailableItems } from './find-mailable-items';
import { mailFooter, MailLinks } from '../notification-settings/ports/mail-links';
import { People } from '../people/ports/people';
import { type OutgoingMail, OutgoingMails } from './ports/outgoing-mails';
import { Clock } from '../../../../shared/application/clock';
import { pluralize } from '../../../../shared/domain/plural';

const MAX_NEWS_IN_MAIL = 20;

/** Composes the mail about what is unread now. */
@UseCase()
export class ComposeNotificationMail {
  constructor(
    private readonly findMailableItems: FindMailableItems,
    private readonly settings: NotificationSettingsStore,
    private readonly people: People,
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
    const unread = (await this.findMailableItems.findForSending(userId, topics)).filter(({ topic }) =>
      isKindOn(settings, topic.kind, 'mail'),
    );
    const entries = await this.#entries(
      userId,
      unread.flatMap(({ news }) => news),
    );
    if (entries.length === 0) return null;
    const scope = isDigest ? 'digest' : unread[0]!.topic.kind;
    const { footer, unsubscribeUrl } = mailFooter({ userId, scope }, this.links);
    const paragraphs: string[] = [];
    for (const entry of entries.slice(0, MAX_NEWS_IN_MAIL)) paragraphs.push(await this.#paragraph(userId, entry));
    return {
      to,
      subject: isDigest ? this.#digestSubject(entries.length) : this.#subject(entries[0]!, unread.length),
      text: [
        'Hello,',
        ...(isDigest ? [`Here’s your unread activity on ${this.links.productName}:`] : []),
        ...paragraphs,
        ...(entries.length > MAX_NEWS_IN_MAIL ? [`And ${entries.length - MAX_NEWS_IN_MAIL} more.`] : []),
        footer,
        '',
      ].join('\n\n'),
      unsubscribeUrl,
    };
  }

  async #entries(userId: number, news: Parameters<typeof toMailEntry>[0][]): Promise<MailEntry[]> {
    const others = news.flatMap((one) => findOtherPersonId(one) ?? []);
    const people = await this.people.findActive([userId, ...others]);
    const isMinor = people.get(userId)?.isMinor !== false;
    return news.flatMap((one) => toMailEntry(one, isMinor, people) ?? []);
  }

  #digestSubject(count: number): string {
    return pluralize(count, { one: 'Your daily summary: # unread item', other: 'Your daily summary: # unread items' });
  }

  #subject({ title }: MailEntry, topics: number): string {
    return topics === 1 ? title : `${title}, and ${topics - 1} more`;
  }

  async #paragraph(userId: number, { title, text, excerpt, link, similarToMentorId }: MailEntry): Promise<string> {
    return [
      `${title}.`,
      ...(excerpt ? [`“${excerpt}”`] : []),
      text,
      this.links.pageUrl(link),
      ...(similarToMentorId === null ? [] : await this.#otherMentors(similarToMentorId, userId)),
    ].join('\n');
  }

  /** Links contain IDs only; names are shown on the linked pages. */
  async #otherMentors(mentorId: number, userId: number): Promise<string[]> {
    const similar = await this.people.listSimilarMentors(mentorId, userId);
    if (similar.length === 0) return [OTHER_MENTORS_LABELS.search, this.links.pageUrl(OTHER_MENTORS_LABELS.searchLink)];
    return [OTHER_MENTORS_LABELS.similar, ...similar.map((id) => this.links.pageUrl(OTHER_MENTORS_LABELS.link(id)))];
  }
}

/** Longer than the time-out for a mail server. */
const SENDING_TIMEOUT_MS = 5 * 60_000;

/**
 * Sends a queued mail once. After a crash between sending and recording, it is sent again with the same `Message-ID`,
 * which lets mail servers drop the duplicate; losing it would be worse.
 */
@UseCase()
export class SendNotificationMail {
  constructor(
    private readonly mails: OutgoingMails,
    private readonly composeMail: ComposeNotificationMail,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** @throws MailLeased while another instance sends it; the job is retried */
  async execute(mailId: number): Promise<void> {
    const now = this.clock.now();
    const mail = await this.mails.lease(mailId, now, new Date(now.getTime() + SENDING_TIMEOUT_MS));
    if (!mail) return;
    try {
      const composed = await this.composeMail.execute(mail);
      if (composed) await this.mailbox.send({ ...composed, id: `notification-${mailId}` });
    } catch (error) {
      await this.mails.release(mailId);
      throw error;
    }
    await this.mails.markDone(mailId, this.clock.now());
  }
}
