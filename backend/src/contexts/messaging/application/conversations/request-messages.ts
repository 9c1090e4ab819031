import { UseCase } from '../../../../shared/application/use-case';
import { Message, type MessageDraft } from '../../domain/conversations/message';
import { StoreMessage } from './store-message';
import { Messages, MessageReader, type RequestMessage } from './ports/messages';
import { type PendingRequest, Relationships } from './ports/relationships';

/** Stores a connection request as a message to its recipient, in the same unit of work. */
@UseCase()
export class StoreRequestMessage {
  constructor(private readonly storeMessage: StoreMessage) {}

  async execute({ draft, at }: { draft: MessageDraft; at: Date }): Promise<void> {
    // A request without text has no message.
    if (draft.content.trim() === '') return;
    await this.storeMessage.add(draft, (id) => Message.request(id, draft, at));
  }
}

/** The message that is sent when a request is accepted. */
const ACCEPTANCE_REPLY_TEXT = "Thanks for reaching out! I'd be happy to connect with you.";

interface RequestParties {
  /** The sender of the request. */
  readonly fromUserId: number;
  readonly toUserId: number;
}

/** Updates the conversation after an answer to a request, in the unit of work of the answer. */
@UseCase()
export class AnswerRequestMessage {
  constructor(
    private readonly messages: Messages,
    private readonly storeMessage: StoreMessage,
  ) {}

  /** Marks the message of an answered request as read. */
  async markRead({ fromUserId, toUserId }: RequestParties, now: Date): Promise<void> {
    const last = await this.messages.findLastRequest(fromUserId, toUserId);
    if (last) await this.storeMessage.change(last.request.id, (message) => message.markReadBy(toUserId, now));
  }

  async storeAcceptanceReply({ fromUserId, toUserId }: RequestParties, now: Date): Promise<void> {
    const reply = { senderId: toUserId, recipientId: fromUserId, content: ACCEPTANCE_REPLY_TEXT };
    await this.storeMessage.add(reply, (id) => Message.write(id, reply, now));
  }
}

/** A pending request and its message. */
export interface ShownRequest {
  readonly connectionRequest: PendingRequest;
  readonly message: RequestMessage;
}

/** Lists the pending requests to a user, newest first. Listing does not answer them. */
@UseCase()
export class ShowConnectionRequests {
  constructor(
    private readonly relationships: Relationships,
    private readonly messages: MessageReader,
  ) {}

  async execute(userId: number): Promise<ShownRequest[]> {
    const pending = await this.relationships.listPendingRequests(userId);
    if (pending.length === 0) return [];
    const senderIds = pending.map(({ sender }) => sender.id);
    const messages = await this.messages.listRequests(userId, senderIds);
    const messageBySender = new Map(messages.map((message) => [message.senderId, message]));

    return pending.flatMap((connectionRequest) => {
      const message = messageBySender.get(connectionRequest.sender.id);
      return message ? [{ connectionRequest, message }] : [];
    });
  }
}
