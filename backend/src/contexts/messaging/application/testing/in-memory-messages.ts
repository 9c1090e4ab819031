import type { MessageId } from '../../domain/ids';
import { Message, type MessageState } from '../../domain/message';
import { MessageReader, type RequestMessage, type Stretch } from '../ports/message-reader';
import { Messages } from '../ports/messages';

/** What was said, in a list: kept and read in one. */
export class InMemoryMessages extends Messages {
  readonly said: MessageState[] = [];

  async add(write: (id: MessageId) => Message): Promise<Message> {
    const message = write((this.said.length + 1) as MessageId);
    this.said.push(message.snapshot());
    return message;
  }

  async byId(id: MessageId): Promise<Message | null> {
    const state = this.said.find((one) => one.id === id);
    return state ? Message.restore(state) : null;
  }

  async save(message: Message): Promise<void> {
    const state = message.snapshot();
    this.said[this.said.findIndex(({ id }) => id === state.id)] = state;
  }

  async lastRequest(from: number, to: number): Promise<{ request: Message; sent: number } | null> {
    const sent = this.said.filter(({ senderId, recipientId }) => senderId === from && recipientId === to);
    const request = sent.findLast(({ isRequest }) => isRequest);
    return request
      ? { request: Message.restore(request), sent: sent.filter(({ id }) => id >= request.id).length }
      : null;
  }
}

export class InMemoryMessageReader extends MessageReader {
  constructor(private readonly messages: InMemoryMessages) {
    super();
  }

  async of(userId: number, { limit, before }: Stretch): Promise<{ items: readonly MessageState[]; hasMore: boolean }> {
    const older = this.messages.said
      .filter(({ senderId, recipientId }) => senderId === userId || recipientId === userId)
      .filter(({ id }) => before === null || id < before)
      .reverse();
    return { items: older.slice(0, limit), hasMore: older.length > limit };
  }

  async requestsTo(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]> {
    const found = senderIds.map((from) =>
      this.messages.said.findLast(
        ({ senderId, recipientId, isRequest }) => senderId === from && recipientId === userId && isRequest,
      ),
    );
    return found
      .filter((one) => one !== undefined)
      .map(({ id, senderId, content, sentAt }) => ({ id, senderId, content, sentAt }));
  }

  async unreadCount(userId: number): Promise<number> {
    return this.messages.said.filter(({ recipientId, read }) => recipientId === userId && !read).length;
  }
}
