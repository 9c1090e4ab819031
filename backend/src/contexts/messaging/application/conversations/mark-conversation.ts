import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { Consent } from '../presence/ports/consent';
import { PersonalEvents } from '../stream/ports/stream-events';
import { OpenConversation } from './show-conversation';
import { Conversations } from './ports/conversations';
import { Messages } from './ports/messages';
import { Relationships } from './ports/relationships';

/** Marks a conversation as read or unread. */
@UseCase()
export class MarkConversation {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly conversations: Conversations,
    private readonly messages: Messages,
    private readonly relationships: Relationships,
    private readonly personalEvents: PersonalEvents,
    private readonly scheduleDelivery: ScheduleDelivery,
    private readonly consent: Consent,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks messages as read. The message of a pending request is only marked as seen: reading it would decline the
   * request.
   * @throws CannotMessageYourself, ConversationNotFound
   */
  async markAsRead({ by, otherId }: { by: number; otherId: number }): Promise<void> {
    await this.transactions.run(async () => {
      await this.openConversation.execute(by, otherId);
      const isPending = (await this.relationships.getStatus(by, otherId)) === 'pending_received';
      const conversation = await this.conversations.lock([by, otherId]);
      const request = isPending ? (await this.messages.findLastRequest(otherId, by))?.request : undefined;

      const now = this.clock.now();
      await this.messages.markRead({ from: otherId, to: by }, request?.id ?? null, now);
      if (request) await this.messages.update(request.id, (message) => message.markSeenBy(by, now));
      const before = conversation.sides.find(({ ownerId }) => ownerId === by);
      conversation.markRead(by);
      await this.conversations.save(conversation);
      if (!before) return;
      await this.scheduleDelivery.cancelConversation(by, otherId);
      const isNowRead = before.unreadCount > 0;
      const sharesReceipts = isNowRead && (await this.consent.getSharedWith(by, otherId)).readReceipts;
      if (sharesReceipts) await this.#publish(otherId, by);
      if (isNowRead || before.isMarkedUnread) await this.#publish(by, otherId);
    });
  }

  /** @throws CannotMessageYourself, ConversationNotFound */
  async markAsUnread({ by, otherId }: { by: number; otherId: number }): Promise<void> {
    await this.transactions.run(async () => {
      await this.openConversation.execute(by, otherId);
      const hasMessages = await this.conversations.update([by, otherId], (conversation) => {
        conversation.markUnread(by);
        return conversation.sides.length > 0;
      });
      if (hasMessages) await this.#publish(by, otherId);
    });
  }

  #publish(ownerId: number, userId: number): Promise<void> {
    return this.personalEvents.publish([ownerId], { type: 'conversation.read', userId });
  }
}
