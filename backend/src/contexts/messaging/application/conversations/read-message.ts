import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MessageId } from '../../domain/conversations/ids';
import type { MessageState } from '../../domain/conversations/message';
import { MessageNotFound } from '../../domain/conversations/message-errors';
import { asSeenBy } from '../../domain/conversations/read-receipt';
import { Messages } from './ports/messages';
import { Relationships } from './ports/relationships';
import { StoreMessage } from './store-message';

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
