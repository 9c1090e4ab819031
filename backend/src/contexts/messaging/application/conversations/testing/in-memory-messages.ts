import { type MessageId, toShownMessage, Message, type MessageState } from '../../../domain/conversations/message';
import { containsAllTerms } from '../../../domain/message-search/word-matches';
import { MessageNotFound } from '../../../domain/conversations/errors';
import {
  type FoundMessages,
  type MessageQuery,
  MessageReader,
  type RequestMessage,
  type SearchedMessage,
  Messages,
} from '../ports/messages';
import { InMemoryConversations } from './in-memory-conversations';

/** In-memory messages in a list, for reading and writing. */
export class InMemoryMessages extends Messages {
  readonly states: MessageState[] = [];
  #lastId = 0;

  async nextId(): Promise<MessageId> {
    this.#lastId += 1;
    return this.#lastId as MessageId;
  }

  async find(id: MessageId): Promise<Message | null> {
    const state = this.states.find((one) => one.id === id);
    return state ? Message.restore(state) : null;
  }

  async lock(id: MessageId): Promise<Message> {
    const message = await this.find(id);
    if (!message) throw new MessageNotFound();
    return message;
  }

  async save(message: Message): Promise<void> {
    const state = message.snapshot();
    if (this.states.some(({ id }) => id === state.id)) this.#replace(state);
    else this.states.push(state);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async markRead({ from, to }: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void> {
    for (const one of this.listSent(from, to)) {
      if (one.id !== except && !one.read) this.#replace({ ...one, read: true, readAt: one.readAt ?? at });
    }
  }

  async findLastRequest(from: number, to: number): Promise<{ request: MessageState; sent: number } | null> {
    const sent = this.listSent(from, to);
    const request = sent.findLast(({ isRequest }) => isRequest);
    return request ? { request, sent: sent.filter(({ id }) => id >= request.id).length } : null;
  }

  listSent(from: number, to: number): MessageState[] {
    return this.states.filter(({ senderId, recipientId }) => senderId === from && recipientId === to);
  }

  #replace(state: MessageState): void {
    this.states[this.states.findIndex(({ id }) => id === state.id)] = state;
  }
}

export class InMemoryMessageReader extends MessageReader {
  constructor(
    private readonly messages: InMemoryMessages,
    private readonly conversations: InMemoryConversations,
  ) {
    super();
  }

  async listByUser(userId: number, page: MessageQuery): Promise<FoundMessages> {
    return toPage(this.#listShown(userId), page);
  }

  async listBetween(one: number, other: number, page: MessageQuery): Promise<FoundMessages> {
    const both = [...this.messages.listSent(one, other), ...this.messages.listSent(other, one)];
    return toPage(
      both.sort((a, b) => a.id - b.id),
      page,
    );
  }

  async listWithTerms(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]> {
    return this.#listShown(userId)
      .filter(({ content, hiddenAt }) => hiddenAt === null && containsAllTerms(content, terms))
      .sort((one, other) => other.id - one.id)
      .slice(0, limit)
      .map(({ id, senderId, recipientId, content, sentAt }) => ({ id, senderId, recipientId, content, sentAt }));
  }

  async listRequests(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]> {
    const found = senderIds.map((from) => this.messages.listSent(from, userId).findLast(({ isRequest }) => isRequest));
    return found
      .filter((one) => one !== undefined)
      .map(toShownMessage)
      .map(({ id, senderId, content, sentAt }) => ({ id, senderId, content, sentAt }));
  }

  async countSentSinceRequest(
    userId: number,
    recipientIds: readonly number[],
    limit: number,
  ): Promise<ReadonlyMap<number, number>> {
    const counted = new Map<number, number>();
    for (const to of recipientIds) {
      const last = await this.messages.findLastRequest(userId, to);
      if (last) counted.set(to, Math.min(limit, last.sent));
    }
    return counted;
  }

  #listShown(userId: number): MessageState[] {
    const hidden = this.conversations.listByOwner(userId).filter(({ isHidden }) => isHidden);
    const isShown = (otherId: number): boolean => hidden.every((side) => side.otherId !== otherId);
    return this.messages.states.filter(
      ({ senderId, recipientId }) =>
        (senderId === userId && isShown(recipientId)) || (recipientId === userId && isShown(senderId)),
    );
  }
}

function toPage(messages: readonly MessageState[], { limit, before }: MessageQuery): FoundMessages {
  const older = messages.filter(({ id }) => before === null || id < before).reverse();
  return { items: older.slice(0, limit), hasMore: older.length > limit };
}
