import type { ConversationSide } from '../conversations/conversation';
import type { NotificationState } from '../notifications/notification';
import { type Actor, type Wording, wording } from '../notifications/wording';
import { mailedExcerpt } from './message-excerpt';

/** What is unread of one topic. */
export type UnreadNews =
  | { readonly type: 'notification'; readonly notification: NotificationState }
  | { readonly type: 'conversation'; readonly side: ConversationSide };

/** Another person, as they may be named. */
export interface KnownPerson {
  readonly displayName: string;
  readonly isMinor: boolean;
}

/** One entry of a mail, or a push message. */
export interface NewsEntry extends Wording {
  /** The first words of the last message; null where they must not leave the product. */
  readonly excerpt: string | null;
  /** The mentor who did not answer, for others like them; null in all other news. */
  readonly similarTo: number | null;
}

/** The other person that news are about. */
export const otherPersonIn = (news: UnreadNews): number | null =>
  news.type === 'conversation' ? news.side.otherId : news.notification.actorId;

/**
 * What is said about unread news; null where nothing is to be said.
 * @param isMinor whether the person who gets it is under 18
 * @param people those who can be named, by id
 */
export function entryOf(
  news: UnreadNews,
  isMinor: boolean,
  people: ReadonlyMap<number, KnownPerson>,
): NewsEntry | null {
  const otherId = otherPersonIn(news);
  const other = otherId === null ? undefined : people.get(otherId);
  const actor: Actor | null = other ? { id: otherId!, name: other.displayName } : null;
  if (news.type === 'notification') {
    const { kind, data } = news.notification;
    const similarTo = kind === 'answer' && data.what === 'expired' ? otherId : null;
    return { ...wording(news.notification, actor), excerpt: null, similarTo };
  }
  // No mail leads to a conversation with an account that is suspended or closing.
  if (!other) return null;
  const { lastMessage, unreadCount } = news.side;
  const isTheirs = lastMessage.senderId === otherId && !lastMessage.isDeleted;
  return {
    ...wording({ kind: 'message', data: { what: 'received', count: unreadCount } }, actor),
    excerpt: isTheirs ? mailedExcerpt(lastMessage.excerpt, isMinor || other.isMinor) : null,
    similarTo: null,
  };
}
