import { useMutation } from '@tanstack/react-query';
import type { Discussion } from '@/entities/discussion';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { setDiscussionSaved } from './save-discussion';
import { useUpdateCachedDiscussion } from './use-discussion-cache';

/** Saves a discussion or removes it from the saved ones, with an optimistic update. */
export function useSaveDiscussion({ id, saved }: Pick<Discussion, 'id' | 'saved'>) {
  const change = useUpdateCachedDiscussion(id);
  const mutation = useMutation({
    mutationFn: (isSaved: boolean) => setDiscussionSaved(id, isSaved),
    onSuccess: (_, isSaved) => change({ saved: isSaved }),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
  });
  const isSaved = mutation.isPending ? mutation.variables : saved;
  return { isSaved, toggle: () => !mutation.isPending && mutation.mutate(!isSaved) };
}
