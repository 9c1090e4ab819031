import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  agreeToSharedAnswer,
  editSharedAnswer,
  endSharedAnswer,
  sharedAnswerQueries,
  suggestSharedAnswer,
  type SharedAnswer,
  type SharedAnswerChanges,
  type SharedAnswerDraft,
} from './shared-answers';

/** Reloads the shared answers of the two people, also after a refusal: the other side may have changed them. */
function useReloadSharedAnswers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isSharedAnswerListPath(queryKey[0]) });
}

const isSharedAnswerListPath = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith(sharedAnswerQueries.lists[0]!);

const showErrorToast = (error: unknown) =>
  toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' });

export function useSuggestSharedAnswer() {
  const refetch = useReloadSharedAnswers();
  return useMutation({ mutationFn: (draft: SharedAnswerDraft) => suggestSharedAnswer(draft), onSettled: refetch });
}

export function useEditSharedAnswer() {
  const refetch = useReloadSharedAnswers();
  return useMutation({
    mutationFn: ({ id, ...changes }: SharedAnswerChanges & { id: number }) => editSharedAnswer(id, changes),
    onSettled: refetch,
  });
}

export function useAgreeToSharedAnswer({ id, version }: Pick<SharedAnswer, 'id' | 'version'>) {
  const refetch = useReloadSharedAnswers();
  return useMutation({
    mutationFn: (namesConfirmed: boolean) => agreeToSharedAnswer(id, version, namesConfirmed),
    onSuccess: ({ status }) => toast({ title: status === 'published' ? 'Published in the forum' : 'You agreed' }),
    onError: showErrorToast,
    onSettled: refetch,
  });
}

export function useEndSharedAnswer({ id, status }: Pick<SharedAnswer, 'id' | 'status'>) {
  const refetch = useReloadSharedAnswers();
  return useMutation({
    mutationFn: () => endSharedAnswer(id),
    onSuccess: () => toast({ title: status === 'published' ? 'Withdrawn from the forum' : 'Suggestion declined' }),
    onError: showErrorToast,
    onSettled: refetch,
  });
}
