import { UseCase } from '../../../../shared/application/use-case';
import type { MessageId } from '../../domain/conversations/ids';
import type { Message, MessageDraft, MessageState } from '../../domain/conversations/message';
import { Conversations } from './ports/conversations';
import { Messages } from './ports/messages';

/** The one way in which messages are kept and changed: with their conversation, in the caller's unit of work. */
@UseCase()
export class StoreMessage {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: Conversations,
  ) {}

  /** @param write makes the message of the number it gets */
  async add({ senderId, recipientId }: MessageDraft, write: (id: MessageId) => Message): Promise<MessageState> {
    const conversation = await this.conversations.between(senderId, recipientId);
    const message = (await this.messages.add(write)).snapshot();
    conversation.add(message);
    await this.conversations.save(conversation);
    return message;
  }

  /** @returns null where there is no such message @throws what `change` throws; then nothing has changed */
  async change(id: number, change: (message: Message) => void): Promise<MessageState | null> {
    const seen = await this.messages.byId(id as MessageId);
    if (!seen) return null;
    const { senderId, recipientId } = seen.snapshot();
    // Strangers are refused before anything is locked.
    change(seen);

    let conversation = await this.conversations.between(senderId, recipientId);
    const message = await this.messages.lock(id as MessageId);
    if (!message) return null;
    const before = message.snapshot();
    // One of the two was erased in the meantime: their number is another now.
    if (before.senderId !== senderId || before.recipientId !== recipientId) {
      conversation = await this.conversations.between(before.senderId, before.recipientId);
    }
    change(message);
    await this.messages.save(message);
    conversation.change(before, message.snapshot());
    await this.conversations.save(conversation);
    return message.snapshot();
  }
}
