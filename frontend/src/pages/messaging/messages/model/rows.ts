import type { Connection } from '@/entities/connection';
import type { Message } from '@/entities/conversation';
import type { Outgoing } from './outgoing';

/** One message of a thread, with what is shown above it. */
export interface Row {
  key: string;
  /** The day, on its first message; otherwise null. */
  day: string | null;
  /** Whether it is the first message that was unread when the thread was opened. */
  isFirstNew: boolean;
  content: { message: Message } | { outgoing: Outgoing };
}

const sentAtOf = ({ content }: Pick<Row, 'content'>) =>
  'message' in content ? content.message.sentAt : content.outgoing.at;

const dayOf = (iso: string) => new Date(iso).toDateString();

/** Returns the rows of a thread, oldest first; messages that are being sent come last. */
export function rowsOf(messages: readonly Message[], outgoing: readonly Outgoing[], firstNew: number | null): Row[] {
  const contents: Row['content'][] = [
    ...messages.map((message) => ({ message })),
    ...outgoing.map((one) => ({ outgoing: one })),
  ];
  return contents.map((content, index) => {
    const sentAt = sentAtOf({ content });
    const before = contents[index - 1];
    const isNewDay = !before || dayOf(sentAtOf({ content: before })) !== dayOf(sentAt);
    return {
      key: 'message' in content ? `m${content.message.id}` : content.outgoing.key,
      day: isNewDay ? sentAt : null,
      isFirstNew: 'message' in content && content.message.id === firstNew,
      content,
    };
  });
}

/** Returns the message of the request that the connection began with; undefined if it isn't loaded or had no text. */
export const requestIn = (messages: readonly Message[], connection: Connection | null): Message | undefined =>
  messages.findLast(({ isRequest, senderId }) => isRequest && senderId === connection?.fromUserId);

/** Returns the viewer's last message that they may know was read. */
export const lastRead = (messages: readonly Message[], viewer: number): number | null =>
  messages.findLast(({ senderId, readAt }) => senderId === viewer && readAt !== null)?.id ?? null;

/** Returns the first message to the viewer that they have not read. */
export const firstUnread = (messages: readonly Message[], viewer: number): number | null =>
  messages.find(({ recipientId, read }) => recipientId === viewer && !read)?.id ?? null;
