import type { RelationshipStatus } from '../conversations/relationship-status';
import type { NotificationContent } from '../notifications/notification-content';
import { isMailedLater } from './mailed-kinds';
import type { UnreadNews } from './unread-news';

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
