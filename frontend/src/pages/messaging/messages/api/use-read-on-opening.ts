import { useEffect, useRef } from 'react';
import type { ConversationSummary, Message } from '@/entities/conversation';
import { useMarkConversation } from './use-conversation-changes';

interface OpenThread {
  viewer: number;
  partner: number;
  summary: ConversationSummary | undefined;
  messages: readonly Message[] | undefined;
}

/**
 * Marks received messages as read once they are shown, and again when more arrive. The server only clears the unread
 * count of a request that waits for an answer; marking its message would decline it.
 *
 * @returns a function that stops this, for a reader who wants to keep the conversation unread
 */
export function useMarkReadOnOpening({ viewer, partner, summary, messages }: OpenThread): () => void {
  const { mutate } = useMarkConversation();
  const lastRead = useRef<number | null>(null);
  const isStopped = useRef(false);
  const isUnread = summary !== undefined && summary.unreadCount > 0;
  const newest = messages?.findLast(({ recipientId }) => recipientId === viewer)?.id ?? 0;
  const isShown = messages !== undefined;

  useEffect(() => {
    if (!isShown || !isUnread || isStopped.current || lastRead.current === newest) return;
    lastRead.current = newest;
    // Fails silently: the next opening tries again.
    mutate({ partner, as: 'read' });
  }, [isShown, isUnread, newest, partner, mutate]);

  return () => {
    isStopped.current = true;
  };
}
