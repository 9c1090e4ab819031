import type { Connection } from '@/entities/connection';
import type { Message } from '@/entities/conversation';
import type { PendingMessage } from './outgoing';

/** One message of a thread, with what is shown above it. */
export interface ThreadRow {
  key: string;
  /** The day, on its first message; otherwise null. */
  day: string | null;
  /** Whether it is the first message that was unread when the thread was opened. */
  isFirstNew: boolean;
  content: { message: Message } | { outgoing: PendingMessage };
}

const rowSentAt = ({ content }: Pick<ThreadRow, 'content'>) =>
  'message' in content ? content.message.sentAt : content.outgoing.at;

const toDayString = (iso: string) => new Date(iso).toDateString();

/** Returns the rows of a thread, oldest first; messages that are being sent come last. */
export function toThreadRows(
  messages: readonly Message[],
  outgoing: readonly PendingMessage[],
  firstNewIndex: number | null,
): ThreadRow[] {
  const contents: ThreadRow['content'][] = [
    ...messages.map((message) => ({ message })),
    ...outgoing.map((one) => ({ outgoing: one })),
  ];
  return contents.map((content, index) => {
    const sentAt = rowSentAt({ content });
    const before = contents[index - 1];
    const isNewDay = !before || toDayString(rowSentAt({ content: before })) !== toDayString(sentAt);
    return {
      key: 'message' in content ? `m${content.message.id}` : content.outgoing.key,
      day: isNewDay ? sentAt : null,
      isFirstNew: 'message' in content && content.message.id === firstNewIndex,
      content,
    };
  });
}

/** Returns the message of the request that the connection began with; undefined if it isn't loaded or had no text. */
export const findRequestMessage = (messages: readonly Message[], connection: Connection | null): Message | undefined =>
  messages.findLast(({ isRequest, senderId }) => isRequest && senderId === connection?.fromUserId);

/** Returns the viewer's last message that they may know was read. */
export const findLastReadId = (messages: readonly Message[], viewer: number): number | null =>
  messages.findLast(({ senderId, readAt }) => senderId === viewer && readAt !== null)?.id ?? null;

/** Returns the first message to the viewer that they have not read. */
export const findFirstUnreadId = (messages: readonly Message[], viewer: number): number | null =>
  messages.find(({ recipientId, read }) => recipientId === viewer && !read)?.id ?? null;
