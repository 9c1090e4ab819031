import { Repository } from '../../../../../shared/application/repository';
import type { MessageId, Message, MessageState } from '../../../domain/conversations/message';

/** Messages between people. `lock` and `update` throw MessageNotFound; lock the conversation first. */
export abstract class Messages extends Repository<Message, MessageId> {
  abstract nextId(): Promise<MessageId>;

  abstract find(id: MessageId): Promise<Message | null>;

  /** Marks everything that `from` has written to `to` as read, except this message. */
  abstract markRead(sides: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void>;

  /**
   * Returns the last message with which `from` requested a connection with `to`, and how many they have sent since,
   * including it.
   */
  abstract findLastRequest(
    from: number,
    to: number,
  ): Promise<{ readonly request: MessageState; readonly sent: number } | null>;
}

/** A page of messages, up to an ID. */
export interface MessageQuery {
  readonly limit: number;
  /** Only messages with a smaller ID. */
  readonly before: number | null;
}

export interface FoundMessages {
  readonly items: readonly MessageState[];
  /** Whether older messages follow. */
  readonly hasMore: boolean;
}

/** The message of a connection request. */
export type RequestMessage = Pick<MessageState, 'id' | 'senderId' | 'content' | 'sentAt'>;

/** A message that a search found. */
export type SearchedMessage = Pick<MessageState, 'id' | 'senderId' | 'recipientId' | 'content' | 'sentAt'>;

/** Messages for display. */
export abstract class MessageReader {
  /** Lists what `userId` has sent and received, newest first, without hidden conversations. */
  abstract listByUser(userId: number, page: MessageQuery): Promise<FoundMessages>;

  /** Lists the messages between two people, newest first. */
  abstract listBetween(one: number, other: number, page: MessageQuery): Promise<FoundMessages>;

  /**
   * Lists the newest messages that `userId` has sent or received in which each term is a prefix of a word, newest first.
   * Leaves out deleted messages and hidden conversations.
   * @param terms folded, at least one
   */
  abstract listWithTerms(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]>;

  /** Finds the last message with which each of `senderIds` requested a connection with `userId`. */
  abstract listRequests(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]>;

  /**
   * Counts the messages that `userId` has sent to each recipient since their last request, including it, up to `limit`.
   */
  abstract countSentSinceRequest(
    userId: number,
    recipientIds: readonly number[],
    limit: number,
  ): Promise<ReadonlyMap<number, number>>;
}
