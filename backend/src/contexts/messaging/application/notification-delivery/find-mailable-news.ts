import { UseCase } from '../../../../shared/application/use-case';
import {
  isMailable,
  profileIn,
  relatedPersonIn,
  type UnreadNews,
} from '../../domain/notification-delivery/unread-news';
import { Relationships } from '../conversations/ports/relationships';
import { type MailedTopic, type UnreadTopic, UnreadTopics } from './ports/outgoing-mails';

/** What of some topics is unread and can be mailed at this moment. */
@UseCase()
export class FindMailableNews {
  constructor(
    private readonly unreadTopics: UnreadTopics,
    private readonly relationships: Relationships,
  ) {}

  /** Those of `topics` in which something is left, in their order. Locks no one. */
  async execute(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const unread = await this.unreadTopics.among(userId, topics);
    const related = unread.flatMap(({ news }) => news.flatMap((one) => relatedPersonIn(one) ?? []));
    const relationships = await this.relationships.of(userId, [...new Set(related)]);
    return withNews(unread, (one) => isMailable(one, relationships.get(relatedPersonIn(one) ?? 0)?.status));
  }

  /** Without news that lead to a profile that was hidden meanwhile. Outside a unit of work: asking locks two people. */
  async forSending(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const mailable = await this.execute(userId, topics);
    const hidden = new Set<number>();
    for (const id of new Set(mailable.flatMap(({ news }) => news.flatMap((one) => profileIn(one) ?? [])))) {
      if (!(await this.relationships.knows(userId, id))) hidden.add(id);
    }
    return withNews(mailable, (one) => !hidden.has(profileIn(one) ?? 0));
  }
}

const withNews = (topics: readonly UnreadTopic[], test: (one: UnreadNews) => boolean): readonly UnreadTopic[] =>
  topics.map(({ topic, news }) => ({ topic, news: news.filter(test) })).filter(({ news }) => news.length > 0);
