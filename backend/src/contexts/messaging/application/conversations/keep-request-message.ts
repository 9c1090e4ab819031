import { UseCase } from '../../../../shared/application/use-case';
import { Message, type MessageDraft } from '../../domain/conversations/message';
import { StoreMessage } from './store-message';

/** A request that was made is kept as a message to its recipient, in the same unit of work. */
@UseCase()
export class KeepRequestMessage {
  constructor(private readonly storeMessage: StoreMessage) {}

  async execute({ draft, at }: { draft: MessageDraft; at: Date }): Promise<void> {
    // A request without words is no message.
    if (draft.content.trim() === '') return;
    await this.storeMessage.add(draft, (id) => Message.request(id, draft, at));
  }
}
