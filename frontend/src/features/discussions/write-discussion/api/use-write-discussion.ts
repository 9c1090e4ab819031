import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forumQueries } from '@/entities/discussion';
import { editDiscussion, writeDiscussion, type DiscussionDraft } from './discussions';

/** Returns a function that invalidates all lists of discussions, and one discussion if an ID is given. */
export function useInvalidateForum() {
  const queryClient = useQueryClient();
  return (id?: number) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: forumQueries.lists }),
      id !== undefined && queryClient.invalidateQueries({ queryKey: forumQueries.details(id) }),
    ]);
}

export function useWriteDiscussion() {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: ({ draft, key }: { draft: DiscussionDraft; key: string }) => writeDiscussion(draft, key),
    onSuccess: () => void invalidateForum(),
  });
}

export function useEditDiscussion() {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: ({ id, ...changes }: Pick<DiscussionDraft, 'title' | 'content' | 'tags'> & { id: number }) =>
      editDiscussion(id, changes),
    onSuccess: (_, { id }) => invalidateForum(id),
  });
}
