import type { MessageState } from '../../../domain/conversations/message';

export type SearchedMessage = Pick<MessageState, 'id' | 'senderId' | 'recipientId' | 'content' | 'sentAt'>;

export abstract class MessageSearch {
  /**
   * Finds the newest messages that `userId` has sent or received in which each term is a prefix of a word, newest
   * first. Leaves out deleted messages and hidden conversations.
   * @param terms folded, at least one
   */
  abstract listNewest(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]>;
}
