import { Injectable } from '@nestjs/common';
import { MarkConversation } from './application/conversations/mark-conversation';
import { ConversationReader } from './application/conversations/ports/conversations';
import { SendMessage } from './application/conversations/send-message';
import { type FoundMessage, SearchMessages } from './application/message-search/search-messages';
import type { MessageDraft } from './domain/conversations/message';

/** Conversations between two people. */
@Injectable()
export class ConversationsFacade {
  constructor(
    private readonly conversations: ConversationReader,
    private readonly sendMessage: SendMessage,
    private readonly markConversation: MarkConversation,
    private readonly messageSearch: SearchMessages,
  ) {}

  /** Counts unread messages, as shown beside the conversations. */
  countUnread(userId: number): Promise<number> {
    return this.conversations.countUnread(userId);
  }

  /** Counts the conversations of any of these people with a message after this time. */
  countActive(userIds: readonly number[], after: Date): Promise<number> {
    return this.conversations.countActive(userIds, after);
  }

  /**
   * Sends a message; to the sender of a connection request, it accepts the request.
   * @throws MessageRefused, MessageLimitBeforeAnswerReached
   */
  async send(draft: MessageDraft): Promise<void> {
    await this.sendMessage.execute(draft);
  }

  /**
   * Marks the messages that `by` has received from `otherId` as read.
   * @throws CannotMessageYourself, ConversationNotFound
   */
  async markRead(conversation: { by: number; otherId: number }): Promise<void> {
    await this.markConversation.markAsRead(conversation);
  }

  /** Finds a person's newest messages in which words begin with the typed words. */
  searchMessages(userId: number, typed: string, limit: number): Promise<FoundMessage[]> {
    return this.messageSearch.execute(userId, typed, limit);
  }
}
