import { UseCase } from '../../../../shared/application/use-case';
import {
  isMailable,
  profileIn,
  relatedPersonIn,
  type UnreadItem,
} from '../../domain/notification-delivery/unread-items';
import { Relationships } from '../conversations/ports/relationships';
import { type MailedTopic, type UnreadTopic, UnreadTopics } from './ports/outgoing-mails';

/** Finds what is unread in given topics and can be mailed now. */
@UseCase()
export class FindMailableItems {
  constructor(
    private readonly unreadTopics: UnreadTopics,
    private readonly relationships: Relationships,
  ) {}

  /** Returns those of `topics` with something left, in their order. Takes no locks. */
  async execute(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const unread = await this.unreadTopics.listUnread(userId, topics);
    const related = unread.flatMap(({ news }) => news.flatMap((one) => relatedPersonIn(one) ?? []));
    const relationships = await this.relationships.findByIds(userId, [...new Set(related)]);
    return withNews(unread, (one) => isMailable(one, relationships.get(relatedPersonIn(one) ?? 0)?.status));
  }

  /**
   * Leaves out news that link to a profile that has been hidden since. Call outside a unit of work, because the check
   * locks two people.
   */
  async forSending(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const mailable = await this.execute(userId, topics);
    const hidden = new Set<number>();
    for (const id of new Set(mailable.flatMap(({ news }) => news.flatMap((one) => profileIn(one) ?? [])))) {
      if (!(await this.relationships.canSee(userId, id))) hidden.add(id);
    }
    return withNews(mailable, (one) => !hidden.has(profileIn(one) ?? 0));
  }
}

const withNews = (topics: readonly UnreadTopic[], test: (one: UnreadItem) => boolean): readonly UnreadTopic[] =>
  topics.map(({ topic, news }) => ({ topic, news: news.filter(test) })).filter(({ news }) => news.length > 0);
