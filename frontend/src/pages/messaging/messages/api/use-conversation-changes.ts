import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { deleteMessage, markConversation } from './conversations';
import { emptyInThread, invalidateLists } from './thread-cache';

interface Mark {
  partner: number;
  as: 'read' | 'unread';
}

/** Marks conversations as read or unread. */
export function useMark() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ partner, as }: Mark) => markConversation(partner, as),
    onSuccess: (_, { partner }) => invalidateLists(queryClient, partner),
  });
}

/** Marks conversations at the user's request, and shows why it failed. */
export function useMarkByHand() {
  const mark = useMark();
  return (change: Mark) =>
    mark.mutateAsync(change).catch((error: unknown) => {
      toast({ title: `Failed to mark as ${change.as}`, text: refusalInFull(error), variant: 'destructive' });
    });
}

/** Deletes the user's own message for both sides. */
export function useDeleteMessage(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess: async (_, id) => {
      await emptyInThread(queryClient, viewer, partner, id);
      toast({ title: 'Message deleted' });
      void invalidateLists(queryClient, partner);
    },
    onError: (error) =>
      toast({ title: 'Failed to delete message', text: refusalInFull(error), variant: 'destructive' }),
  });
}
