import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { fetchLinkedPage, type LinkedPage } from '@/shared/api';
import { conversationQueries } from './conversations';
import type { Message } from './messages';

/** The loaded pages of a conversation: the newest page first, each page oldest first. */
export type Thread = InfiniteData<LinkedPage<Message>, string>;

/**
 * Merges the newest page into the loaded ones. Null if that is not enough: messages between the two are missing, or an
 * older page has messages that may have been marked as read since. The viewer's own messages look unread while read
 * receipts are not shared.
 */
export function mergeNewestPage(
  { pages, pageParams }: Thread,
  fresh: LinkedPage<Message>,
  partner: number,
): Thread | null {
  const [newest, ...older] = pages;
  const [first, last] = [fresh.items[0], fresh.items.at(-1)];
  const known = newest?.items.at(-1);
  if (!newest || !first || !last || !known) return null;
  const isJoined = fresh.items.some(({ id }) => id === known.id) || known.id > last.id;
  const isShared = fresh.items.some(({ readAt }) => readAt !== null);
  const mayHaveChanged = ({ read, senderId }: Message) => !read && (isShared || senderId === partner);
  if (!isJoined || older.some(({ items }) => items.some(mayHaveChanged))) return null;
  const before = newest.items.filter(({ id }) => id < first.id);
  // Messages that arrived during the request.
  const after = newest.items.filter(({ id }) => id > last.id);
  return { pages: [{ items: [...before, ...fresh.items, ...after], next: newest.next }, ...older], pageParams };
}

/** Reloads the newest page of an open conversation, and the other pages only if that is not enough. */
export async function readNewestMessages(queryClient: QueryClient, userId: number): Promise<void> {
  const threads = queryClient.getQueryCache().findAll({ queryKey: conversationQueries.threads(userId) });
  await Promise.all(
    threads.map(async (query) => {
      const { queryKey } = query;
      const thread = queryClient.getQueryData<Thread>(queryKey);
      const isLong = thread !== undefined && thread.pages.length > 1;
      const isQuiet = query.isActive() && query.state.fetchStatus === 'idle';
      const address = thread?.pageParams[0];
      if (isLong && isQuiet && address !== undefined) {
        const fresh = await fetchLinkedPage<Message>(address).catch(() => null);
        const now = queryClient.getQueryData<Thread>(queryKey);
        const joined = fresh && now && mergeNewestPage(now, fresh, userId);
        if (joined) return void queryClient.setQueryData(queryKey, joined);
      }
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  );
}
