import { UseCase } from '../../../../shared/application/use-case';
import { Message } from '../../domain/conversations/message';
import { Messages } from './ports/messages';
import { StoreMessage } from './store-message';

/** What accepting a request says, in the spec's words. */
export const ACCEPTED_REPLY = "Thanks for reaching out! I'd be happy to connect with you.";

interface Sides {
  /** Who asked for the connection. */
  readonly fromUserId: number;
  readonly toUserId: number;
}

/** Keeps the conversation in step with an answer to a request, in the unit of work of the answer. */
@UseCase()
export class AnswerRequestMessage {
  constructor(
    private readonly messages: Messages,
    private readonly storeMessage: StoreMessage,
  ) {}

  /** Answering a request marks its message as read. */
  async markRead({ fromUserId, toUserId }: Sides, now: Date): Promise<void> {
    const last = await this.messages.lastRequest(fromUserId, toUserId);
    if (last) await this.storeMessage.change(last.request.snapshot().id, (message) => message.readBy(toUserId, now));
  }

  async replyAccepted({ fromUserId, toUserId }: Sides, now: Date): Promise<void> {
    const reply = { senderId: toUserId, recipientId: fromUserId, content: ACCEPTED_REPLY };
    await this.storeMessage.add(reply, (id) => Message.write(id, reply, now));
  }
}
