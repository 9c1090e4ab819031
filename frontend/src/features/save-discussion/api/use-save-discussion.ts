import { useMutation } from '@tanstack/react-query';
import type { Discussion } from '@/entities/discussion';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { setSaved } from './save-discussion';
import { useDiscussionCache } from './use-discussion-cache';

/** Saves a discussion or removes it from the saved ones, with an optimistic update. */
export function useSaveDiscussion({ id, saved }: Pick<Discussion, 'id' | 'saved'>) {
  const change = useDiscussionCache(id);
  const mutation = useMutation({
    mutationFn: (isSaved: boolean) => setSaved(id, isSaved),
    onSuccess: (_, isSaved) => change({ saved: isSaved }),
    onError: (error) => toast({ title: 'Error', text: refusalInFull(error), variant: 'destructive' }),
  });
  const isSaved = mutation.isPending ? mutation.variables : saved;
  return { isSaved, toggle: () => !mutation.isPending && mutation.mutate(!isSaved) };
}
