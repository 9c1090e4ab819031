import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type MessageId, type MessageState, toShownMessage, toMessageSeenBy } from '../../domain/conversations/message';
import { MessageNotFound } from '../../domain/conversations/errors';
import { Messages, MessageReader } from './ports/messages';
import { Relationships } from './ports/relationships';
import { StoreMessage } from './store-message';
import { ConversationReader } from './ports/conversations';

/** Marks a message as read; a request that is read without an answer is declined. */
@UseCase()
export class MarkMessageRead {
  constructor(
    private readonly messages: Messages,
    private readonly relationships: Relationships,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageNotFound, OnlyRecipientMarksRead */
  execute({ by, id }: { by: number; id: number }): Promise<MessageState> {
    return this.transactions.run(async () => {
      const message = await this.messages.find(id as MessageId);
      if (!message) throw new MessageNotFound();
      const now = this.clock.now();
      message.markReadBy(by, now);
      const { senderId, isRequest } = message.snapshot();

      // Declining a request locks the two people, which must come before locking the conversation.
      if (isRequest) await this.relationships.getStatus(by, senderId);
      const read = await this.storeMessage.change(id, (message) => message.markReadBy(by, now));
      if (isRequest && (await this.#isLast(senderId, by, id))) await this.relationships.dismiss(by, senderId);
      return toMessageSeenBy(by, read, false);
    });
  }

  /** Checks whether this is the latest request: reading an older one must not decline a newer one. */
  async #isLast(from: number, to: number, id: number): Promise<boolean> {
    return (await this.messages.findLastRequest(from, to))?.request.id === id;
  }
}

/** Deletes a message as its sender, within a short time after sending it. */
@UseCase()
export class DeleteMessage {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: ConversationReader,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Deleting again changes nothing.
   * @throws MessageNotFound, OnlySenderDeletes, RequestMessageNotDeletable, TooLateToDelete
   */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    await this.transactions.run(async () => {
      if (await this.#isHidden(by, id)) throw new MessageNotFound();
      const now = this.clock.now();
      await this.storeMessage.change(id, (message) => message.deleteBy(by, now));
    });
  }

  /** Checks whether the conversation is hidden by a block; neither side can then delete messages. */
  async #isHidden(by: number, id: number): Promise<boolean> {
    const message = (await this.messages.find(id as MessageId))?.snapshot();
    if (!message) return false;
    const otherId = message.senderId === by ? message.recipientId : message.senderId;
    return (await this.conversations.findSide(by, otherId))?.isHidden === true;
  }
}

/** Number of messages before a reported one that are copied with it as context. */
const MAX_REPORT_CONTEXT_MESSAGES = 10;

/** Moderation of messages: copies what a reporter sees, and hides a message. Reads nothing else. */
@UseCase()
export class ModerateMessage {
  constructor(
    private readonly messages: Messages,
    private readonly reader: MessageReader,
    private readonly storeMessage: StoreMessage,
    private readonly relationships: Relationships,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a message and those before it, as one of its two sides sees them, oldest first. People can report what they
   * received despite a block.
   * @returns null for other people, and if the message is deleted or hidden
   */
  async findContext(userId: number, id: number): Promise<readonly MessageState[] | null> {
    const message = (await this.messages.find(id as MessageId))?.snapshot();
    if (!message || toShownMessage(message).deletedAt !== null) return null;
    const { senderId, recipientId } = message;
    if (userId !== senderId && userId !== recipientId) return null;
    const { items } = await this.reader.listBetween(senderId, recipientId, {
      limit: MAX_REPORT_CONTEXT_MESSAGES,
      before: id,
    });
    return [...items].reverse().concat(message).map(toShownMessage);
  }

  /**
   * Hides or shows a message; repeating it changes nothing.
   * @returns false if the message does not exist or its sender has deleted it
   */
  async setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const message = (await this.messages.find(id as MessageId))?.snapshot();
      if (!message) return false;
      if (message.isRequest) await this.#hideRequest(message, isHidden);
      return (await this.storeMessage.change(id, (found) => found.setHidden(isHidden, now))).deletedAt === null;
    });
  }

  /** The connection has a copy of the latest request. Locks the two people before the conversation, as writing does. */
  async #hideRequest({ id, senderId, recipientId }: MessageState, isHidden: boolean): Promise<void> {
    await this.relationships.getStatus(senderId, recipientId);
    const latest = (await this.messages.findLastRequest(senderId, recipientId))?.request;
    if (latest?.id === id) await this.relationships.hideRequest(senderId, recipientId, isHidden);
  }
}
