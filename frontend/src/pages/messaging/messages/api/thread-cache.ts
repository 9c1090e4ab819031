import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { conversationQueries, type Message } from '@/entities/conversation';
import { dashboardQueries } from '@/entities/dashboard';
import type { LinkedPage } from '@/shared/api';

type CachedThread = InfiniteData<LinkedPage<Message>, string>;

/** Changes the cached thread; a pending request would restore the old state. */
async function updateCachedThread(
  queryClient: QueryClient,
  viewer: number,
  partner: number,
  change: (pages: LinkedPage<Message>[]) => LinkedPage<Message>[],
): Promise<void> {
  const { queryKey } = conversationQueries.thread(partner, viewer);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<CachedThread>(queryKey, (thread) => thread && { ...thread, pages: change(thread.pages) });
}

export const addToCachedThread = (queryClient: QueryClient, viewer: number, partner: number, message: Message) =>
  updateCachedThread(queryClient, viewer, partner, ([newest, ...older]) => {
    if (!newest || newest.items.some(({ id }) => id === message.id)) return newest ? [newest, ...older] : older;
    return [{ ...newest, items: [...newest.items, message] }, ...older];
  });

export const markDeletedInCachedThread = (
  queryClient: QueryClient,
  viewer: number,
  partner: number,
  messageId: number,
) => {
  const deleted = { content: '', deletedAt: new Date().toISOString(), containsContactDetails: false };
  return updateCachedThread(queryClient, viewer, partner, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === messageId ? { ...one, ...deleted } : one)),
    })),
  );
};

/** Reloads the lists and counts of conversations around an open thread. */
export const invalidateConversationLists = (queryClient: QueryClient, partner: number): Promise<unknown> =>
  Promise.all(
    [
      conversationQueries.lists,
      conversationQueries.allUnread,
      conversationQueries.summaries(partner),
      dashboardQueries.allStats,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
