import { UseCase } from '../../../../shared/application/use-case';
import {
  isMailable,
  findLinkedProfileId,
  findRelatedPersonId,
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
    const unreadTopics = await this.unreadTopics.listUnread(userId, topics);
    const relatedIds = unreadTopics.flatMap(({ news }) => news.flatMap((one) => findRelatedPersonId(one) ?? []));
    const relationships = await this.relationships.findByIds(userId, [...new Set(relatedIds)]);
    return filterItems(unreadTopics, (one) =>
      isMailable(one, relationships.get(findRelatedPersonId(one) ?? 0)?.status),
    );
  }

  /**
   * Leaves out news that link to a profile that has been hidden since. Call outside a unit of work, because the check
   * locks two people.
   */
  async findForSending(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const mailableTopics = await this.execute(userId, topics);
    const hidden = new Set<number>();
    for (const id of new Set(
      mailableTopics.flatMap(({ news }) => news.flatMap((one) => findLinkedProfileId(one) ?? [])),
    )) {
      if (!(await this.relationships.canSee(userId, id))) hidden.add(id);
    }
    return filterItems(mailableTopics, (one) => !hidden.has(findLinkedProfileId(one) ?? 0));
  }
}

const filterItems = (topics: readonly UnreadTopic[], test: (one: UnreadItem) => boolean): readonly UnreadTopic[] =>
  topics.map(({ topic, news }) => ({ topic, news: news.filter(test) })).filter(({ news }) => news.length > 0);
