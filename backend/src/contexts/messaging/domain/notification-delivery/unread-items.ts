import type { ConversationSide } from '../conversations/conversation';
import type { NotificationState } from '../notifications/notification';
import type { RelationshipStatus } from '../conversations/writing-permission';
import type { NotificationContent } from '../notification-settings/notification-kinds';
import { isMailedLater } from '../delivery-schedule/mail-plan';

export const MAILED_EXCERPT_LENGTH = 140;
/** More than of a message: the recipient decides by it. */
export const MAILED_REQUEST_LENGTH = 500;

/**
 * Returns what a mail or push message may contain of a private message or a request; null if either side is a minor or the text is
 * empty.
 */
export function toMailExcerpt(
  excerpt: string,
  isEitherMinor: boolean,
  maxLength = MAILED_EXCERPT_LENGTH,
): string | null {
  if (isEitherMinor || excerpt === '') return null;
  const letters = [...excerpt];
  return letters.length <= maxLength ? excerpt : `${letters.slice(0, maxLength - 1).join('')}…`;
}

/** An unread notification or conversation of a topic. */
export type UnreadItem =
  | { readonly type: 'notification'; readonly notification: NotificationState }
  | { readonly type: 'conversation'; readonly side: ConversationSide };

/** Returns the other person that the news are about. */
export const findOtherPersonId = (item: UnreadItem): number | null =>
  item.type === 'conversation' ? item.side.otherId : item.notification.actorId;

/**
 * Checks whether the action that a notification about a connection asks for is still open, and whether its text is
 * still true.
 * @param status `none` also if one of the two blocks the other, or the other account is unavailable
 */
function isUpToDate({ kind, data }: NotificationContent, status: RelationshipStatus): boolean {
  if (kind === 'request') return status === 'pending_received';
  if (kind !== 'answer') return true;
  if (data.what === 'accepted') return status === 'connected';
  if (data.what === 'question') return status === 'pending_sent';
  // A student who has sent another request in the meantime does not need to know.
  return data.what !== 'place-free' || status === 'none';
}

/**
 * Checks whether news can be mailed. An event that is delivered late creates an unread notification after its request
 * was withdrawn.
 * @param status relationship with the person of `findRelatedPersonId`
 */
export function isMailable(item: UnreadItem, status: RelationshipStatus = 'none'): boolean {
  if (item.type === 'conversation') return true;
  const { kind, data } = item.notification;
  return isMailedLater({ kind, what: data.what }) && isUpToDate(item.notification, status);
}

/** Returns the other person whose relationship decides whether a mail is sent; null if none does. */
export function findRelatedPersonId(item: UnreadItem): number | null {
  if (item.type === 'conversation') return null;
  const { kind, actorId } = item.notification;
  return kind === 'request' || kind === 'answer' ? actorId : null;
}

/** Returns the other person whose profile the news link to; null if they link elsewhere. */
export function findLinkedProfileId(item: UnreadItem): number | null {
  if (item.type === 'conversation') return null;
  return item.notification.data.what === 'place-free' ? item.notification.actorId : null;
}
