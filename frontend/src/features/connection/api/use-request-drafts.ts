import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, refreshCurrentUser } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { CARD_REQUEST_TOASTS } from '../model/connection-labels';
import { requestConnection } from './connections';
import { discardRequestDraft, requestDraftQueries, saveRequestDraft } from './request-drafts';

const isSendInsteadError = (error: unknown) => error instanceof ApiError && error.code === 'mentorship.send-instead';

/**
 * Saves a request until the address is confirmed. If it was confirmed in another tab, the request is sent immediately.
 */
export function useSaveRequestDraft(personId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (message: string): Promise<'saved' | 'sent'> => {
      try {
        await saveRequestDraft(personId, message);
        return 'saved';
      } catch (error) {
        if (!isSendInsteadError(error)) throw error;
        await requestConnection(personId, message);
        return 'sent';
      }
    },
    onSuccess: async (outcome) => {
      toast(
        outcome === 'sent'
          ? CARD_REQUEST_TOASTS.sent
          : { title: 'Request saved', text: "We'll send it when you confirm your email." },
      );
      if (outcome === 'sent') await refreshCurrentUser();
      await queryClient.invalidateQueries({ queryKey: requestDraftQueries.all });
    },
  });
}

export function useDiscardRequestDraft(personId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => discardRequestDraft(personId),
    onSuccess: () => {
      toast({ title: 'Request discarded' });
      return queryClient.invalidateQueries({ queryKey: requestDraftQueries.all });
    },
    onError: (error) =>
      toast({ title: 'Failed to discard request', text: detailedRefusalText(error), variant: 'destructive' }),
  });
}
