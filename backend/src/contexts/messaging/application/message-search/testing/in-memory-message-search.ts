import type { MessageState } from '../../../domain/conversations/message';
import { containsAllTerms } from '../../../domain/message-search/word-matches';
import type { InMemoryConversations } from '../../conversations/testing/in-memory-conversations';
import type { InMemoryMessages } from '../../conversations/testing/in-memory-messages';
import { MessageSearch, type SearchedMessage } from '../ports/message-search';

/** In-memory search in a list. */
export class InMemoryMessageSearch extends MessageSearch {
  constructor(
    private readonly messages: InMemoryMessages,
    private readonly conversations: InMemoryConversations,
  ) {
    super();
  }

  async listNewest(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]> {
    const hidden = this.conversations.listByOwner(userId).filter(({ isHidden }) => isHidden);
    const isShown = (otherId: number): boolean => hidden.every((side) => side.otherId !== otherId);
    const isOwn = ({ senderId, recipientId }: MessageState): boolean =>
      (senderId === userId && isShown(recipientId)) || (recipientId === userId && isShown(senderId));
    return this.messages.states
      .filter((message) => isOwn(message) && message.hiddenAt === null && containsAllTerms(message.content, terms))
      .sort((one, other) => other.id - one.id)
      .slice(0, limit)
      .map(({ id, senderId, recipientId, content, sentAt }) => ({ id, senderId, recipientId, content, sentAt }));
  }
}
