import { UseCase } from '../../../../shared/application/use-case';
import {
  type MessageId,
  toShownMessage,
  type Message,
  type MessageDraft,
  type MessageState,
} from '../../domain/conversations/message';
import type { Conversation } from '../../domain/conversations/conversation';
import { MessageNotFound } from '../../domain/conversations/errors';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { Consent } from '../presence/ports/consent';
import { PersonalEvents } from '../stream/ports/stream-events';
import { Conversations } from './ports/conversations';
import { Messages } from './ports/messages';

/** The only way to store and change messages: with their conversation, in the caller's unit of work. */
@UseCase()
export class StoreMessage {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: Conversations,
    private readonly personalEvents: PersonalEvents,
    private readonly scheduleDelivery: ScheduleDelivery,
    private readonly consent: Consent,
  ) {}

  /** @param write creates the message with the given ID */
  async add({ senderId, recipientId }: MessageDraft, write: (id: MessageId) => Message): Promise<MessageState> {
    const conversation = await this.conversations.lock([senderId, recipientId]);
    const written = write(await this.messages.nextId());
    await this.messages.save(written);
    const message = written.snapshot();
    conversation.addMessage(message);
    await this.conversations.save(conversation);
    return message;
  }

  /**
   * @throws MessageNotFound; what `change` throws, then nothing has changed
   */
  async change(id: number, change: (message: Message) => void): Promise<MessageState> {
    const unlockedMessage = await this.messages.find(id as MessageId);
    if (!unlockedMessage) throw new MessageNotFound();
    const { senderId, recipientId } = unlockedMessage.snapshot();
    // Refuse other people before locking anything.
    change(unlockedMessage);

    let conversation = await this.conversations.lock([senderId, recipientId]);
    const message = await this.messages.lock(id as MessageId);
    const before = message.snapshot();
    // One of the two was erased concurrently, which changed their ID.
    if (before.senderId !== senderId || before.recipientId !== recipientId) {
      conversation = await this.conversations.lock([before.senderId, before.recipientId]);
    }
    change(message);
    await this.messages.save(message);
    const after = message.snapshot();
    conversation.updateMessage(before, after);
    await this.conversations.save(conversation);
    const isDeleted = (state: MessageState): boolean => toShownMessage(state).deletedAt !== null;
    const isNowRead = after.read && !before.read;
    // Pages load the conversation again, also when a message is shown again.
    if (isDeleted(after) !== isDeleted(before)) await this.#publishDeletion(conversation, after);
    else if (isNowRead) await this.#publishReadEvent(conversation, after);
    if (isNowRead) await this.scheduleDelivery.cancelConversation(after.recipientId, after.senderId);
    return after;
  }

  async #publishDeletion(conversation: Conversation, { id: messageId }: MessageState): Promise<void> {
    for (const { ownerId, otherId: userId, isHidden } of conversation.sides) {
      if (!isHidden) await this.personalEvents.publish([ownerId], { type: 'message.deleted', messageId, userId });
    }
  }

  /** Notifies the reader's other pages, and the sender if both share read receipts. */
  async #publishReadEvent(conversation: Conversation, { senderId, recipientId }: MessageState): Promise<void> {
    const { readReceipts } = await this.consent.getSharedWith(recipientId, senderId);
    for (const { ownerId, otherId: userId, isHidden } of conversation.sides) {
      const maySeeReceipt = ownerId === recipientId || readReceipts;
      if (!isHidden && maySeeReceipt)
        await this.personalEvents.publish([ownerId], { type: 'conversation.read', userId });
    }
  }
}
