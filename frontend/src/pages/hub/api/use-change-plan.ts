import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedCollegesKey, type CollegePlan, type SavedCollege } from '@/entities/college';
import { request, toErrorSentence } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

interface PlanChange {
  id: number;
  changes: Partial<CollegePlan>;
}

/** Changes the plan for a saved college: at once on the page, which shows the previous one again if the server refuses. */
export function useChangePlan(viewer: number) {
  const queryClient = useQueryClient();
  const queryKey = savedCollegesKey(viewer);

  const apply = ({ id, changes }: PlanChange) =>
    queryClient.setQueryData<SavedCollege[]>(queryKey, (list) =>
      list?.map((college) => (college.id === id ? { ...college, ...changes } : college)),
    );

  return useMutation({
    mutationFn: ({ id, changes }: PlanChange) => request<SavedCollege>('PATCH', `/api/saved-colleges/${id}`, changes),
    // Runs changes in sequence, so that the last one wins.
    scope: { id: 'plans' },
    onMutate: ({ id, changes }: PlanChange) => {
      const before = queryClient.getQueryData<SavedCollege[]>(queryKey)?.find((college) => college.id === id);
      apply({ id, changes });
      return { before };
    },
    onError: (error, { id, changes }, context) => {
      const { before } = context ?? {};
      if (before) apply({ id, changes: pickParts(before, changes) });
      toast({ title: 'Error', text: toErrorSentence(error), variant: 'destructive' });
    },
  });
}

/** Returns those parts of a plan that a change has. */
const pickParts = ({ status, deadline, note }: CollegePlan, changes: Partial<CollegePlan>): Partial<CollegePlan> => ({
  ...('status' in changes && { status }),
  ...('deadline' in changes && { deadline }),
  ...('note' in changes && { note }),
});
