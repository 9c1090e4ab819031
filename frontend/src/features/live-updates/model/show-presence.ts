import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { conversationQueries, type Conversation, type ConversationSummary } from '@/entities/conversation';
import type { LinkedPage } from '@/shared/api';
import { settlePresenceRequests } from './invalidate-changed-queries';

type ConversationPages = InfiniteData<LinkedPage<Conversation>, string>;

/**
 * Updates a person's activity status in cached data about conversations, without refetching it. Responses to requests in
 * progress may be older, so they are updated as well.
 */
export function updateCachedPresence(queryClient: QueryClient, userId: number, isActive: boolean): void {
  writePresence(queryClient, userId, isActive);
  void settlePresenceRequests(queryClient).then(() => writePresence(queryClient, userId, isActive));
}

function writePresence(queryClient: QueryClient, userId: number, isActive: boolean): void {
  const withPresence = <Shown extends { other: Conversation['other'] }>(shown: Shown): Shown =>
    shown.other.id === userId ? { ...shown, other: { ...shown.other, isActive } } : shown;

  queryClient.setQueriesData<ConversationPages>(
    { queryKey: conversationQueries.lists },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(withPresence) })) },
  );
  queryClient.setQueriesData<ConversationSummary>(
    { queryKey: conversationQueries.summaries(userId) },
    (summary) => summary && withPresence(summary),
  );
}
