import { UseCase } from '../../../shared/application/use-case';
import { Message } from '../domain/message';
import { Messages } from './ports/messages';
import { Relations } from './ports/relations';

/** A request that was made is kept as a message to whoever was asked, in the same unit of work. */
@UseCase()
export class KeepRequestMessage {
  constructor(
    private readonly messages: Messages,
    private readonly relations: Relations,
  ) {}

  async execute(asked: { connectionId: number; fromUserId: number; toUserId: number; at: Date }): Promise<void> {
    const { connectionId, fromUserId: senderId, toUserId: recipientId, at } = asked;
    const pending = await this.relations.pendingTo(recipientId);
    const content = pending.find((one) => one.connectionId === connectionId)?.message ?? '';
    // A request without words is no message.
    if (content.trim() === '') return;

    await this.messages.add((id) => Message.request(id, { senderId, recipientId, content }, at));
  }
}
