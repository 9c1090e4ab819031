import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type MessageId, type MessageState, asShown, asSeenBy } from '../../domain/conversations/message';
import { MessageNotFound } from '../../domain/conversations/errors';
import { Messages, MessageReader } from './ports/messages';
import { Relationships } from './ports/relationships';
import { StoreMessage } from './store-message';
import { ConversationReader } from './ports/conversations';

/** Someone has read a message; a request that is read and not answered is turned down. */
@UseCase()
export class ReadMessage {
  constructor(
    private readonly messages: Messages,
    private readonly relationships: Relationships,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageNotFound, OnlyRecipientReads */
  execute({ by, id }: { by: number; id: number }): Promise<MessageState> {
    return this.transactions.run(async () => {
      const seen = await this.messages.byId(id as MessageId);
      if (!seen) throw new MessageNotFound();
      const now = this.clock.now();
      seen.readBy(by, now);
      const { senderId, isRequest } = seen.snapshot();

      // Turning a request down locks the two people, which comes before the conversation.
      if (isRequest) await this.relationships.status(by, senderId);
      const read = await this.storeMessage.change(id, (message) => message.readBy(by, now));
      if (!read) throw new MessageNotFound();
      if (isRequest && (await this.#isLast(senderId, by, id))) await this.relationships.dismiss(by, senderId);
      return asSeenBy(by, read, false);
    });
  }

  /** An older request, long answered, says nothing about a newer one. */
  async #isLast(from: number, to: number, id: number): Promise<boolean> {
    return (await this.messages.lastRequest(from, to))?.request.snapshot().id === id;
  }
}

/** The sender takes a message back, a short time after sending it. */
@UseCase()
export class DeleteMessage {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: ConversationReader,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A second time changes nothing. @throws MessageNotFound, OnlySenderDeletes, RequestStays, TooLateToDelete */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    await this.transactions.run(async () => {
      if (await this.#isHidden(by, id)) throw new MessageNotFound();
      const now = this.clock.now();
      const deleted = await this.storeMessage.change(id, (message) => message.deleteBy(by, now));
      if (!deleted) throw new MessageNotFound();
    });
  }

  /** Two of whom one blocks the other have nothing to do with each other's messages. */
  async #isHidden(by: number, id: number): Promise<boolean> {
    const message = (await this.messages.byId(id as MessageId))?.snapshot();
    if (!message) return false;
    const otherId = message.senderId === by ? message.recipientId : message.senderId;
    return (await this.conversations.sideOf(by, otherId))?.isHidden === true;
  }
}

/** How many messages before a reported one show what it answers. */
export const CONTEXT_OF_REPORT = 10;

/** What moderation may do with messages: copy what a reporter sees, hide one. Nothing else is read for it. */
@UseCase()
export class ModerateMessage {
  constructor(
    private readonly messages: Messages,
    private readonly reader: MessageReader,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A message with those before it, as one of its two sides sees them, oldest first. A block between the two does not
   * keep anyone from reporting what they got.
   * @returns null for strangers, and when it is deleted or hidden
   */
  async seenBy(userId: number, id: number): Promise<readonly MessageState[] | null> {
    const message = (await this.messages.byId(id as MessageId))?.snapshot();
    if (!message || asShown(message).deletedAt !== null) return null;
    const { senderId, recipientId } = message;
    if (userId !== senderId && userId !== recipientId) return null;
    const { items } = await this.reader.between(senderId, recipientId, { limit: CONTEXT_OF_REPORT, before: id });
    return [...items].reverse().concat(message).map(asShown);
  }

  /** A second time changes nothing. @returns false when it is not there, or its sender has deleted it */
  async setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const changed = await this.storeMessage.change(id, (message) => message.setHidden(isHidden, now));
      return changed !== null && changed.deletedAt === null;
    });
  }
}
