import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isSessionEndedError } from '@/shared/api';
import { UNDO_MS } from '@/shared/config';
import { storeDraft } from '@/shared/lib/drafts';
import { refusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { focusHeading } from '../lib/card-focus';
import { areAllWeak } from '../model/gaps';
import { passReasonDraftKey } from '../model/match-labels';
import {
  answerRecommendation,
  generateRecommendations,
  recommendationQueries,
  undoAnswer,
  type Recommendation,
} from './recommendations';

const showUpdateFailedToast = () =>
  toast({ title: 'Update Failed', text: 'Unable to update recommendation status.', variant: 'destructive' });

/** Returns functions that update or invalidate cached recommendations after a change. */
function useRecommendationCache(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = recommendationQueries.all(viewer);
  return {
    invalidate: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: recommendationQueries.raises(viewer).queryKey }),
      ]),
    /** A request was sent, so cached data about connections and alumni is stale as well. */
    invalidateConnections: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && /^\/api\/(connections|alumni)\b/.test(path),
      }),
    update: async (id: number, change: Partial<Recommendation>) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Recommendation[]>(queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, ...change } : one)),
      );
    },
  };
}

/** Generates recommendations. */
export function useGenerateRecommendations(viewer: number) {
  const queryClient = useQueryClient();
  const { invalidate } = useRecommendationCache(viewer);
  return useMutation({
    mutationFn: generateRecommendations,
    onSuccess: async ({ count }) => {
      await invalidate();
      if (count === 0) return;
      const pending = (queryClient.getQueryData(recommendationQueries.all(viewer).queryKey) ?? []).filter(
        ({ status, isExpired }) => status === 'pending' && !isExpired,
      );
      toast({
        title: 'New Recommendations Generated',
        text: areAllWeak(pending.map(({ matchScore }) => matchScore))
          ? 'No strong matches yet. These are your closest matches.'
          : `Found ${count} potential mentors perfectly matched to your profile.`,
      });
    },
    onError: (error) => {
      const isRateLimited = error instanceof ApiError && error.status === 429;
      const text = isRateLimited ? refusalText(error) : 'Unable to generate recommendations. Please try again.';
      toast({ title: 'Generation Failed', text, variant: 'destructive' });
    },
  });
}

/** Undoes an answer and restores the recommendation in the list. */
function useUndoAnswer(id: number, viewer: number) {
  const { invalidate, update, invalidateConnections } = useRecommendationCache(viewer);
  return () =>
    undoAnswer(id)
      .then(async (pending) => {
        await update(id, pending);
        focusHeading(id);
      }, showUpdateFailedToast)
      .then(() => Promise.all([invalidate(), invalidateConnections()]));
}

/**
 * Sends a request to a recommended mentor, which can be undone. The recommendation leaves the list once the server has
 * stored the request and `beforeRemove` has resolved.
 */
export function useConnectWithMentor({ id }: Recommendation, viewer: number, beforeRemove: () => Promise<void>) {
  const { invalidate, update, invalidateConnections } = useRecommendationCache(viewer);
  const undo = useUndoAnswer(id, viewer);
  return useMutation({
    mutationFn: (message: string) => answerRecommendation(id, { status: 'accepted', message }),
    onSuccess: (answered) => {
      toast({
        title: 'Mentor Request Sent',
        text: 'Your mentorship request has been sent successfully.',
        lastsMs: UNDO_MS,
        action: { label: 'Undo', elsewhere: 'Undo: withdraw the request', onClick: () => void undo() },
      });
      // Not awaited, because the dialog closes first.
      void beforeRemove()
        .then(() => update(id, answered))
        .then(() => Promise.all([invalidate(), invalidateConnections()]));
    },
    onError: (error) => {
      showUpdateFailedToast();
      // The cached data is stale: it was answered elsewhere, or has expired.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void invalidate();
    },
  });
}

/** Passes on a mentor; the toast offers to undo it. The recommendation leaves the list immediately. */
export function usePassOnMentor({ id, mentor }: Recommendation, viewer: number, onRemove: () => void) {
  const { invalidate, update } = useRecommendationCache(viewer);
  const undo = useUndoAnswer(id, viewer);
  return useMutation({
    mutationFn: (reason: string | undefined) =>
      answerRecommendation(id, { status: 'declined', ...(reason && { reason }) }),
    onMutate: () => {
      onRemove();
      return update(id, { status: 'declined' });
    },
    onSuccess: () => {
      toast({
        title: 'Recommendation Declined',
        text: 'Recommendation removed from your list.',
        lastsMs: UNDO_MS,
        action: {
          label: 'Undo',
          elsewhere: `Find ${mentor.fullName} again in Find Alumni`,
          onClick: () => void undo(),
        },
      });
      return invalidate();
    },
    onError: (error, reason) => {
      showUpdateFailedToast();
      // The card with the form is already removed.
      if (reason && isSessionEndedError(error))
        storeDraft(viewer, passReasonDraftKey(id), { ticked: '', words: reason }, true);
      return update(id, { status: 'pending' }).then(invalidate);
    },
  });
}
