import type { NotificationKind } from '../../../domain/notifications/notification-kinds';
import type { UnreadNews } from '../../../domain/notification-delivery/unread-news';
import type { MailedTopic } from './outgoing-mails';

export interface UnreadTopic {
  readonly topic: MailedTopic & { readonly kind: NotificationKind };
  /** At least one; of notifications the newest first. */
  readonly news: readonly UnreadNews[];
}

/** Of a topic no more is named in one mail. */
export const MOST_NEWS_PER_TOPIC = 5;

/** What people have not read. */
export abstract class UnreadTopics {
  /** Those of `topics` in which something is unread since the topic's moment, and not hidden by a block; in their order. */
  abstract among(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]>;
}
