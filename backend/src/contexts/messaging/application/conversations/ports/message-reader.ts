import type { MessageState } from '../../../domain/conversations/message';

/** A page of messages from a number on. */
export interface MessagePage {
  readonly limit: number;
  /** Only messages with a smaller number. */
  readonly before: number | null;
}

export interface FoundMessages {
  readonly items: readonly MessageState[];
  /** Older ones follow. */
  readonly hasMore: boolean;
}

/** What a request says. */
export type RequestMessage = Pick<MessageState, 'id' | 'senderId' | 'content' | 'sentAt'>;

export abstract class MessageReader {
  /** What `userId` has sent and received, newest first, without conversations that are hidden. */
  abstract of(userId: number, page: MessagePage): Promise<FoundMessages>;

  /** What two people have written to each other, newest first. */
  abstract between(one: number, other: number, page: MessagePage): Promise<FoundMessages>;

  /** Of each of `senderIds` the last message with which they asked `userId` for a connection. */
  abstract requestsTo(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]>;

  /** How many messages `userId` has sent to each since they last asked, with the request; counting ends at `most`. */
  abstract sentSinceRequest(
    userId: number,
    recipientIds: readonly number[],
    most: number,
  ): Promise<ReadonlyMap<number, number>>;
}
