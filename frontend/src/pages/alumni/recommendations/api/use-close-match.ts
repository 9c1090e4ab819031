import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { closeMatch, recommendationQueries, type MentorMatch } from './recommendations';

/** Closes a match, or saves feedback on a closed one. */
export function useCloseMatch({ id, status }: MentorMatch, viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (evaluation: Parameters<typeof closeMatch>[1]) => closeMatch(id, evaluation),
    onSuccess: () => {
      toast({ title: status === 'active' ? 'Mentoring ended' : 'Feedback saved' });
      return queryClient.invalidateQueries({ queryKey: recommendationQueries.matches(viewer).queryKey });
    },
  });
}
