import type { ConversationSide } from '../../../domain/conversations/conversation';
import type { NotificationState } from '../../../domain/notifications/notification';
import { deliveryFixture } from './delivery-fixture';

export const robin = 1;
export const ada = 2;
/** Under 18. */
export const sasha = 3;
export const MESSAGE_TEXT = 'Would you read my essay?';

/** Robin, Ada and Sasha, who write to each other and are notified. */
export function deliveryScenario() {
  const now = deliveryFixture();
  now.people.people.set(robin, { displayName: 'Robin Example', isMinor: false });
  now.people.people.set(ada, { displayName: 'Ada Mentor', isMinor: false });
  now.people.people.set(sasha, { displayName: 'Sasha E.', isMinor: true });
  const sideOf = (ownerId: number, otherId: number, unreadCount: number): ConversationSide => ({
    ownerId,
    otherId,
    unreadCount,
    isMarkedUnread: false,
    isHidden: false,
    lastMessage: { id: 1, senderId: otherId, excerpt: MESSAGE_TEXT, sentAt: now.clock.at, isDeleted: false },
  });
  const otherSides = (ownerId: number, otherId: number): ConversationSide[] =>
    now.unread.sides.filter((one) => one.ownerId !== ownerId || one.otherId !== otherId);
  return {
    ...now,
    /** @param unreadCount number of unread messages, including this one */
    writes: async (from: number, to: number, unreadCount = 1): Promise<void> => {
      now.unread.sides = [...otherSides(to, from), sideOf(to, from, unreadCount)];
      await now.schedule.scheduleMessage(to, from);
    },
    reads: async (userId: number, otherId: number): Promise<void> => {
      now.unread.sides = otherSides(userId, otherId);
      await now.schedule.cancelConversation(userId, otherId);
    },
    notified: async (userId: number, more: Partial<NotificationState> = {}): Promise<void> => {
      const notification = {
        id: now.unread.notifications.length + 1,
        userId,
        kind: 'review',
        subject: 'review:5',
        actorId: null,
        data: { what: 'replied', collegeId: 5, collegeName: 'Amherst College' },
        eventId: 'x',
        readAt: null,
        createdAt: now.clock.at,
        ...more,
      } as NotificationState;
      now.unread.notifications.push(notification);
      await now.schedule.scheduleTopic({ ...notification, what: notification.data.what }, now.clock.at);
    },
    /** Marks the person's notifications as read, as opening the notifications page does. */
    looks: (userId: number): void => {
      now.unread.notifications = now.unread.notifications.map((one) =>
        one.userId === userId ? { ...one, readAt: now.clock.at } : one,
      );
    },
  };
}
