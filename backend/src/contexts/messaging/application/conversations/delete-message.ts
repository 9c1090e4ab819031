import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MessageId } from '../../domain/conversations/ids';
import { MessageNotFound } from '../../domain/conversations/message-errors';
import { ConversationReader } from './ports/conversations';
import { Messages } from './ports/messages';
import { StoreMessage } from './store-message';

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
