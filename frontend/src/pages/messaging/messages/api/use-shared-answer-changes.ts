import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  agreeToSharedAnswer,
  editSharedAnswer,
  endSharedAnswer,
  sharedAnswerQueries,
  suggestAnswer,
  type SharedAnswer,
  type SharedAnswerChanges,
  type SharedAnswerDraft,
} from './shared-answers';

/** Reloads the shared answers of the two people, also after a refusal: the other side may have changed them. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey[0]) });
}

const isList = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith(sharedAnswerQueries.lists[0]!);

const say = (error: unknown) => toast({ title: 'Error', text: refusalInFull(error), variant: 'destructive' });

export function useSuggestAnswer() {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn: (draft: SharedAnswerDraft) => suggestAnswer(draft), onSettled: readAgain });
}

export function useEditSharedAnswer() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ id, ...changes }: SharedAnswerChanges & { id: number }) => editSharedAnswer(id, changes),
    onSettled: readAgain,
  });
}

export function useAgree({ id, version }: Pick<SharedAnswer, 'id' | 'version'>) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (namesConfirmed: boolean) => agreeToSharedAnswer(id, version, namesConfirmed),
    onSuccess: ({ status }) => toast({ title: status === 'published' ? 'Published in the forum' : 'You agreed' }),
    onError: say,
    onSettled: readAgain,
  });
}

export function useEndSharedAnswer({ id, status }: Pick<SharedAnswer, 'id' | 'status'>) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => endSharedAnswer(id),
    onSuccess: () => toast({ title: status === 'published' ? 'Withdrawn from the forum' : 'Suggestion declined' }),
    onError: say,
    onSettled: readAgain,
  });
}
