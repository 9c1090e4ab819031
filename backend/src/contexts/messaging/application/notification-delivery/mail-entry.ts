import { toMailExcerpt, findOtherPersonId, type UnreadItem } from '../../domain/notification-delivery/unread-items';
import type { NotificationContent, NotificationKind } from '../../domain/notification-settings/notification-kinds';
import { type Actor, type Wording, toWording } from '../notifications/wording';

/** Another person, as the recipient may see them. */
interface KnownPerson {
  readonly displayName: string;
  readonly isMinor: boolean;
}

/** One entry of a mail, or a push message. */
export interface MailEntry extends Wording {
  readonly kind: NotificationKind;
  readonly what: NotificationContent['data']['what'];
  /** The other person. */
  readonly otherId: number | null;
  /** Name of the other person, for a subject about several news; null if there is none, or they can't be named. */
  readonly personName: string | null;
  /** The college that the news are about, for such a subject; null if they are about none. */
  readonly collegeName: string | null;
  /** First words of the last message; null if they must not leave the product. */
  readonly excerpt: string | null;
  /** ID of the mentor who did not answer, to suggest similar ones; null in all other news. */
  readonly similarToMentorId: number | null;
}

/**
 * Returns the entry for unread news; null if there is nothing to report.
 * @param isMinor whether the recipient is under 18
 * @param people the people who can be named, by ID
 */
export function toMailEntry(
  item: UnreadItem,
  isMinor: boolean,
  people: ReadonlyMap<number, KnownPerson>,
): MailEntry | null {
  const otherId = findOtherPersonId(item);
  const other = otherId === null ? undefined : people.get(otherId);
  const actor: Actor | null = other ? { id: otherId!, name: other.displayName } : null;
  if (item.type === 'notification') {
    const { kind, data } = item.notification;
    const similarToMentorId = kind === 'answer' && data.what === 'expired' ? otherId : null;
    return {
      ...toWording(item.notification, actor),
      kind,
      what: data.what,
      otherId,
      personName: other?.displayName ?? null,
      collegeName: 'collegeName' in data ? data.collegeName : null,
      excerpt: null,
      similarToMentorId,
    };
  }
  // Mails don't link to conversations with suspended or closing accounts.
  if (!other) return null;
  const { lastMessage, unreadCount } = item.side;
  const isFromOther = lastMessage.senderId === otherId && !lastMessage.isDeleted;
  return {
    ...toWording({ kind: 'message', data: { what: 'received', count: unreadCount } }, actor),
    kind: 'message',
    what: 'received',
    otherId,
    personName: other.displayName,
    collegeName: null,
    excerpt: isFromOther ? toMailExcerpt(lastMessage.excerpt, isMinor || other.isMinor) : null,
    similarToMentorId: null,
  };
}
