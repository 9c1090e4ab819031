import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { forumQueries, type Discussion, type DiscussionPage, type ListedDiscussion } from '@/entities/discussion';
import type { LinkedPage } from '@/shared/api';

type Lists = InfiniteData<LinkedPage<ListedDiscussion>>;
type Details = InfiniteData<DiscussionPage>;

/** Returns a function that updates a discussion in all cached queries. */
export function useDiscussionCache(id: number) {
  const queryClient = useQueryClient();
  return (change: Partial<Discussion>) => {
    queryClient.setQueriesData<Lists>(
      { queryKey: forumQueries.lists },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === id ? { ...one, ...change } : one)),
          })),
        },
    );
    queryClient.setQueriesData<Details>(
      { queryKey: forumQueries.details(id) },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, discussion: { ...page.discussion, ...change } })),
        },
    );
  };
}
