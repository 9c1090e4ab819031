import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { MessageNotFound } from '../domain/errors';
import type { MessageId } from '../domain/ids';
import type { MessageState } from '../domain/message';
import { Messages } from './ports/messages';
import { Relations } from './ports/relations';

/** Somebody has read a message; a request that is read and not answered is turned down. */
@UseCase()
export class ReadMessage {
  constructor(
    private readonly messages: Messages,
    private readonly relations: Relations,
    private readonly transactions: Transactions,
  ) {}

  /** @throws MessageNotFound, OnlyRecipientReads */
  execute({ by, id }: { by: number; id: number }): Promise<MessageState> {
    return this.transactions.run(async () => {
      const message = await this.messages.byId(id as MessageId);
      if (!message) throw new MessageNotFound();
      message.readBy(by);
      await this.messages.save(message);

      const { senderId, isRequest } = message.snapshot();
      if (isRequest && (await this.#isLast(senderId, by, id))) await this.relations.dismiss(by, senderId);
      return message.snapshot();
    });
  }

  /** An older request, long answered, says nothing about a newer one. */
  async #isLast(from: number, to: number, id: number): Promise<boolean> {
    return (await this.messages.lastRequest(from, to))?.request.snapshot().id === id;
  }
}
