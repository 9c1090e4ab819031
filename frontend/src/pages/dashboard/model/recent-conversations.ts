import type { Connection, ConnectionRequest } from '@/entities/connection';
import { conversationQueries, type Conversation } from '@/entities/conversation';

/** The number of conversations shown. */
const SHOWN_CONVERSATION_COUNT = 3;
/** Additional conversations to load, because the last message of some may be shown elsewhere or deleted. */
const SPARE_CONVERSATION_COUNT = 7;

export const recentConversationsQuery = (viewer: number) =>
  conversationQueries.list(viewer, SHOWN_CONVERSATION_COUNT + SPARE_CONVERSATION_COUNT);

const hasText = ({ lastMessage: { isDeleted, content } }: Conversation): boolean => !isDeleted && content.trim() !== '';

/** Returns the conversations with unread messages, without those whose message is a received request. */
export function listUnreadConversations(
  conversations: readonly Conversation[],
  requests: readonly ConnectionRequest[],
): Conversation[] {
  const senders = new Set(requests.map(({ sender }) => sender.id));
  return conversations.filter(
    (conversation) => conversation.unreadCount > 0 && hasText(conversation) && !senders.has(conversation.other.id),
  );
}

/**
 * Returns the conversations to show, unread ones first. Leaves out what other sections of the dashboard show: received
 * requests, and sent requests without an unread message.
 */
export function listRecentConversations(
  conversations: readonly Conversation[],
  requests: readonly ConnectionRequest[],
  sentRequests: readonly Connection[],
): Conversation[] {
  const recipients = new Set(sentRequests.map(({ other }) => other.id));
  const senders = new Set(requests.map(({ sender }) => sender.id));
  const read = conversations.filter(
    (conversation) =>
      conversation.unreadCount === 0 &&
      hasText(conversation) &&
      !recipients.has(conversation.other.id) &&
      !senders.has(conversation.other.id),
  );
  return [...listUnreadConversations(conversations, requests), ...read].slice(0, SHOWN_CONVERSATION_COUNT);
}
