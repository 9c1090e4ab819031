import {
  Conversation,
  type ConversationSide,
  type UserIdPair,
  countShownUnread,
} from '../../../domain/conversations/conversation';
import { MessageSent } from '../../../domain/conversations/events';
import type { DeliverMessage } from '../deliver-message';
import { ConversationReader, Conversations, type ConversationQuery } from '../ports/conversations';

const keyOf = (ownerId: number, otherId: number): string => `${ownerId}:${otherId}`;

/** In-memory conversations: their sides in a map. */
export class InMemoryConversations extends Conversations {
  readonly sides = new Map<string, ConversationSide>();
  deliver?: DeliverMessage;

  async lock([one, other]: UserIdPair): Promise<Conversation> {
    const sides = [this.sides.get(keyOf(one, other)), this.sides.get(keyOf(other, one))];
    return Conversation.restore(sides.filter((side) => side !== undefined));
  }

  async save(conversation: Conversation): Promise<void> {
    for (const side of conversation.sides) this.sides.set(keyOf(side.ownerId, side.otherId), side);
    for (const event of conversation.pullEvents()) {
      if (event instanceof MessageSent) await this.deliver?.execute(event);
    }
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  listByOwner(ownerId: number): ConversationSide[] {
    return [...this.sides.values()].filter((side) => side.ownerId === ownerId);
  }
}

export class InMemoryConversationReader extends ConversationReader {
  constructor(private readonly conversations: InMemoryConversations) {
    super();
  }

  async list(
    ownerId: number,
    { limit, after }: ConversationQuery,
  ): Promise<{ items: readonly ConversationSide[]; hasMore: boolean }> {
    const items = this.#listVisible(ownerId)
      .filter(({ lastMessage }) => after === null || lastMessage.id < after)
      .sort((one, other) => other.lastMessage.id - one.lastMessage.id);
    return { items: items.slice(0, limit), hasMore: items.length > limit };
  }

  async findSide(ownerId: number, otherId: number): Promise<ConversationSide | null> {
    return this.conversations.sides.get(keyOf(ownerId, otherId)) ?? null;
  }

  async countUnread(ownerId: number): Promise<number> {
    return this.#listVisible(ownerId).reduce((count, side) => count + countShownUnread(side), 0);
  }

  async countActive(ownerIds: readonly number[], after: Date): Promise<number> {
    const active = ownerIds
      .flatMap((id) => this.conversations.listByOwner(id))
      .filter(({ lastMessage }) => lastMessage.sentAt > after);
    return new Set(active.map(({ ownerId, otherId }) => [ownerId, otherId].sort((a, b) => a - b).join(':'))).size;
  }

  #listVisible(ownerId: number): ConversationSide[] {
    return this.conversations.listByOwner(ownerId).filter(({ isHidden }) => !isHidden);
  }
}
