import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { notificationCountQuery, notificationQueries, type Notification } from '@/entities/notification';
import type { LinkedPage } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { markNotificationsRead } from './mark-notifications-read';

type ReadSelection = Parameters<typeof markNotificationsRead>[0];
type NotificationPages = InfiniteData<LinkedPage<Notification>, string>;

const isSelected = (selection: ReadSelection, id: number) =>
  'ids' in selection ? selection.ids.includes(id) : id <= selection.upTo;

/** Marks notifications as read, in all cached lists and in the count. */
export function useMarkRead(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markNotificationsRead,
    onSuccess: (count, selection) => {
      const readAt = new Date().toISOString();
      const marked = (one: Notification) =>
        isSelected(selection, one.id) ? { ...one, readAt: one.readAt ?? readAt } : one;
      queryClient.setQueriesData<NotificationPages>(
        { queryKey: notificationQueries.lists },
        (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(marked) })) },
      );
      queryClient.setQueryData(notificationCountQuery(viewer).queryKey, count);
    },
  });
}

/** Marks all notifications as read; unlike `useMarkRead`, it reports a failure. */
export function useMarkAllRead(viewer: number) {
  const { mutate, isPending } = useMarkRead(viewer);
  return {
    isPending,
    /** @param newest ID of the last notification that the user has seen in the list */
    markAll: (newest: number) =>
      mutate(
        { upTo: newest },
        {
          onError: (error) =>
            toast({ title: 'Failed to mark as read', text: detailedRefusalText(error), variant: 'destructive' }),
        },
      ),
  };
}
