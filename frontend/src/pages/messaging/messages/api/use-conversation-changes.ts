import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { deleteMessage, markConversation } from './conversation-changes';
import { markDeletedInCachedThread, invalidateConversationLists } from './thread-cache';

interface ConversationMark {
  partner: number;
  as: 'read' | 'unread';
}

/** Marks conversations as read or unread. */
export function useMarkConversation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ partner, as }: ConversationMark) => markConversation(partner, as),
    onSuccess: (_, { partner }) => invalidateConversationLists(queryClient, partner),
  });
}

/** Marks conversations at the user's request, and shows why it failed. */
export function useMarkConversationManually() {
  const mark = useMarkConversation();
  return (change: ConversationMark) =>
    mark.mutateAsync(change).catch((error: unknown) => {
      toast({ title: `Failed to mark as ${change.as}`, text: detailedRefusalText(error), variant: 'destructive' });
    });
}

/** Deletes the user's own message for both sides. */
export function useDeleteMessage(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess: async (_, id) => {
      await markDeletedInCachedThread(queryClient, viewer, partner, id);
      toast({ title: 'Message deleted' });
      void invalidateConversationLists(queryClient, partner);
    },
    onError: (error) =>
      toast({ title: 'Failed to delete message', text: detailedRefusalText(error), variant: 'destructive' }),
  });
}
