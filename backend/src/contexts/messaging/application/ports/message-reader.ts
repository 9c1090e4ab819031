import type { MessageState } from '../../domain/message';

/** A stretch of somebody's messages, newest first. */
export interface Stretch {
  readonly limit: number;
  /** Only messages with a smaller number. */
  readonly before: number | null;
}

/** What a request says. */
export type RequestMessage = Pick<MessageState, 'id' | 'senderId' | 'content' | 'sentAt'>;

export abstract class MessageReader {
  /** What `userId` has sent and received, newest first; `hasMore` when older ones follow. */
  abstract of(
    userId: number,
    stretch: Stretch,
  ): Promise<{ readonly items: readonly MessageState[]; readonly hasMore: boolean }>;

  /** Of each of `senderIds` the last message with which they asked `userId` for a connection. */
  abstract requestsTo(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]>;

  /** How many messages to `userId` are not read. */
  abstract unreadCount(userId: number): Promise<number>;
}
