import type { MessageState } from './message';

/**
 * A message as one of its two sides gets it. Whether and when the other side read it belongs to the reader: without their
 * consent it looks unread.
 */
export function asSeenBy(viewer: number, message: MessageState, sharesReceipts: boolean): MessageState {
  if (message.senderId !== viewer) return { ...message, readAt: null };
  return sharesReceipts ? message : { ...message, read: false, readAt: null };
}
