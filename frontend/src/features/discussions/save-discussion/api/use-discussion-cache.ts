import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { forumQueries, type Discussion, type DiscussionPage, type ListedDiscussion } from '@/entities/discussion';
import type { LinkedPage } from '@/shared/api';

type DiscussionListData = InfiniteData<LinkedPage<ListedDiscussion>>;
type DiscussionDetailData = InfiniteData<DiscussionPage>;

/** Returns a function that updates a discussion in all cached queries. */
export function useUpdateCachedDiscussion(id: number) {
  const queryClient = useQueryClient();
  return (change: Partial<Discussion>) => {
    queryClient.setQueriesData<DiscussionListData>(
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
    queryClient.setQueriesData<DiscussionDetailData>(
      { queryKey: forumQueries.details(id) },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, discussion: { ...page.discussion, ...change } })),
        },
    );
  };
}
