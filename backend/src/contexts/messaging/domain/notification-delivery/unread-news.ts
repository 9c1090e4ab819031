import type { ConversationSide } from '../conversations/conversation';
import type { NotificationState } from '../notifications/notification';
import { type Actor, type Wording, wording } from '../notifications/wording';
import type { RelationshipStatus } from '../conversations/writing';
import type { NotificationContent } from '../notification-settings/notification-kinds';
import { isMailedLater } from '../delivery-schedule/mail-plan';

export const MAILED_EXCERPT_LENGTH = 140;

/** What of a private message may leave the product in a mail or a push message: nothing where a side is a minor. */
export function mailedExcerpt(excerpt: string, isEitherMinor: boolean): string | null {
  if (isEitherMinor || excerpt === '') return null;
  const letters = [...excerpt];
  return letters.length <= MAILED_EXCERPT_LENGTH ? excerpt : `${letters.slice(0, MAILED_EXCERPT_LENGTH - 1).join('')}…`;
}

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
 * @param people the people who can be named, by ID
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

/**
 * Whether what a notification about a connection asks for is still to be done, or what it says still true.
 * @param status `none` also where one of the two blocks the other, or the other account takes no part at present
 */
export function isUpToDate({ kind, data }: NotificationContent, status: RelationshipStatus): boolean {
  if (kind === 'request') return status === 'pending_received';
  if (kind !== 'answer') return true;
  if (data.what === 'accepted') return status === 'connected';
  if (data.what === 'question') return status === 'pending_sent';
  // A student who has asked again meanwhile does not need to know.
  return data.what !== 'place-free' || status === 'none';
}

/**
 * Whether news can be mailed. An event that is handed over late arrives unread after its request was withdrawn.
 * @param status with the person of `relatedPersonIn`
 */
export function isMailable(news: UnreadNews, status: RelationshipStatus = 'none'): boolean {
  if (news.type === 'conversation') return true;
  const { kind, data } = news.notification;
  return isMailedLater({ kind, what: data.what }) && isUpToDate(news.notification, status);
}

/** The other person whose relationship decides about a mail; null where none does. */
export function relatedPersonIn(news: UnreadNews): number | null {
  if (news.type === 'conversation') return null;
  const { kind, actorId } = news.notification;
  return kind === 'request' || kind === 'answer' ? actorId : null;
}

/** The other person to whose profile the news lead; null where they lead elsewhere. */
export function profileIn(news: UnreadNews): number | null {
  if (news.type === 'conversation') return null;
  return news.notification.data.what === 'place-free' ? news.notification.actorId : null;
}
