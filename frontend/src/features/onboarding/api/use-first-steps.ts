import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { onboardingQueries, updateOnboarding } from '@/shared/api';
import { refusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';

export const useFirstSteps = (viewer: number) => useQuery(onboardingQueries.of(viewer));

function useUpdate(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingQueries.of(viewer);
  return {
    mutationFn: updateOnboarding,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (answer: Awaited<ReturnType<typeof updateOnboarding>>) => queryClient.setQueryData(queryKey, answer),
  };
}

/** Tells the server which steps are done. No one pressed anything for it, so no one hears when it fails. */
export const useKeepSteps = (viewer: number) => useMutation(useUpdate(viewer));

/** Puts the steps away, or brings them back. */
export const useSkipSteps = (viewer: number) =>
  useMutation({
    ...useUpdate(viewer),
    onError: (error) => toast({ title: 'Error', text: refusalText(error), variant: 'destructive' }),
  });
