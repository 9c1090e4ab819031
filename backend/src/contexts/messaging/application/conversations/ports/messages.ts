import type { MessageId, Message, MessageState } from '../../../domain/conversations/message';

/** What people have said to each other. */
export abstract class Messages {
  /** Keeps a message that is new, with the number it gets. */
  abstract add(write: (id: MessageId) => Message): Promise<Message>;

  abstract byId(id: MessageId): Promise<Message | null>;

  /** The same, and no one else changes it before the end of the unit of work. The conversation is locked first. */
  abstract lock(id: MessageId): Promise<Message | null>;

  abstract save(message: Message): Promise<void>;

  /** Everything that `from` has written to `to` is read, except this message. */
  abstract markRead(sides: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void>;

  /** The last message with which `from` asked `to` for a connection, and how many they have sent since, with it. */
  abstract lastRequest(from: number, to: number): Promise<{ readonly request: Message; readonly sent: number } | null>;
}

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
