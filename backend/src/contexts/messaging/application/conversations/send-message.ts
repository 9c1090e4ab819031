import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Message, type MessageDraft, type MessageState } from '../../domain/conversations/message';
import {
  assertMayWriteAgain,
  getMessageEffect,
  countMessagesLeft,
  MAX_MESSAGES_BEFORE_ANSWER,
} from '../../domain/conversations/writing-permission';
import { Messages } from './ports/messages';
import { Relationships } from './ports/relationships';
import { StoreMessage } from './store-message';

export interface SentMessage {
  readonly message: MessageState;
  /** Connection status after this message. */
  readonly connectionStatus: 'pending_sent' | 'connected';
  /** Null after the recipient has answered. */
  readonly messagesLeftBeforeAnswer: number | null;
}

/** Sends a message. To a stranger, it requests a connection; to the sender of a request, it accepts the request. */
@UseCase()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly relationships: Relationships,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageRefused, MessageLimitBeforeAnswerReached, and the refusals of requesting and accepting a connection */
  async execute(draft: MessageDraft): Promise<SentMessage> {
    Message.assertValidDraft(draft);
    const { senderId, recipientId, content } = draft;

    return this.transactions.run(async () => {
      const effect = getMessageEffect(await this.relationships.getStatus(senderId, recipientId));
      if (effect === 'requests') {
        await this.relationships.request(senderId, recipientId, content);
        // Every request is stored as a message, whatever route it comes from, so this one exists already.
        const last = await this.messages.findLastRequest(senderId, recipientId);
        return toUnansweredMessage(last!.request, last!.sent);
      }
      if (effect === 'waits') return this.#writeAgain(draft);
      if (effect === 'accepts') await this.relationships.accept(senderId, recipientId);
      const now = this.clock.now();
      const message = await this.storeMessage.add(draft, (id) => Message.write(id, draft, now));
      return { message, connectionStatus: 'connected', messagesLeftBeforeAnswer: null };
    });
  }

  async #writeAgain(draft: MessageDraft): Promise<SentMessage> {
    // If the request had no text, there is nothing to count from: the sender has to wait for an answer.
    const last = await this.messages.findLastRequest(draft.senderId, draft.recipientId);
    const sent = last?.sent ?? MAX_MESSAGES_BEFORE_ANSWER;
    assertMayWriteAgain(sent);
    const now = this.clock.now();
    const message = await this.storeMessage.add(draft, (id) => Message.writeUnanswered(id, draft, now));
    return toUnansweredMessage(message, sent + 1);
  }
}

const toUnansweredMessage = (message: MessageState, sent: number): SentMessage => ({
  message,
  connectionStatus: 'pending_sent',
  messagesLeftBeforeAnswer: countMessagesLeft(sent),
});
