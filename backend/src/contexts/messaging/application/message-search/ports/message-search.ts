import type { MessageState } from '../../../domain/conversations/message';

export type SearchedMessage = Pick<MessageState, 'id' | 'senderId' | 'recipientId' | 'content' | 'sentAt'>;

export abstract class MessageSearch {
  /**
   * The newest messages that `userId` has sent or received in which each term begins a word, newest first. Deleted
   * messages and hidden conversations are left out.
   * @param terms folded, at least one
   */
  abstract newestWith(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]>;
}
